import type { Seat } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import {
  GAME_FLAGS,
  gameWord,
  goldSymbols,
  influenceOf,
  initiativeSymbols,
  ONLY_PLOTS_GIVE,
} from "../derived/words.ts";
import { actsOf } from "../rules/acts.ts";
import { amountOf } from "../rules/amounts.ts";
import { contextOf } from "../rules/context.ts";
import { influenceSources } from "../rules/costs.ts";
import { costToPlay, forEachCostChange } from "../rules/playing-cards.ts";
import { reducedBy } from "../rules/reductions.ts";
import { matchesFace } from "../rules/select.ts";
import { CARD_SOURCE } from "../rules/sources.ts";
import { type Body, bodiesEnd, cardOf, controllerOf, faceOf, faces, isDuplicate, isTaken } from "../state/bodies.ts";
import { ACTION_POLL, ask, askKinds, type Cards, PLOT, placesOf } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";
import type { SetNumber, SummedNumber } from "../words/index.ts";
import { type Given, givenToSeat, type Origin, originOf, type Part, sumOf } from "./origins.ts";

/** Where the numbers of a player come from, and what a card would cost him. */

type PlotNumber = "gold" | "initiative" | "claim";

/** What the revealed plot prints: always the first part. */
function plotPart(view: Cards, seat: Seat, of: PlotNumber): Part {
  const body = view[PLOT + seat];
  if (body === NONE) return { is: "printed", amount: 0 };
  return { is: "printed", card: cardOf(view, body), body, amount: faceOf(view, body).plot?.[of] ?? 0 };
}

const some = (origin: Origin, amount: number): readonly Part[] => (amount === 0 ? [] : [{ ...origin, amount }]);

/** What texts add to a number, and what keeps it from falling lower where one says so. */
function summedParts(given: readonly Given[], of: SummedNumber, from: number): readonly Part[] {
  const parts: Part[] = [];
  let [least, keeper]: [number, Origin | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const { mod, context, amount, origin } of given) {
    if (mod.mod !== "number" || mod.of !== of || "set" in mod) continue;
    parts.push(...some(origin, amount ?? amountOf(context, mod.by)));
    if (mod.least !== undefined && mod.least > least) [least, keeper] = [mod.least, origin];
  }
  const missing = least - from - sumOf(parts);
  return keeper !== undefined && missing > 0 ? [...parts, ...some(keeper, missing)] : parts;
}

/** The lowest that a text sets a number to. */
function lowestSet(given: readonly Given[], of: SetNumber): { readonly to: number; readonly by: Origin } | undefined {
  let lowest: { readonly to: number; readonly by: Origin } | undefined;
  for (const { mod, context, origin } of given) {
    if (mod.mod !== "number" || mod.of !== of || !("set" in mod)) continue;
    const to = amountOf(context, mod.set);
    if (lowest === undefined || to < lowest.to) lowest = { to, by: origin };
  }
  return lowest;
}

/** Symbols on a player's cards, each card with its own. */
function symbolParts(view: Cards, seat: Seat, of: (view: Cards, body: Body) => number): readonly Part[] {
  const parts: Part[] = [];
  for (let body = 0; body < bodiesEnd(view); body++)
    if (isTaken(view, body) && controllerOf(view, body) === seat && !isDuplicate(view, body))
      parts.push(...some(originOf(view, body), of(view, body)));
  return parts;
}

/** Not below 0, whatever texts say. */
function notNegative(parts: readonly Part[], rule: RuleId): readonly Part[] {
  const sum = sumOf(parts);
  return sum < 0 ? [...parts, { is: "rule", rule, amount: -sum }] : parts;
}

export function incomeParts(view: Cards, seat: Seat): readonly Part[] {
  const given = givenToSeat(view, seat);
  const plot = plotPart(view, seat, "gold");
  const set = lowestSet(given, "plot-income");
  const symbols = (gameWord(view, GAME_FLAGS) & ONLY_PLOTS_GIVE) === 0 ? symbolParts(view, seat, goldSymbols) : [];
  const parts = [
    plot,
    ...(set === undefined ? [] : some(set.by, set.to - plot.amount)),
    ...summedParts(given, "income", 0),
    ...symbols,
  ];
  const cap = lowestSet(given, "income-cap");
  const over = cap === undefined ? 0 : Math.max(0, sumOf(parts) - cap.to);
  return notNegative(cap === undefined ? parts : [...parts, ...some(cap.by, -over)], "cards.effects.sum");
}

export function initiativeParts(view: Cards, seat: Seat): readonly Part[] {
  const plot = plotPart(view, seat, "initiative");
  const texts = summedParts(givenToSeat(view, seat), "initiative", plot.amount);
  return [plot, ...texts, ...symbolParts(view, seat, initiativeSymbols)];
}

export function claimParts(view: Cards, seat: Seat): readonly Part[] {
  const plot = plotPart(view, seat, "claim");
  return notNegative([plot, ...summedParts(givenToSeat(view, seat), "claim", plot.amount)], "cards.effects.sum");
}

/** The influence that a player could pay now: standing cards that give some. */
export const influenceParts = (view: Cards, seat: Seat): readonly Part[] =>
  influenceSources(view, seat).flatMap((body) => some(originOf(view, body), influenceOf(view, body)));

export interface CostParts {
  readonly parts: readonly Part[];
  /** Cards that could make it cheaper now, and by how much. */
  readonly optional: readonly { readonly body: Body; readonly saves: number }[];
  /** What it costs as things are, X being 0. */
  readonly pays: number;
}

/** What a card in hand would cost its player now, and why. */
export function costParts(view: Cards, seat: Seat, card: number): CostParts {
  const { cost } = faces[card];
  const pays = costToPlay(view, seat, card, 0);
  if (cost === undefined) return { parts: [], optional: [], pays };
  const parts: Part[] = [{ is: "printed", card, amount: cost === "X" ? 0 : cost }];
  forEachCostChange(view, seat, card, (by, text) => {
    const origin =
      text === undefined
        ? PENALTY
        : text.source === NONE
          ? { is: "constant" as const, card: text.card }
          : originOf(view, text.source);
    parts.push(...some(origin, by));
  });
  parts.push(...reductions(view, seat, card));
  return {
    parts: notNegative(parts, "cards.costs.reduced"),
    optional: pays === 0 ? [] : cheapening(view, seat, card, pays),
    pays,
  };
}

const PENALTY: Origin = { is: "rule", rule: "cards.costs.penalty" };

/** What texts have promised for the next card, where it is this one. */
function reductions(view: Cards, seat: Seat, card: number): readonly Part[] {
  const { lasting } = placesOf(view);
  const at = lasting.field;
  const parts: Part[] = [];
  for (let row = 0; row < lasting.count(view); row++) {
    if (reducedBy(view, row, seat, card) !== "gold") continue;
    const cells = lasting.row(row);
    const { card: by } = abilities[view[cells + at.ability]];
    const body = view[cells + at.source];
    const isThere = body !== NONE && isTaken(view, body) && cardOf(view, body) === by;
    parts.push(...some({ is: "lasting", card: by, ...(isThere && { body }) }, 32_768 - view[cells + at.amount]));
  }
  return parts;
}

/** Actions of cards on the table that would make it cheaper, where they can be used now. */
function cheapening(view: Cards, seat: Seat, card: number, pays: number): CostParts["optional"] {
  if (!ask.isOpen(view) || askKinds[ask.kind(view)] !== "action") return [];
  return actsOf(view, seat, ACTION_POLL).flatMap(({ ability, source }) => {
    if (source >= CARD_SOURCE) return [];
    const context = contextOf(view, seat, source, cardOf(view, source));
    const saves = abilities[ability].ops.reduce((sum, op) => {
      if (op.op !== "do" || op.effect.do !== "reduce-next" || (op.effect.of ?? "gold") !== "gold") return sum;
      const isFit = matchesFace(contextOf(view, seat, NONE, card), op.effect.what, faces[card]);
      return isFit ? sum + amountOf(context, op.effect.by) : sum;
    }, 0);
    return saves > 0 ? [{ body: source, saves: Math.min(saves, pays) }] : [];
  });
}
