import { cardsBots } from "@weirwood/bots/cards";
import { cards } from "@weirwood/cards/rules";
import { chanceFrom } from "@weirwood/kernel";
import { expect } from "vitest";
import { test } from "../server/visit.ts";
import { Friends } from "./friends.ts";

/** Found by playing thousands of seeds: a challenge of each kind, a save and a cancelled event in two rounds. */
const SEED = "two rounds 423";
const LUCK = 423;

test("two friends play two rounds over a link, by mouse and by keyboard; one comes back in the midst of a response", async ({
  visit,
}) => {
  const [ann, ben] = await Promise.all([visit({ isUnpainted: true }), visit({ theme: "night", isUnpainted: true })]);
  const friends = await Friends.sitDown(
    [
      { visitor: ann, name: "Ann", reach: "mouse", deck: "what-is-dead" },
      { visitor: ben, name: "Ben", reach: "keyboard", deck: "ours-is-the-fury" },
    ],
    SEED,
  );
  const chance = chanceFrom(LUCK);
  let isBack = false;
  await friends.play(({ view, seat }) => cardsBots.steward.choose(view, seat, chance), {
    isOver: () => cards.round(friends.state) > 2,
    async before({ seat, kind, ask }) {
      if (seat === 0) return;
      // Ann is asked where she could act, Ben always.
      if (kind === "action") await friends.askAlways(seat, ask);
      if (kind !== "response" || isBack) return;
      await friends.asked(seat, ask);
      await ben.page.reload();
      isBack = true;
    },
  });

  const { told } = friends;
  const declared = told.filter(({ rule }) => rule === "cards.challenges.declared");
  expect(new Set(declared.map(({ icon, type }) => icon ?? type)).size).toBe(3);
  const rules = told.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["cards.saves.saved", "cards.saves.cancelled"]));
  expect(isBack).toBe(true);
  for (const { page } of [ann, ben])
    await page
      .getByText(/\b3\s*(of|\/)\s*30/)
      .filter({ visible: true })
      .first()
      .waitFor();
  await friends.expectSame();
});
