/// <reference lib="webworker" />
import { notificationFrom, strategyFor } from "./strategy.ts";

/** Keeps the built client in the browser, so that practice starts without a network, and shows word from the server. */
declare const self: ServiceWorkerGlobalScope;

/** The build writes here which files belong to this version, and its name. */
const { version, files } = JSON.parse("__KEPT_FILES__") as { version: string; files: string[] };
const cacheName = `weirwood-${version}`;

/** How long a page may take from the network before the kept one is shown. */
const PATIENCE = 4_000;

/** How many files are fetched at a time: the lines that are left are for somebody who sits down at a table meanwhile. */
const LANES = 3;

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Not when it is installed: the page knows when it is idle, and whether its line is one that saves data.
self.addEventListener("message", (event) => {
  if (event.data !== "keep files") return;
  event.waitUntil(keepFiles().then(() => event.ports[0]?.postMessage("kept")));
});

let keeping: Promise<void> | undefined;

/** Keeps all files of this version, and then none of any other: until it is whole, the one before starts without a network. */
function keepFiles(): Promise<void> {
  keeping ??= fetchMissing().then(dropOthers);
  // What could not be fetched is asked for again by the next page.
  keeping.catch(() => {
    keeping = undefined;
  });
  return keeping;
}

async function fetchMissing(): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.match("/")) !== undefined) return;
  const page = await fetch("/", { priority: "low" });
  if (!page.ok) throw new Error(`the page cannot be kept: ${page.status}`);
  const waiting = files.filter((file) => file !== "/");
  const lane = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const isKept = (await cache.match(file)) !== undefined;
      if (!isKept) await cache.add(new Request(file, { priority: "low" }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // Whoever finds the page finds everything.
  await cache.put("/", page);
}

async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith("weirwood-") && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

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
