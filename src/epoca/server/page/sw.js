// Installable, and polite without a network. Files with a hash in their name never change, so they come from the cache;
// every page comes from the network, so that nobody sees an old one; without it, a page that says so.
const CACHE = "epoca-2";
const BASE = new URL(".", location).pathname; // where the page lies: a slash, or a path between slashes
const OFFLINE = ["offline.html", "offline.css", "icon.svg"].map((name) => BASE + name);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old));
  self.clients.claim();
});

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
    const assets = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith(`${BASE}assets/`));
    await Promise.all(assets.slice(0, Math.max(0, assets.length - 200)).map((one) => cache.delete(one))); // of earlier versions
  }
  return answer;
}

/** The page that says so, at whatever address it is shown. */
async function offline() {
  const page = await caches.match(OFFLINE[0]);
  return new Response((await page.text()).replaceAll('="./', `="${BASE}`), { headers: page.headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

// A word that it is somebody's turn leads back to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? BASE;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
