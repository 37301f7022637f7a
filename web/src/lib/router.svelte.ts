/** Where the reader is: the path of the address. */

export const place = $state({ path: location.pathname, query: location.search });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", path);
  place.path = location.pathname;
  place.query = location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.path = location.pathname;
  place.query = location.search;
});

/** Follow links of our own without loading the page anew. */
export function links(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
