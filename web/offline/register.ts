/** Installs the service worker once the page has all it needs; in development there is none. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const install = (): void => {
    navigator.serviceWorker.register("/service-worker.js", { type: "module" }).catch(() => {
      // Without it everything works but a start without a network.
    });
  };
  if (document.readyState === "complete") setTimeout(install, DELAY);
  else addEventListener("load", () => setTimeout(install, DELAY), { once: true });
}

/** The first visit belongs to the reader: what is kept for later is fetched a little later. */
const DELAY = 3_000;
