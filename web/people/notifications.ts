import { call } from "../session/api.ts";

/** Notifications on this device that it is one's turn: by the page while it is open, afterwards by Web Push. */

/** Whether the reader can still be asked; who has answered is not asked again. */
export const canNotify = (): boolean => "Notification" in globalThis && Notification.permission === "default";

const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** Asks the reader, and where the server can send Web Push, lets it know this device. */
export async function askForNotifications(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  const isAllowed = (await Notification.requestPermission()) === "granted";
  if (isAllowed) await subscribeToPush();
  return isAllowed;
}

/** Whether this device gets Web Push; undefined where it or the server cannot. Waits for a worker on its way. */
export async function isPushOn(): Promise<boolean | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis)) return undefined;
  const worker = await navigator.serviceWorker.ready;
  const { is, reply } = { reply: undefined, ...(await call("pushKey")) };
  if (is !== "done" || reply?.key === undefined) return undefined;
  return (await worker.pushManager.getSubscription()) !== null;
}

/** Gives the server this device's address, where both can do Web Push. */
export async function subscribeToPush(): Promise<boolean> {
  const worker = await serviceWorker();
  if (worker === undefined || !("PushManager" in globalThis)) return false;
  const key = await call("pushKey");
  if (key.is !== "done" || key.reply.key === undefined) return false;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.reply.key,
    });
    return await register(subscription);
  } catch {
    // The browser's push service is away, or the reader's settings forbid it.
    return false;
  }
}

/** Makes this device known again: a new password and signing out everywhere end all of a person's devices. */
export async function renewPush(): Promise<void> {
  const subscription = await (await serviceWorker())?.pushManager?.getSubscription();
  if (subscription) await register(subscription);
}

async function register(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  return (await call("subscribePush", { body })).is === "done";
}

export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  if (!subscription) return;
  await call("unsubscribePush", { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** A notification by the page itself, while it is open but not looked at. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === "visible") return;
  const worker = await serviceWorker();
  await worker?.showNotification(title, { body, tag: address, data: { address } });
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}
