import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import { en as book } from "@weirwood/throne/text/en";
import { expect } from "vitest";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { expectAccessible } from "../server/axe.ts";
import { decisionOf, gameOf } from "../server/kept-games.ts";
import { test } from "../server/visit.ts";
import { Hands } from "./hands.ts";

/** With an example in which somebody raids. */
const RULE = "throne.raid.pillage";

test("from a rule its example is laid on a practice table and played", async ({ visit }) => {
  const { page } = await visit({ withoutHints: true, isUnpainted: true });
  await page.goto(`/rules/throne#${RULE}`);
  const entry = page.locator(`[id="${RULE}"]`);
  await entry.getByText(book.rules[RULE].rule).waitFor();
  await arrive(page, PRACTICE, () => entry.getByRole("button", { name: en.rules.tryRule(RULE) }).click());
  await page.getByText(en.rules.tryTitle(RULE)).first().waitFor();
  const hands = new Hands(page);
  await hands.question.first().waitFor();
  await expectAccessible(page, "an example of a rule");

  const id = new URL(page.url()).pathname.split("/")[2];
  const { base, seats } = await gameOf(page, id);
  const seat = seats.findIndex(({ bot }) => bot === undefined);
  // What was laid outlives a reload.
  await page.reload();
  const state = throne.fromJSON(base?.state);
  const answer = throneBots.steward.choose(throne.view(state, seat), seat, chanceFrom(1));
  await hands.make(answer, throne.asks(state)[0].id);
  await expect.poll(() => decisionOf(page, id, seat)).toBe(throne.print(answer));
});
