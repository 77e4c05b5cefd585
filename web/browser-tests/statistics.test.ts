import { type Guest, newGuest, openTestServer, type TestServer } from "@weirwood/server/testing";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { expectAccessible, expectToFit } from "./server/axe.ts";
import { signInAs, test, type Visitor } from "./server/visit.ts";

/** A server of its own: what all games come to is counted once a minute, and others finish games meanwhile. */
let server: TestServer;
let arya: Guest;
let bran: Guest;

beforeAll(async () => {
  server = await openTestServer({ webFolder: inject("addresses").client });
  arya = await newGuest(server, "Arya");
  bran = await newGuest(server, "Bran");
  const result = (table: string, { id }: Guest, seat: string, won: number, variants = " ") => ({
    table_id: table,
    seat: id === arya.id ? 0 : 1,
    person: id,
    game: "throne",
    seat_name: seat,
    players: 3,
    variants,
    won,
    resigned: 0,
    timed_out: 0,
    finished_at: 1,
  });
  await server.store.write(async (rows) => {
    await rows
      .insertInto("results")
      .values([
        result("1", arya, "stark", 1, " ports siege "),
        result("1", bran, "lannister", 0, " ports siege "),
        result("2", arya, "stark", 0),
        result("2", bran, "baratheon", 1),
        result("3", arya, "stark", 1),
        result("3", bran, "lannister", 0),
      ])
      .execute();
  });
});
afterAll(() => server.end());

const lineOf = ({ page }: Visitor, of: string, name: string): Promise<string[]> =>
  page.getByRole("table", { name: of }).getByRole("row").filter({ hasText: name }).getByRole("cell").allInnerTexts();

test("what was played is read by house and person, from the front page on", async ({ visit }) => {
  const visitor = await visit({ server: server.address });
  const { page } = visitor;
  await page.goto("/");
  await page.getByRole("link", { name: en.app.statistics }).click();
  await page.getByRole("heading", { name: en.statistics.bySeat("House") }).waitFor();
  await expect.poll(() => lineOf(visitor, en.statistics.bySeat("House"), "Stark")).toEqual(["2 67%", "3", "0", "0"]);
  await expect.poll(() => lineOf(visitor, en.statistics.byTag, "Siege engines")).toEqual(["1 50%", "2", "0", "0"]);
  await expectAccessible(page, "statistics");

  await page.getByRole("table", { name: en.statistics.people }).getByRole("link", { name: "Bran" }).press("Enter");
  await page.getByRole("heading", { name: en.statistics.titleOf("Bran", "Throne") }).waitFor();
  await expect.poll(() => lineOf(visitor, en.statistics.bySeat("House"), "Lannister")).toEqual(["0 0%", "2", "0", "0"]);
  expect(
    await page
      .getByRole("table", { name: en.statistics.bySeat("House") })
      .getByText("Stark")
      .count(),
  ).toBe(0);
  await expectAccessible(page, "statistics of one person");
});

test("one's own are on one's own page, on a phone and in French", async ({ visit }) => {
  const visitor = await visit({ server: server.address, size: "narrow", language: "fr", theme: "night" });
  const { page } = visitor;
  await signInAs(visitor, arya);
  await page.goto("/me");
  await page.getByText(fr.statistics.share(67)).waitFor();
  await page.getByRole("link", { name: fr.statistics.details("Maison") }).click();
  await page.getByRole("rowheader", { name: "Engins de siège" }).waitFor();
  await expectToFit(page, "statistics");
  await expectAccessible(page, "statistics on a phone");
});

test("whoever has played nothing is told so", async ({ visit }) => {
  const { page } = await visit({ server: server.address });
  const cersei = await newGuest(server, "Cersei");
  await page.goto(`/statistics/throne/${cersei.id}`);
  await page.getByText(en.statistics.noneOfOne).waitFor();
  await expectAccessible(page, "no statistics");
});
