import { abilities, own } from "../compiled/abilities.ts";
import { bitOf, NONE, typeIds } from "../data/names.ts";
import { hasType, touch } from "../derived/words.ts";
import type { Body } from "../state/bodies.ts";
import { setStatus } from "../state/bodies.ts";
import { AS_REPLACEMENT, type Cards, frames, howIds, placesOf, REVEALED } from "../state/layout.ts";
import { thingBelow } from "./saving.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** An ability begins to be resolved. */
export interface Resolved {
  readonly how: number;
  readonly ability: number;
  readonly source: Body;
  readonly card: number;
  readonly seat: number;
  readonly on: number;
  readonly x: number;
}

const PLOT_TYPE = bitOf(typeIds, "plot");

export function beginResolve(game: Cards, what: Resolved, tell?: TellRule): void {
  const { how, ability, source, card, seat, on } = what;
  frames.begin(game, "resolve", {
    how,
    ability,
    source,
    card,
    seat,
    on,
    x: how === AS_REPLACEMENT ? amountAt(game, on) : what.x,
  });
  // The text of a plot comes into force in its turn (2.2, R-C50).
  if (source !== NONE && hasType(game, source, PLOT_TYPE)) {
    setStatus(game, source, REVEALED, true);
    touch(game);
  }
  if (card !== NONE && ability !== own["in-force"]) tellOfUse(game, what, tell);
}

/** Tells that an ability is used: by the text of its card, or by what the rules let any card do. */
export function tellOfUse(
  game: Cards,
  { how, ability, source, card, seat }: Omit<Resolved, "on" | "x">,
  tell: TellRule | undefined,
): void {
  const isCards = abilities[ability].card !== NONE;
  tell?.({
    rule: isCards
      ? `cards.card.${nameOfCard(abilities[ability].card)}`
      : `cards.own.${abilities[ability].name as keyof typeof own}`,
    player: nameOfSeat(seat),
    // Which card is laid into shadows is nobody else's business.
    ...(ability !== own["to-shadows"] && { card: nameOfCard(ability === own["cancel-for"] ? cancelled(game) : card) }),
    how: howIds[how],
    ability: abilities[ability].name,
    ...(source !== NONE && { body: source }),
  });
}

/** The card whose effect is paid off: that of the frame below the round in which it is. */
const cancelled = (game: Cards): number => {
  const level = frames.depth(game) - 1;
  return frames.getAt(game, thingBelow(game, level), frames.registers.resolve.card);
};

function amountAt(game: Cards, on: number): number {
  const { happenings } = placesOf(game);
  return on === NONE ? 0 : game[happenings.row(on) + happenings.field.amount];
}
