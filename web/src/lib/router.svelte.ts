/** Where the reader is: the path of the address, below where the page lies. */

import { base } from "./base";

const below = (pathname: string): string => pathname.slice(base.length) || "/";

export const place = $state({ path: below(location.pathname), query: location.search });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", base + path);
  place.path = below(location.pathname);
  place.query = location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.path = below(location.pathname);
  place.query = location.search;
});

/** Follow links of our own without loading the page anew. */
export function links(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || !link.href.startsWith(`${location.origin}${base}/`) || link.target || link.hasAttribute("download")) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(below(link.pathname) + link.search + link.hash);
}
