/** What changes its place flies there once, along the way a hand would take: copies, from where it was to where it is. */

import { calm } from "./settings.svelte";

/** How long a transition takes: none for those who asked for calm. */
export const spell = (milliseconds: number): number => (calm() ? 0 : milliseconds);

export interface Flight {
  copy: HTMLElement;
  from: DOMRect;
  to: () => Element | null;
}

/** Before the page changes: what is going to leave its place, and where it will land. */
export function depart(what: Element | null | undefined, to: () => Element | null): Flight[] {
  if (!what || calm()) return [];
  const from = what.getBoundingClientRect();
  if (!from.width || from.bottom < 0 || from.top > innerHeight) return [];
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.append(what.cloneNode(true));
  return [{ copy, from, to }];
}

/** After the page has changed: let it fly, one just behind the other. */
export function land(flights: Flight[], length = 380): void {
  flights.forEach(({ copy, from, to }, i) => {
    const place = to()?.getBoundingClientRect();
    if (!place?.width) return;
    const size = Math.min(1, Math.max(0.35, place.height / from.height));
    const x = place.left + place.width / 2 - (from.left + from.width / 2);
    const y = place.top + Math.min(place.height / 2, 60) - (from.top + from.height / 2);
    copy.style.cssText = `left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`;
    copy.setAttribute("aria-hidden", "true");
    document.body.append(copy);
    const lift = `translate(${x * 0.4}px, ${y * 0.4 - 18}px) scale(${(1 + size) / 2 + 0.08})`;
    const frames = [{ transform: "none" }, { transform: lift, opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.2 }];
    copy.animate(frames, { duration: length, delay: i * 60, easing: "ease-in-out", fill: "backwards" }).onfinish = () => copy.remove();
  });
}
