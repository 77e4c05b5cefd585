import { describe, expect, test } from "vitest";
import { strOf } from "../derived/words.ts";
import type { Cards } from "../index.ts";
import { cardNumber } from "../pool/index.ts";
import { influenceIn } from "../rules/candidates.ts";
import { influenceSources } from "../rules/costs.ts";
import { claimOf, incomeOf, initiativeOf } from "../rules/numbers.ts";
import { costToPlay } from "../rules/playing-cards.ts";
import { bodiesEnd, faces, isTaken } from "../state/bodies.ts";
import { placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { given } from "../testing/illegal-plays.ts";
import { lookEverywhere, Tally } from "../testing/looks.ts";
import { Table } from "../testing/table.ts";
import { iconParts, keywordParts, strParts } from "./card-numbers.ts";
import { type Part, sumOf } from "./origins.ts";
import { claimParts, costParts, incomeParts, influenceParts, initiativeParts } from "./seat-numbers.ts";

const seen = new Tally();

/** The sum of parts, each of which is noted. */
function summed(of: string, parts: readonly Part[]): number {
  for (const { is } of parts) seen.note(`${of} ${is}`);
  return sumOf(parts);
}

function lookAtBodies(view: Cards): void {
  for (let body = 0; body < bodiesEnd(view); body++) {
    if (!isTaken(view, body)) continue;
    expect(summed("str", strParts(view, body))).toBe(strOf(view, body));
    for (const { has, parts } of iconParts(view, body)) expect(summed("icon", parts) > 0).toBe(has);
    for (const { has, parts } of keywordParts(view, body)) expect(summed("keyword", parts) > 0).toBe(has);
  }
}

function lookAtSeat(view: Cards, seat: number): void {
  expect(summed("income", incomeParts(view, seat))).toBe(incomeOf(view, seat));
  expect(summed("initiative", initiativeParts(view, seat))).toBe(initiativeOf(view, seat));
  expect(summed("claim", claimParts(view, seat))).toBe(claimOf(view, seat));
  expect(summed("influence", influenceParts(view, seat))).toBe(influenceIn(view, influenceSources(view, seat)));
  for (const card of new Set(placesOf(view).piles.hand[seat].all(view))) {
    if (card >= faces.length) continue;
    const { parts, pays } = costParts(view, seat, card);
    expect(pays).toBe(costToPlay(view, seat, card, 0));
    expect(summed("cost", parts)).toBe(pays);
  }
}

test("the parts of every number are together what the rules count", () => {
  let passed = 0;
  lookEverywhere("numbers", ({ view }) => {
    if (passed++ % 12 > 0) return;
    lookAtBodies(view);
    for (let seat = 0; seat < seatsIn(view); seat++) lookAtSeat(view, seat);
  });
  for (const what of ["str attachment", "str constant", "str lasting", "income plot", "cost lasting", "cost rule"])
    expect(seen.all).toContain(what);
});

describe("a part is named by where it comes from", () => {
  test("an attachment gives STR to its bearer", () => {
    const table = new Table();
    const body = table.lay("core_5");
    const on = table.lay("core_34", { on: body });
    table.str(body);
    const parts = strParts(table.game, body);
    expect(parts[0]).toMatchObject({ is: "printed", body, amount: faces[cardNumber("core_5") as number].str });
    expect(parts.slice(1)).toEqual(
      parts.slice(1).map((part) => ({ ...part, is: "attachment", body: on, card: cardNumber("core_34") })),
    );
  });

  test("a card of another House costs more by a rule", () => {
    const game = given({
      phase: "marshalling",
      one: { house: "stark", gold: 9, hand: ["core_52"] },
      two: { house: "lannister", hand: ["core_29"] },
    })();
    expect(costParts(game, 0, cardNumber("core_52") as number)).toEqual({
      parts: [
        { is: "printed", card: cardNumber("core_52"), amount: 2 },
        { is: "rule", rule: "cards.costs.penalty", amount: 2 },
      ],
      optional: [],
      pays: 4,
    });
  });
});
