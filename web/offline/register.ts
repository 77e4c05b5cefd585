import { savesData } from "../app/saves-data.ts";
import { whenIdle } from "../app/when-idle.ts";

/** What is used of the browser's service workers. */
type Workers = Pick<ServiceWorkerContainer, "register" | "ready">;

/** Installs the service worker once the page has all it needs; in development there is none. */
export function keepOffline(): void {
  if (!hasServiceWorker()) return;
  const install = (): unknown => setTimeout(() => whenIdle(() => void installWorker()), DELAY);
  if (document.readyState === "complete") install();
  else addEventListener("load", install, { once: true });
}

/** The first visit belongs to the reader: what is kept for later is fetched a little later. */
const DELAY = 3_000;

const hasServiceWorker = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator;

/** The worker by itself is small, and shows notifications; all files are another matter where somebody pays for each. */
export async function installWorker(
  workers: Workers = navigator.serviceWorker,
  isSparing = savesData(),
): Promise<void> {
  try {
    await workers.register("/service-worker.js", { type: "module" });
  } catch {
    // Without it everything works but a start without a network.
    return;
  }
  if (!isSparing) await keepFiles(workers);
}

/** Has the worker fetch what it does not keep yet, and answers once it keeps all files of the client. */
async function keepFiles(workers: Workers): Promise<void> {
  const { active } = await workers.ready;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    active?.postMessage("keep files", [port2]);
  });
}

/**
 * Answers once all files of the client are in this browser, so that whatever is loaded from then on costs no line; at once where a
 * browser keeps nothing. Never on a line that is spared.
 */
export async function filesAreKept(): Promise<void> {
  if (hasServiceWorker()) await keepFiles(navigator.serviceWorker);
}
