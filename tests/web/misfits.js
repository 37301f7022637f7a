// What is out of the window, cut off, too small to press, or lies over something else.
() => {
  const found = [];
  const boxes = new Map();
  const box = (e) => boxes.get(e) ?? boxes.set(e, e.getBoundingClientRect()).get(e);
  const tell = (e) => `${e.tagName.toLowerCase()}.${String(e.className.baseVal ?? e.className).split(' ')[0]} "${(e.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
  const root = document.documentElement;
  const table = document.querySelector('.frame, .stage');
  if (root.scrollWidth > innerWidth || (table && root.scrollHeight > innerHeight)) found.push(`scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const top = document.querySelector('dialog[open]') ?? table ?? document.querySelector('#app');
  const shown = [...top.querySelectorAll('*')].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.sr, .backdrop, option'));
  const words = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const scrolls = (e) => e.closest('.edge ol, aside ol, [tabindex="0"], .wide:has(> table)');
  const clips = new Map();
  const clipping = (e) => clips.get(e) ?? clips.set(e, /hidden|clip/.test(getComputedStyle(e).overflowX)).get(e);
  const written = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getBoundingClientRect();
  };
  for (const e of shown) {
    if (words(e) && !scrolls(e) && !clipping(e))
      for (let a = e.parentElement, b = written(e); a && a !== top; a = a.parentElement)
        if (clipping(a) && (b.left < box(a).left - 1 || b.right > box(a).right + 1)) found.push(`clipped: ${tell(e)} by ${tell(a)}`);
    const b = box(e), style = getComputedStyle(e);
    const high = table && !top.matches('dialog') && (b.top < -1 || b.bottom > innerHeight + 1);
    if ((words(e) || e.matches('button')) && !scrolls(e) && (b.left < -1 || b.right > innerWidth + 1 || high)) found.push(`outside: ${tell(e)}`);
    if (words(e) && !scrolls(e) && style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${tell(e)}`);
    const inText = e.matches('a') && style.display === 'inline';
    if (e.matches('button, a, select, input, summary') && !inText && (b.width < 43.5 || b.height < 43.5) && !e.closest('.explain') && !(e.type === 'checkbox' && e.closest('label')) && style.opacity !== '0') found.push(`small: ${tell(e)} ${Math.round(b.width)} x ${Math.round(b.height)}`);
  }
  const inside = (a, b, what) => {
    if (a.left < b.left - 1 || a.top < b.top - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 1) found.push(what);
  };
  for (const t of top.querySelectorAll('svg text')) if (t.ownerSVGElement.checkVisibility()) inside(box(t), box(t.ownerSVGElement), `out of its picture: "${t.textContent}"`);
  if (top.matches('dialog')) {
    const b = box(top);
    if (b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight) found.push(`outside: ${tell(top)}`);
  }
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  if (top.matches('.frame')) {
    const own = document.querySelector('section.own'), slab = document.querySelector('section.slab'), window_ = new DOMRect(0, 0, innerWidth, innerHeight);
    for (const e of [own, slab, ...document.querySelectorAll('.rival, .explain, .hint')]) inside(box(e), window_, `outside: ${tell(e)}`);
    for (const e of own.querySelectorAll('.niche')) for (const t of e.querySelectorAll('.tile')) if (t.checkVisibility()) inside(box(t), box(e), `out of its niche: ${e.innerText.slice(0, 16)}`);
    for (const t of slab.querySelectorAll('.cells .tile')) inside(box(t), box(t.closest('.lot')), 'out of the lot: a tile');
    for (const t of slab.querySelectorAll('.ledger :is(b, .tile)')) if (t.checkVisibility()) inside(box(t), box(t.closest('.ledger')), `out of the ledger: ${tell(t)}`);
    for (const r of document.querySelectorAll('.rival')) {
      if (over(box(r), box(own)) || over(box(r), box(slab))) found.push(`covered: ${tell(r)}`);
      for (const t of r.querySelectorAll('.tile, .sun, .seals')) if (t.checkVisibility()) inside(box(t), box(r), `out of the tray: ${r.innerText.slice(0, 12)}`);
    }
    if (over(box(own), box(slab))) found.push('covered: slab');
    const bar = [...top.querySelectorAll(':scope > .top > :not(.tools), :scope > .top > .tools > *, :scope.bare.phone .edge')].filter((e) => e.checkVisibility());
    bar.forEach((a, i) => bar.slice(i + 1).forEach((b) => { if (!a.contains(b) && !b.contains(a) && over(box(a), box(b))) found.push(`meet in the bar: ${tell(a)} and ${tell(b)}`); }));
    for (const badge of top.querySelectorAll('.count'))
      for (let e = badge.parentElement; e !== top && badge.checkVisibility(); e = e.parentElement)
        if (getComputedStyle(e).overflow !== 'visible' && !scrolls(e)) inside(box(badge), box(e), `clipped: a count of ${tell(e)}`);
    const extent = (e, other) => (other.matches('.coin') && words(e) ? written(e) : box(e)); // a coin lies over the corner of many a line
    const texts = shown.filter((e) => (words(e) || e.matches('.coin')) && !e.closest('.edge, .key, kbd, .explain'));
    for (const part of ['.own', '.rival', '.slab .face'])
      for (const holder of document.querySelectorAll(part)) {
        const mine = texts.filter((e) => holder.contains(e));
        mine.forEach((a, i) => mine.slice(i + 1).forEach((b) => { if (!a.contains(b) && !b.contains(a) && over(extent(a, b), extent(b, a))) found.push(`texts meet: ${tell(a)} and ${tell(b)}`); }));
      }
  }
  return [...new Set(found)];
}
