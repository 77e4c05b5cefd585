import { afterEach, expect, test } from "vitest";
import { systemClock, turnedClock } from "../app/clock.ts";
import { silentLog } from "../ports/log.ts";
import { games } from "../testing/games.ts";
import { newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";
import { Beginnings } from "./beginnings.ts";

const script = new URL("../testing/silent-bots.mjs", import.meta.url);

let server: TestServer | undefined;
afterEach(async () => {
  await server?.end();
  server = undefined;
});

test("a position whose setting up never ends is refused after a while, each time, and the server answers on", async () => {
  const beginnings = new Beginnings(systemClock(), silentLog, { script, longest: 100, loading: 0 });
  server = await openTestServer({ beginnings });
  const eve = await newGuest(server, "Eve");
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  for (let time = 0; time < 2; time++) {
    const body = throneTable({ seats, practice: { position: { start: true } } });
    expect(await eve.call("createTable", { body })).toMatchObject({ rule: "table.too-long", status: 422 });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  }
});

test("a game that begins as the rules say waits for no position, and nobody's position for a second one of somebody else", async () => {
  const clock = turnedClock(0);
  const beginnings = new Beginnings(clock, silentLog, { script, longest: 1000, loading: 0, patience: 10_000 });
  const { game } = games.throne;
  const ended: string[] = [];
  const begin = (who: string, what: Parameters<ReturnType<typeof beginnings.setUpFor>>[1]): Promise<void> =>
    beginnings
      .setUpFor({ person: who, address: who })(game, what)
      .then(() => undefined)
      .catch(({ refusal }) => void ended.push(`${who} ${refusal?.rule}`));
  const position = { position: { start: true } };
  const begun = [1, 2, 3].map(() => begin("eve", position));
  expect(beginnings.waiting).toBe(2);
  begun.push(begin("ann", position));
  expect(beginnings.waiting).toBe(3);
  begun.push(begin("ben", { options: { players: 3 }, seed: new Uint8Array(32) }));
  expect(beginnings.waiting).toBe(3);
  // None of them is ever answered: each is given up after its time, and then it is the next one's turn.
  for (const left of [2, 1, 0]) {
    clock.turnBy(1000);
    await expect.poll(() => beginnings.waiting).toBe(left);
  }
  clock.turnBy(1000);
  await Promise.all(begun);
  expect(ended.filter((one) => !one.startsWith("ben"))).toEqual([
    "eve table.too-long",
    "eve table.too-long",
    "ann table.too-long",
    "eve table.too-long",
  ]);
  expect(ended).toContain("ben table.too-long");
  await beginnings.close();
});
