import { seedFrom } from "@weirwood/kernel";
import { expect, it } from "vitest";
import { NONE } from "./data/names.ts";
import { cards } from "./rules.ts";
import { given } from "./scenarios/given.ts";
import { ask, askKinds, type Cards, PLOT } from "./state/layout.ts";
import { imagine, view } from "./view.ts";

const [ONE, TWO] = [0, 1];

function decide(game: Cards, seat: number, text: string): void {
  const answer = cards.parse(text, game);
  if (!("kind" in answer)) throw new Error(`${text} cannot be read`);
  const refusal = cards.check(game, seat, answer);
  if (refusal !== undefined) throw new Error(`${text}: ${refusal.rule}`);
  cards.apply(game, seat, answer);
}

it("whoever has chosen a plot face down has one in every world that others imagine", () => {
  const game = given({
    phase: "plot",
    one: { house: "baratheon", play: ["core_91"], plots: ["wildfire-assault", "valar-morghulis"], hand: ["core_5"] },
    two: { house: "stark", plots: ["summoning-season", "wildfire-assault"], hand: ["core_5"] },
  });
  while (askKinds[ask.kind(game)] !== "plot") for (const seat of [ONE, TWO]) decide(game, seat, "pass");
  decide(game, ONE, "plot wildfire-assault");
  decide(game, TWO, "plot summoning-season");
  expect(askKinds[ask.kind(game)], "the segment between choosing and revealing").toBe("action");
  const imagined = imagine(view(game, ONE), seedFrom("a world"));
  expect(view(imagined, ONE)).toEqual(view(game, ONE));
  while (imagined[PLOT + ONE] === NONE) for (const seat of [ONE, TWO]) decide(imagined, seat, "pass");
  expect(imagined[PLOT + TWO]).not.toBe(NONE);
});

it("which cards of a deck somebody puts in order is nobody else’s business", () => {
  const game = given({
    one: { house: "stark", hand: ["fx_dreams"], deck: ["core_5", "core_8", "core_18"] },
    two: { house: "lannister", play: ["core_52"], hand: ["core_48"] },
  });
  decide(game, ONE, "act fx_dreams");
  decide(game, TWO, "pass");
  while (askKinds[ask.kind(game)] !== "choice") for (const seat of [ONE, TWO]) decide(game, seat, "pass");
  decide(game, ONE, "choose core_8");
  const seenBy = (seat: number): string => JSON.stringify(cards.toJSON(view(game, seat)));
  expect(seenBy(ONE)).toContain("core_8");
  expect(seenBy(TWO)).not.toContain("core_8");
  expect(view(imagine(view(game, TWO), seedFrom("a world")), TWO)).toEqual(view(game, TWO));
});

it("which card is laid into shadows is nobody else’s business, while everybody may answer", () => {
  const game = given({
    phase: "marshalling",
    one: { house: "stark", hand: ["fx_cutpurse", "core_18"], gold: 4 },
    two: { house: "lannister", play: ["core_52"], hand: ["fx_f10"] },
  });
  decide(game, ONE, "act to-shadows fx_cutpurse");
  decide(game, TWO, "pass");
  expect(askKinds[ask.kind(game)]).toBe("save");
  expect(JSON.stringify(cards.toJSON(view(game, TWO)))).not.toContain("fx_cutpurse");
});

it("nor while it is chosen which gold pays for it", () => {
  const game = given({
    phase: "marshalling",
    one: { house: "lannister", play: ["core_40 gold=2"], hand: ["fx_cutpurse", "core_18"], gold: 3 },
    two: { house: "stark", play: ["core_18"], hand: ["core_5"] },
  });
  decide(game, ONE, "act to-shadows fx_cutpurse");
  decide(game, TWO, "pass");
  expect(askKinds[ask.kind(game)]).toBe("pay");
  expect(JSON.stringify(cards.toJSON(view(game, TWO)))).not.toContain("fx_cutpurse");
  decide(game, ONE, "choose core_40");
  decide(game, ONE, "choose core_40");
  expect(askKinds[ask.kind(game)]).toBe("save");
});

it("whoever uses a card from his hand holds it in every world that others imagine", () => {
  const game = given({
    one: { house: "stark", play: ["core_18"], hand: ["fx_f10"] },
    two: { house: "baratheon", play: ["core_81"], hand: ["core_88", "core_82"] },
  });
  decide(game, ONE, "act fx_f10");
  decide(game, TWO, "pass");
  decide(game, ONE, "choose core_81");
  while (askKinds[ask.kind(game)] !== "response") for (const seat of [ONE, TWO]) decide(game, seat, "pass");
  decide(game, ONE, "pass");
  decide(game, TWO, "act core_88");
  expect(askKinds[ask.kind(game)], "everybody may answer it").toBe("save");
  const imagined = imagine(view(game, ONE), seedFrom("a world"));
  expect(view(imagined, ONE)).toEqual(view(game, ONE));
  for (const seat of [ONE, TWO]) decide(imagined, seat, "pass");
  expect(JSON.stringify(cards.toJSON(imagined).bodies)).toContain("core_88");
});

it("whoever chooses which gold pays for a card holds it in every world that others imagine", () => {
  const game = given({
    phase: "marshalling",
    one: { house: "lannister", play: ["core_40 gold=2"], hand: ["core_48", "core_52"], gold: 2 },
    two: { house: "stark", play: ["core_18"], hand: ["core_5"] },
  });
  decide(game, ONE, "act play core_48");
  decide(game, TWO, "pass");
  expect(askKinds[ask.kind(game)]).toBe("pay");
  const imagined = imagine(view(game, TWO), seedFrom("a world"));
  expect(view(imagined, TWO)).toEqual(view(game, TWO));
  for (let coin = 0; coin < 2; coin++) decide(imagined, ONE, "choose core_40");
  expect(JSON.stringify(cards.toJSON(imagined).bodies)).toContain("core_48");
});
