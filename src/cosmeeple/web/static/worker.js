/* The app's worker: keeps the files of this version, answers with a page of ours when there is no network, and shows
   pushed notices. `FILES` is written before it by the server. Nothing that belongs to a person is kept. */
const CACHE = `files ${FILES[0].split("/")[2]}`;

self.addEventListener("install", (event) => {
  const all = [...FILES.map((file) => new Request(file)), new Request("/offline", { cache: "reload" })];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(all)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline").then((page) => page ?? Response.error())));
  } else if (new URL(request.url).pathname.startsWith("/static/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener("push", (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const shown = { body: told.body, tag: told.tag, renotify: true, icon: FILES.find((file) => file.endsWith(".svg")), data: { url: told.url } };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (url.origin !== self.location.origin) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === url.pathname) ?? pages[0];
    if (!there) return self.clients.openWindow(url.href);
    await there.focus();
    return new URL(there.url).pathname === url.pathname ? there : there.navigate(url.href);
  };
  event.waitUntil(open());
});
