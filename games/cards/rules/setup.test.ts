import { isRefusal, seedFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { type CardsDecision, cards } from "../rules.ts";
import { powerToWin } from "./numbers.ts";

test("players who place nothing have not won", () => {
  const options = cards.readOptions({ players: 2 });
  if (isRefusal(options)) throw new Error(options.rule);
  const game = cards.setup(options, seedFrom("nothing is placed"));
  for (const said of ["deck winter-guard", "mulligan no", "place"])
    for (const seat of [0, 1]) cards.apply(game, seat, cards.parse(said) as CardsDecision);
  expect(powerToWin(game, 0)).toBe(15);
  // The segment of actions before plots are chosen.
  while (cards.asks(game)[0].kind === "action")
    for (const seat of [0, 1]) cards.apply(game, seat, cards.parse("pass") as CardsDecision);
  expect(cards.asks(game)).toMatchObject([{ kind: "plot", seats: [0, 1] }]);
});
