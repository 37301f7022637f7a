/** What changes its place flies there once, along the way a hand would take: copies, from where it was to where it is. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "./settings.svelte";

/** How long a transition takes: none for those who asked for calm. */
export const spell = (milliseconds: number): number => (calm() ? 0 : milliseconds);

export interface Flight {
  copy: HTMLElement;
  from: DOMRect;
  to: () => Element | null;
}

/** Before the page changes: what is going to leave its place, or another, and where it will land. */
export function depart(what: Element | null | undefined, to: () => Element | null, where = what): Flight[] {
  if (!what || !where || calm()) return [];
  const all = where.getBoundingClientRect();
  const from = where === what ? all : within(all, what.getBoundingClientRect());
  if (!from.width || from.bottom < 0 || from.top > innerHeight) return [];
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.append(what.cloneNode(true));
  return [{ copy, from, to }];
}

/** A box of some size in the middle of another. */
const within = (all: DOMRect, { width, height }: DOMRect) => new DOMRect(all.x + (all.width - width) / 2, all.y + (all.height - height) / 2, width, height);

/** A transition for what comes from another place: along a low arc, growing. */
export function arrive(node: Element, { from, duration }: { from: string; duration: number }): TransitionConfig {
  const start = document.querySelector(from)?.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const [x, y] = start?.width ? [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2] : [0, 60];
  const css = (t: number, u: number) => `transform: translate(${u * x}px, ${u * y - 20 * Math.sin(Math.PI * t)}px) scale(${0.55 + 0.45 * t}); opacity: ${Math.min(1, 4 * t)}; position: relative; z-index: 3`;
  return { duration: spell(duration), easing: cubicOut, css };
}

/** After the page has changed: let it fly, one just behind the other. */
export function land(flights: Flight[], length = 320): void {
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
