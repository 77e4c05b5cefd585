import { newGuest } from "@weirwood/server/testing";
import { fr } from "../../text/fr.ts";
import { arrive } from "../server/arrive.ts";
import { expectGood } from "../server/axe.ts";
import { signInAs, test } from "../server/visit.ts";

test("one's own statistics are on one's own page, on a phone and in French", async ({ visit, openServer }) => {
  // A server of its own: what all games come to is counted once a minute, and others finish games meanwhile.
  const server = await openServer();
  const arya = await newGuest(server, "Arya");
  const result = (table: string, won: number, tags: string) => ({
    table_id: table,
    seat: 0,
    person: arya.id,
    game: "throne",
    seat_name: "stark",
    players: 3,
    tags,
    won,
    resigned: 0,
    timed_out: 0,
    finished_at: 1,
  });
  const results = [result("1", 1, " ports siege "), result("2", 0, " "), result("3", 1, " ")];
  await server.store.write(async (rows) => {
    await rows.insertInto("results").values(results).execute();
  });

  const visitor = await visit({ server: server.address, size: "narrow", language: "fr", theme: "night" });
  const { page } = visitor;
  await signInAs(visitor, arya);
  await page.goto("/me");
  await page.getByText(fr.statistics.share(67)).waitFor();
  const details = page.getByRole("link", { name: fr.statistics.details("Maison") });
  await arrive(page, /\/statistics\//, () => details.click());
  await page.getByRole("rowheader", { name: "Engins de siège" }).waitFor();
  await expectGood(page, "statistics on a phone");
});
