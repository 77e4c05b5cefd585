import { afterEach, expect, test } from "vitest";
import { isPublicAddress } from "./addresses.ts";
import { ForbiddenTargetError, guardedPost, type Posted, type PostGuard } from "./guarded-post.ts";
import { openListener } from "./testing/listener.ts";

const notification = { headers: { "content-type": "application/json" }, body: '{"text":"❄"}' };
/** As in the server, but this machine is a public place. */
const here: PostGuard = { isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address) };
const strict: PostGuard = { isAllowed: isPublicAddress };

/** As long as the test lasts, unless it says otherwise. */
const post = (
  url: string,
  posted: Posted,
  guard: PostGuard,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> => guardedPost(url, posted, guard, signal);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function listen(...answer: Parameters<typeof openListener>) {
  const listener = await openListener(...answer);
  open.push(listener);
  return listener;
}

test("what is posted arrives, and the status comes back", async () => {
  const listener = await listen((response) => response.writeHead(204).end());
  expect(await post(`${listener.url}/hook?a=b`, notification, here)).toBe(204);
  expect(listener.heard).toHaveLength(1);
  expect(listener.heard[0]).toMatchObject({ method: "POST", path: "/hook?a=b" });
  expect(listener.heard[0].headers["content-length"]).toBe(String(Buffer.byteLength(notification.body)));
  expect(listener.heard[0].body.toString()).toBe(notification.body);
});

test("nobody inside the server is knocked at: neither by address nor by name", async () => {
  const listener = await listen();
  const names = ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "[::ffff:127.0.0.1]"];
  for (const name of names) {
    await expect(post(`http://${name}:${listener.port}/`, notification, strict)).rejects.toBeInstanceOf(
      ForbiddenTargetError,
    );
  }
  expect(listener.heard).toEqual([]);
});

test("one address of a name that is not allowed is one too many", async () => {
  const listener = await listen();
  const lookUp = async () => [
    { address: "93.184.216.34", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  const url = `http://hooks.example:${listener.port}/`;
  await expect(post(url, notification, { ...strict, lookUp })).rejects.toBeInstanceOf(ForbiddenTargetError);
  await expect(post(url, notification, { ...strict, lookUp: async () => [] })).rejects.toBeInstanceOf(
    ForbiddenTargetError,
  );
  expect(listener.heard).toEqual([]);
});

test("the connection goes to the address that was checked, whatever the name says a moment later", async () => {
  const listener = await listen();
  let asked = 0;
  const lookUp = async () => {
    asked++;
    return [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  // A name that nothing on this machine could look up: if it were, the post would fail.
  const url = `http://rebinding.invalid:${listener.port}/`;
  expect(await post(url, notification, { ...here, lookUp })).toBe(200);
  expect(asked).toBe(1);
  expect(listener.heard[0].headers.host).toBe(`rebinding.invalid:${listener.port}`);
});

test("nobody is sent on: a redirection is an answer like any other", async () => {
  const inner = await listen();
  const outer = await listen((response) => response.writeHead(307, { location: `${inner.url}/secret` }).end());
  expect(await post(outer.url, notification, here)).toBe(307);
  expect(inner.heard).toEqual([]);
});

test("an endless answer is not listened to", async () => {
  const listener = await listen((response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  expect(await post(listener.url, notification, here)).toBe(200);
});

test("somebody who never answers is given up", async () => {
  const listener = await listen(() => {});
  const limit = new AbortController();
  const posted = post(listener.url, notification, here, limit.signal);
  await expect.poll(() => listener.heard.length).toBe(1);
  limit.abort();
  await expect(posted).rejects.toThrow();
});

test("a name that is never answered for is given up too", async () => {
  const lookUp = () => new Promise<never>(() => {});
  const limit = new AbortController();
  const posted = post("http://silent.example/", notification, { ...strict, lookUp }, limit.signal);
  limit.abort();
  await expect(posted).rejects.toThrow("aborted");
});

test("nobody there is an error, not a crash", async () => {
  const listener = await openListener();
  await listener.close();
  await expect(post(listener.url, notification, here)).rejects.toThrow("ECONNREFUSED");
});

test("headers cannot be broken out of", async () => {
  const listener = await listen();
  const broken = { ...notification, headers: { "x-title": "a\r\nx-injected: b" } };
  await expect(post(listener.url, broken, here)).rejects.toThrow("Invalid character");
  expect(await post(`${listener.url}/a\r\nx-injected: b`, notification, here)).toBe(200);
  expect(listener.heard[0].headers["x-injected"]).toBeUndefined();
});
