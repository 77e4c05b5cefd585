import { beginTable, newDevice, newGuest, openListener, turnedClock } from "@weirwood/server/testing";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { expectAccessible } from "./server/axe.ts";
import { signInAs, test } from "./server/visit.ts";

/**
 * All of Web Push but the browser maker's own service, which no test can reach: in its place listens this one. What the
 * page subscribes, the server encrypts and the service worker shows is the real thing.
 */
test("word comes to a browser that was turned on for it, and none after it was turned off", async ({
  visit,
  openServer,
}) => {
  const listener = await openListener((response) => response.writeHead(201).end());
  const clock = turnedClock(Date.now());
  const guard = { isAllowed: () => true };
  const server = await openServer({ clock, guard });
  try {
    const device = newDevice();
    const visitor = await visit({ server: server.address });
    const { page, context } = visitor;
    await context.grantPermissions(["notifications"]);
    await page.addInitScript(subscribeHere, { endpoint: `${listener.url}/ann`, keys: device.keys });
    const ann = await newGuest(server, "Ann");
    await signInAs(visitor, ann);
    await page.goto("/me");
    const push = page.getByRole("checkbox", { name: en.people.me.byPush });
    await expect.poll(() => push.getAttribute("aria-disabled")).toBe("false");
    await push.press("Space");
    await expect.poll(() => push.isChecked()).toBe(true);

    // A game begins at a table where she has a seat, while she looks elsewhere.
    const others = [await newGuest(server, "Ben"), await newGuest(server, "Cleo")];
    const table = await beginTable([others[0], ann, others[1]]);
    clock.turnBy(21_000);
    const heard = (): number => {
      // What is due and was not known of before.
      clock.turnBy(0);
      return listener.heard.length;
    };
    await expect.poll(heard).toBe(1);
    const word = device.read(listener.heard[0].body) as { title: string; text: string };
    // A busy browser drops a message now and then, without a word; one that comes again replaces what is shown of it.
    const delivered = async (): Promise<readonly object[]> => {
      await deliver(page, word);
      return shownIn(page);
    };
    await expect.poll(delivered, { interval: 2_000 }).toEqual([{ title: word.title, body: word.text, tag: table }]);

    await push.press("Space");
    await expect.poll(() => push.isChecked()).toBe(false);
    await beginTable([others[0], ann, others[1]]);
    clock.turnBy(21_000);
    await page.reload();
    await push.waitFor();
    await expect.poll(() => push.isChecked()).toBe(false);
    expect(listener.heard).toHaveLength(1);
    expect(await server.store.read.selectFrom("devices").selectAll().execute()).toEqual([]);
  } finally {
    await listener.close();
  }
});

test("a browser that does not allow it says so, and nothing is turned on", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await signInAs(visitor, await newGuest({ address: inject("addresses").server }, "Ann"));
  // What somebody answers who does not want it; the permission itself is left as the context has it.
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await page.goto("/me");
  const push = page.getByRole("checkbox", { name: en.people.me.byPush });
  await expect.poll(() => push.getAttribute("aria-disabled")).toBe("false");
  await push.click();
  await page.getByText(en.people.me.pushRefused).waitFor();
  await expect.poll(() => push.isChecked()).toBe(false);
  await expectAccessible(page, "push refused");
});

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Runs in the page: subscriptions lead to the listener of the test. */
function subscribeHere(given: Subscribed): void {
  const shelf = "test.subscribed";
  const subscription = {
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: async () => localStorage.removeItem(shelf),
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly } = {}) => {
    if (!userVisibleOnly || typeof applicationServerKey !== "string") throw new Error("not as a browser wants it");
    localStorage.setItem(shelf, "yes");
    return subscription as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(shelf) === null ? null : (subscription as unknown as PushSubscription);
}

/** Hands a message to the page's service worker, as the browser does, once it is active and runs. */
async function deliver(page: Page, word: object): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const running = new Promise<string>((resolve, reject) =>
    line.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active?.runningStatus === "running") resolve(active.registrationId);
      if (active?.runningStatus === "stopped") {
        line.send("ServiceWorker.startWorker", { scopeURL: `${origin}/` }).catch(reject);
      }
    }),
  );
  await line.send("ServiceWorker.enable");
  const data = { origin, registrationId: await running, data: JSON.stringify(word) };
  await line.send("ServiceWorker.deliverPushMessage", data);
  await line.detach();
}

/** What the service worker shows. */
const shownIn = (page: Page): Promise<readonly object[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
