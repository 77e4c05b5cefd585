/// <reference lib="webworker" />
import { notificationFrom, strategyFor } from "./strategy.ts";

/** Keeps the built client in the browser, so that practice starts without a network, and shows word from the server. */
declare const self: ServiceWorkerGlobalScope;

/** The build writes here which files belong to this version, and its name. */
const { version, files } = JSON.parse("__KEPT_FILES__") as { version: string; files: string[] };
const cacheName = `weirwood-${version}`;

/** How long a page may take from the network before the kept one is shown. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((name) => name.startsWith("weirwood-") && name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = strategyFor(request, self.location.origin);
  if (strategy === "page") event.respondWith(pageFor(request));
  else if (strategy === "kept") event.respondWith(keptOrFetched(request));
});

async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await caches.match("/", { ignoreVary: true })) ?? Response.error();
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  const { title, text, address, tag } = notificationFrom(event.data?.text());
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { address },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data as { address: string };
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = windows.find(({ url }) => new URL(url).pathname === new URL(address, url).pathname) ?? windows[0];
      if (open === undefined) await self.clients.openWindow(address);
      else {
        await open.focus();
        if (new URL(open.url).pathname !== address) await open.navigate(address).catch(() => undefined);
      }
    })(),
  );
});
