import { expect, test } from "vitest";
import { cards } from "../index.ts";
import { after, given } from "../testing/illegal-plays.ts";
import { lookEverywhere, Tally } from "../testing/looks.ts";
import { foresee } from "./foresight.ts";

const foreseen = new Tally();
const not = new Tally();
lookEverywhere("foresight", ({ game, view, seat, answer }) => {
  const [{ kind }] = cards.asks(view);
  const seen = foresee(view, seat, answer);
  (seen === undefined ? not : foreseen).note(`${kind} ${answer.kind}`);
  if (seen === undefined) return;
  const next = cards.clone(game);
  cards.apply(next, seat, answer);
  expect(cards.toJSON(seen), kind).toEqual(cards.toJSON(cards.view(next, seat)));
});

test("what is foreseen is what comes to pass", () => {
  for (const what of ["challenge challenge", "attackers choose", "defenders choose", "target choose", "choice choose"])
    expect(foreseen.of(what), what).toBeGreaterThan(0);
});

test("polls, answers that are given together, and what ends a declaration are never foreseen", () => {
  for (const kind of ["action", "save", "response", "deck", "mulligan", "place", "plot"])
    expect(foreseen.all.filter((what) => what.startsWith(`${kind} `))).toEqual([]);
  for (const what of ["attackers done", "defenders done", "challenge finish"]) {
    expect(foreseen.of(what), what).toBe(0);
    expect(not.of(what), what).toBeGreaterThan(0);
  }
});

test("a challenge and its attackers are foreseen one after the other, not who hands over", () => {
  const challenges = given({
    phase: "challenges",
    one: { house: "stark", play: ["core_5", "core_8"], hand: ["core_29"] },
    two: { house: "lannister", play: ["core_52"], hand: ["core_29"] },
  });
  let view = cards.view(after(challenges, [0, "pass"], [1, "pass"])(), 0);
  const take = (text: string): string | undefined => {
    const answer = cards.parse(text, view, 0);
    const next = "kind" in answer ? foresee(view, 0, answer) : undefined;
    if (next === undefined) return undefined;
    view = next;
    return cards.asks(view)[0].kind;
  };
  expect(take("challenge military two")).toBe("attackers");
  expect(take("choose core_8")).toBe("attackers");
  expect(take("done")).toBe(undefined);
});
