import type { GameOffer } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { loadGames, optionsFrom, plainOptions } from "./games.ts";
import { newGuest, openTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
afterEach(() => server?.end());

const offeredBy = async ({ address }: TestServer): Promise<GameOffer[]> => {
  const response = await fetch(`${address}/api/games`);
  return (await response.json()) as GameOffer[];
};

test("players are offered the games of the catalogue, and the testing game where the environment says so", async () => {
  server = await openTestServer();
  expect((await offeredBy(server)).map(({ name }) => name)).toEqual(["throne", "battles", "cards"]);
  await server.end();

  server = await openTestServer({ environment: { WEIRWOOD_TESTING_GAME: "yes" } });
  const offers = await offeredBy(server);
  expect(offers.map(({ name }) => name)).toEqual(["throne", "battles", "cards", "ravens-wager"]);
  expect(offers.find(({ name }) => name === "ravens-wager")).toMatchObject({
    players: { least: 2, most: 4 },
    bots: ["random", "maester"],
    levels: [{ bot: "random" }, { bot: "maester" }],
  });
  expect(offers.find(({ name }) => name === "throne")?.players).toEqual({ least: 3, most: 6 });
  expect(offers.find(({ name }) => name === "battles")).toMatchObject({
    players: { least: 2, most: 2 },
    bots: expect.arrayContaining(["random", "squire", "steward"]),
  });
  expect(offers.find(({ name }) => name === "cards")).toMatchObject({
    players: { least: 2, most: 6 },
    bots: expect.arrayContaining(["random", "squire", "steward"]),
  });
});

test("any game is played at a table: its seats are those of its options, and bots of its own sit in", async () => {
  server = await openTestServer({ environment: { WEIRWOOD_TESTING_GAME: "yes" } });
  const ann = await newGuest(server, "Ann");
  const body = {
    game: "ravens-wager",
    title: "A wager",
    options: { seats: 3, rounds: 1 },
    isPublic: true,
    clock: { kind: "none" },
    seats: [{ sitter: "random" }, { sitter: "random" }],
    onlookers: { allowed: true, delaySeconds: 0 },
  };
  expect(await ann.call("createTable", { body })).toMatchObject({ rule: "table.seats" });
  const seats = [...body.seats, { sitter: "random" }];
  const { id } = await ann.must<{ id: string }>("createTable", { body: { ...body, seats } });
  await ann.must("startTable", { params: { table: id } });
  await expect.poll(async () => (await server.tables.cache.find(id)).row.state).toBe("finished");
  expect(server.complaints).toEqual([]);
});

test("options are the same after they were stored", async () => {
  for (const { game } of Object.values(await loadGames("tests"))) {
    const plain = plainOptions(optionsFrom(game, {}));
    expect(plainOptions(optionsFrom(game, plain))).toEqual(plain);
  }
});
