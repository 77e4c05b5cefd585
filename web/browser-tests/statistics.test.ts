import { type Guest, newGuest, openTestServer, type TestServer } from "@weirwood/server/testing";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { titleOf } from "../games/index.ts";
import { en } from "../text/en.ts";
import { arrive } from "./server/arrive.ts";
import { expectAccessible } from "./server/axe.ts";
import { offersTestingGame } from "./server/environment.ts";
import { TESTING_GAME } from "./server/testing-game.ts";
import { test, type Visitor } from "./server/visit.ts";

/** A server of its own: what all games come to is counted once a minute, and others finish games meanwhile. */
let server: TestServer;
let arya: Guest;
let bran: Guest;

beforeAll(async () => {
  server = await openTestServer({ webFolder: inject("addresses").client, environment: offersTestingGame });
  arya = await newGuest(server, "Arya");
  bran = await newGuest(server, "Bran");
  const result = (table: string, { id }: Guest, seat: string, won: number, tags = " ") => ({
    table_id: table,
    seat: id === arya.id ? 0 : 1,
    person: id,
    game: TESTING_GAME,
    seat_name: seat,
    players: 3,
    tags,
    won,
    resigned: 0,
    timed_out: 0,
    finished_at: 1,
  });
  await server.store.write(async (rows) => {
    await rows
      .insertInto("results")
      .values([
        result("1", arya, "ash", 1, " short "),
        result("1", bran, "birch", 0, " short "),
        result("2", arya, "ash", 0),
        result("2", bran, "cedar", 1),
        result("3", arya, "ash", 1),
        result("3", bran, "birch", 0),
      ])
      .execute();
  });
});
afterAll(() => server.end());

const lineOf = ({ page }: Visitor, of: string, name: string): Promise<string[]> =>
  page.getByRole("table", { name: of }).getByRole("row").filter({ hasText: name }).getByRole("cell").allInnerTexts();

test("what was played is read by seat and person", async ({ visit }) => {
  const visitor = await visit({ server: server.address, isUnpainted: true });
  const { page } = visitor;
  await page.goto(`/statistics/${TESTING_GAME}`);
  await page.getByRole("heading", { name: en.statistics.bySeat("Seat") }).waitFor();
  await expect.poll(() => lineOf(visitor, en.statistics.bySeat("Seat"), "Ash")).toEqual(["2 67%", "3", "0", "0"]);
  await expect.poll(() => lineOf(visitor, en.statistics.byTag, "One round")).toEqual(["1 100%", "1", "0", "0"]);
  await expectAccessible(page, "statistics");

  const people = page.getByRole("table", { name: en.statistics.people });
  await arrive(page, /\/statistics\/.+\/.+/, () => people.getByRole("link", { name: "Bran" }).press("Enter"));
  await page.getByRole("heading", { name: en.statistics.titleOf("Bran", titleOf(TESTING_GAME, "en")) }).waitFor();
  await expect.poll(() => lineOf(visitor, en.statistics.bySeat("Seat"), "Birch")).toEqual(["0 0%", "2", "0", "0"]);
  const ashes = page.getByRole("table", { name: en.statistics.bySeat("Seat") }).getByText("Ash");
  await expect.poll(() => ashes.count()).toBe(0);
  await expectAccessible(page, "statistics of one person");
});

test("whoever has played nothing is told so", async ({ visit }) => {
  const { page } = await visit({ server: server.address, isUnpainted: true });
  const cersei = await newGuest(server, "Cersei");
  await page.goto(`/statistics/${TESTING_GAME}/${cersei.id}`);
  await page.getByText(en.statistics.noneOfOne).waitFor();
  await expectAccessible(page, "no statistics");
});
