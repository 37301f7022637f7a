/** How a table lies in the window; the sizes are those of style.css. */

export type Layout = "wide" | "tall" | "phone";

const phone = matchMedia("(max-width: 700px)");
const wide = matchMedia("(min-width: 900px) and (min-aspect-ratio: 5/4)");
const look = (): Layout => (phone.matches ? "phone" : wide.matches ? "wide" : "tall");
let now = $state(look()); // asked for by every part of a table, so it is not looked up each time
for (const query of [phone, wide]) query.addEventListener("change", () => (now = look()));

/** Wide: others at both sides. Tall: others in a row, for tablets. Phone: others as chips that open. */
export const layout = (): Layout => now;
