/** Whoever plays with keys can scroll what scrolls: it is a stop for the tab key as long as something is out of sight. */
export function reachable(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
