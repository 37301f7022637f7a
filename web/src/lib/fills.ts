/** What is on the page: a class of the root tells, so that style.css need not look for it after every change. */

export type Kind = "stage" | "front" | "invitation" | "hint" | "warning";
const shown = new Map<Kind, number>();

function count(what: Kind, by: number): void {
  const many = (shown.get(what) ?? 0) + by;
  shown.set(what, many);
  document.documentElement.classList.toggle(`has-${what}`, many > 0);
}

export function fills(_: Element, what: Kind): { destroy: () => void } {
  count(what, 1);
  return { destroy: () => count(what, -1) };
}
