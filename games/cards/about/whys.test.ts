import { explain, type Refusal, type Seat } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { type Cards, type CardsDecision, cards } from "../index.ts";
import { cardNumber } from "../pool/index.ts";
import { CARD_SOURCE } from "../rules/sources.ts";
import { bodiesEnd, cardOf, isTaken } from "../state/bodies.ts";
import { placesOf, pollKinds } from "../state/layout.ts";
import { pileRef } from "../state/refs.ts";
import { after, given } from "../testing/illegal-plays.ts";
import { lookEverywhere, Tally } from "../testing/looks.ts";
import { whyNotThing } from "./whys.ts";

const bodiesOf = (view: Cards): readonly number[] =>
  Array.from({ length: bodiesEnd(view) }, (_, body) => body).filter((body) => isTaken(view, body));

/** Everything of a seat's own hand, and everything on the table. */
const thingsOf = (view: Cards, seat: Seat): readonly number[] => [
  ...new Set(
    placesOf(view)
      .piles.hand[seat].all(view)
      .map((card) => pileRef(seat, "hand", card)),
  ),
  ...bodiesOf(view),
];

/** What one points at to give an answer. */
function pointedAt(answer: CardsDecision, seat: Seat): readonly number[] {
  if (answer.kind === "choose") return [answer.what];
  if (answer.kind !== "act") return [];
  return [answer.source < CARD_SOURCE ? answer.source : pileRef(seat, "hand", answer.source - CARD_SOURCE)];
}

const books = [cards.phrasebooks.en, cards.phrasebooks.fr];
const isSaid = (refusal: Refusal): boolean =>
  books.every(
    (book) =>
      refusal.rule.startsWith("cards.") &&
      book.rules[refusal.rule]?.no !== undefined &&
      !/[{}]|undefined| {2}/.test(explain(book, refusal)),
  );

const polls: readonly string[] = pollKinds;
const aboutCards = [...polls, "attackers", "stealth", "defenders", "target", "pay", "choice", "stack"];

test("whatever cannot be used or chosen is refused by a rule that says why, in both languages", () => {
  const rules = new Tally();
  let passed = 0;
  lookEverywhere("whys", ({ view, seat }) => {
    const [{ kind }] = cards.asks(view);
    // Most questions are polls, and most of them alike.
    if (!aboutCards.includes(kind) || (polls.includes(kind) && passed++ % 6 > 0)) return;
    const usable = new Set(Array.from(cards.options(view, seat) ?? []).flatMap((answer) => pointedAt(answer, seat)));
    for (const ref of thingsOf(view, seat)) {
      const refusal = whyNotThing(view, seat, ref);
      const told = `${kind}: ${JSON.stringify(refusal)}`;
      expect(refusal === undefined, told).toBe(usable.has(ref));
      if (refusal === undefined) continue;
      expect(isSaid(refusal), told).toBe(true);
      rules.note(refusal.rule);
    }
  });
  expect(rules.all.length).toBeGreaterThan(30);
});

const table = given({
  phase: "marshalling",
  one: { house: "stark", gold: 2, play: ["core_26 kneeling", "core_18"], hand: ["core_5", "core_29", "core_171"] },
  two: { house: "lannister", play: ["core_52"], hand: ["core_29"] },
});
const inHand = (id: string): number => pileRef(0, "hand", cardNumber(id) as number);
const inPlay = (view: Cards, id: string): number =>
  bodiesOf(view).find((body) => cardOf(view, body) === cardNumber(id)) as number;

describe("the reason that says most is given", () => {
  test("for a card that costs too much, the gold", () => {
    expect(whyNotThing(table(), 0, inHand("core_5"))).toMatchObject({ rule: "cards.costs.gold-needed" });
  });

  test("for an event of another round, the round", () => {
    expect(whyNotThing(table(), 0, inHand("core_171"))).toMatchObject({ rule: "cards.acts.other-round" });
  });

  test("for a card without anything to use, that; for another player’s, that", () => {
    const view = table();
    expect(whyNotThing(view, 0, inPlay(view, "core_18"))).toMatchObject({ rule: "cards.acts.no-use" });
    expect(whyNotThing(view, 0, inPlay(view, "core_52"))).toMatchObject({ rule: "cards.acts.not-yours" });
  });

  test("for an attacker, what keeps it from attacking", () => {
    const challenges = given({
      phase: "challenges",
      one: { house: "stark", play: ["core_5", "core_8", "core_9", "core_18 kneeling"], hand: ["core_29"] },
      two: { house: "lannister", play: ["core_52"], hand: ["core_29"] },
    });
    const view = after(challenges, [0, "challenge military two"])();
    const why = (id: string) => whyNotThing(view, 0, inPlay(view, id))?.rule;
    expect([why("core_5"), why("core_9"), why("core_18"), why("core_52")]).toEqual([
      undefined,
      "cards.challenges.icon",
      "cards.challenges.kneeling",
      "cards.challenges.own",
    ]);
  });
});

test("nothing is said where the question is not about cards", () => {
  const challenges = given({
    phase: "challenges",
    one: { house: "stark", play: ["core_5"] },
    two: { house: "lannister", play: ["core_52"] },
  });
  const view = challenges();
  while (cards.asks(view)[0].kind !== "challenge") cards.apply(view, cards.awaited(view), { kind: "pass" });
  for (const body of bodiesOf(view)) expect(whyNotThing(view, 0, body)).toBe(undefined);
});
