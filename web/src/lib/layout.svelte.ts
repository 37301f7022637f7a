/** How a table lies in the window; the sizes are those of style.css. */

import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "tall" | "phone";

const phone = new MediaQuery("(max-width: 700px)");
const wide = new MediaQuery("(min-width: 900px) and (min-aspect-ratio: 5/4)");

/** Wide: others at both sides. Tall: others in a row, for tablets. Phone: others as chips that open. */
export const layout = (): Layout => (phone.current ? "phone" : wide.current ? "wide" : "tall");
