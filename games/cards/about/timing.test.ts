import { describe, expect, test } from "vitest";
import { cards } from "../index.ts";
import { ROUND } from "../state/layout.ts";
import { after, given } from "../testing/illegal-plays.ts";
import { lookEverywhere, Tally } from "../testing/looks.ts";
import { stackOf } from "./stack.ts";
import { timingOf } from "./timing.ts";

test("the game always stands at an entry of its phase, and whatever is carried out in one of its steps", () => {
  const seen = new Tally();
  let passed = 0;
  lookEverywhere("timing", ({ view }) => {
    if (passed++ % 3 > 0 && view[ROUND] > 1) return;
    const { phase, entries, entry, stack } = timingOf(view);
    expect(entries[entry]).toBeDefined();
    seen.note(`${phase} ${entries[entry]}`);
    for (const { is, step } of stack) seen.note(`${is} ${step}`);
    // An action is one thing from its declaration to the end of its window, and still known by name there.
    const actions = stack.filter(({ is }) => is === "action" || is === "play");
    expect(actions.length).toBeLessThan(2);
    for (const { seat, ability } of actions) expect([typeof seat, typeof ability]).toEqual(["number", "number"]);
  });
  for (const entry of [
    "undefined decks",
    "undefined mulligan",
    "undefined place",
    "plot choose-plots",
    "plot reveal-plots",
    "plot titles",
    "draw actions",
    "marshalling actions",
    "challenges challenge",
    "challenges attackers",
    "challenges before-defenders",
    "challenges defenders",
    "challenges after-defenders",
    "challenges resolution",
    "dominance actions",
    "taxation actions",
    "framework save",
    "framework responses",
    "action save",
    "action responses",
    "play responses",
    "passive save",
    "response save",
    "cancel save",
  ])
    expect(seen.all).toContain(entry);
});

const challenge = given({
  phase: "challenges",
  one: { house: "stark", play: ["core_5", "core_8"], hand: ["core_29"] },
  two: { house: "lannister", play: ["core_52", "core_48"], hand: ["core_29"] },
});

describe("a challenge", () => {
  test("is a step of the rules while attackers are declared, with those that were chosen", () => {
    const game = after(challenge, [0, "challenge military two"], [0, "choose core_8"])();
    const { phase, entries, entry, active, stack } = timingOf(game);
    expect([phase, entries[entry], active]).toEqual(["challenges", "attackers", 0]);
    expect(stack).toMatchObject([{ is: "framework", window: "attackers", step: "declare" }]);
    expect(stack[0].targets).toHaveLength(1);
  });

  test("has actions before its defenders", () => {
    const game = after(challenge, [0, "challenge military two"], [0, "choose core_8"], [0, "done"])();
    while (stackOf(game).length > 0) cards.apply(game, cards.awaited(game), { kind: "pass" });
    const { entries, entry } = timingOf(game);
    expect([cards.asks(game)[0].kind, entries[entry]]).toEqual(["action", "before-defenders"]);
  });
});
