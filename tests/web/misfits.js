// What is out of the window, cut off, too small to press, or lies over something else.
() => {
  const found = [];
  const box = (e) => e.getBoundingClientRect();
  const tell = (e) => `${e.tagName.toLowerCase()}.${String(e.className.baseVal ?? e.className).split(' ')[0]} "${(e.innerText ?? '').trim().slice(0, 30)}"`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const top = document.querySelector('dialog[open]') ?? document.querySelector('.frame');
  const shown = [...top.querySelectorAll('*')].filter((e) => e.checkVisibility() && !e.closest('.sr, .backdrop, [class~=sr]'));
  for (const e of shown) {
    const b = box(e), style = getComputedStyle(e);
    const words = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    const scrolls = e.closest('.edge ol, aside ol, [tabindex="0"]');
    if (words && !scrolls && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)) found.push(`outside: ${tell(e)}`);
    if (words && !scrolls && style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${tell(e)}`);
    if (e.matches('button, a, select, input') && (b.width < 43.5 || b.height < 43.5) && !e.closest('label.tick')) found.push(`small: ${tell(e)} ${Math.round(b.width)} x ${Math.round(b.height)}`);
  }
  const inside = (a, b, what) => {
    if (a.left < b.left - 1 || a.top < b.top - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 1) found.push(what);
  };
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  if (top.matches('.frame')) {
    const own = document.querySelector('section.own'), slab = document.querySelector('section.slab'), window_ = new DOMRect(0, 0, innerWidth, innerHeight);
    for (const e of [own, slab, ...document.querySelectorAll('.rival')]) inside(box(e), window_, `outside: ${tell(e)}`);
    for (const e of own.querySelectorAll('.niche')) for (const t of e.querySelectorAll('.tile')) if (t.checkVisibility()) inside(box(t), box(e), `out of its niche: ${e.innerText.slice(0, 16)}`);
    for (const t of slab.querySelectorAll('.cells .tile')) inside(box(t), box(t.closest('.lot')), 'out of the lot: a tile');
    for (const r of document.querySelectorAll('.rival')) {
      if (over(box(r), box(own)) || over(box(r), box(slab))) found.push(`covered: ${tell(r)}`);
      for (const t of r.querySelectorAll('.tile, .sun')) if (t.checkVisibility()) inside(box(t), box(r), `out of the tray: ${r.innerText.slice(0, 12)}`);
    }
    if (over(box(own), box(slab))) found.push('covered: slab');
    const texts = shown.filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) && !e.closest('.edge, .key, kbd'));
    for (const part of ['.own', '.rival', '.slab .face'])
      for (const holder of document.querySelectorAll(part)) {
        const mine = texts.filter((e) => holder.contains(e));
        mine.forEach((a, i) => mine.slice(i + 1).forEach((b) => { if (!a.contains(b) && !b.contains(a) && over(box(a), box(b))) found.push(`texts meet: ${tell(a)} and ${tell(b)}`); }));
      }
  }
  return [...new Set(found)];
}
