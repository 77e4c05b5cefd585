import { type AreaTroop, type CastleMuster, isWithin, type Move, type Pull } from "@weirwood/throne/questions";
import type { ThroneDecision } from "@weirwood/throne/rules";

/**
 * Whether a draft can grow into an answer by adding to it alone: more units sent, more targets, more orders. What is not
 * added to but chosen (an origin, a card, a house) must be the same already.
 */
export function isPartOf(draft: ThroneDecision, answer: ThroneDecision): boolean {
  switch (draft.kind) {
    case "orders":
      return answer.kind === draft.kind && areAmong(draft.place, answer.place, isSamePlacement);
    case "raid":
    case "use-iron-fleet":
    case "use-rhllor":
    case "use-caravan":
      return answer.kind === draft.kind && answer.from === draft.from && areIn(draft.targets, answer.targets);
    case "march":
    case "use-young-wolf":
      return (
        answer.kind === draft.kind &&
        answer.from === draft.from &&
        areAmong(draft.moves, answer.moves, isPartOfMove) &&
        (answer.token || !draft.token)
      );
    case "use-forced-march":
      return answer.kind === draft.kind && answer.to === draft.to && areAmong(draft.pulls, answer.pulls, isPartOfPull);
    case "support":
      return answer.kind === draft.kind && areAmong(draft.pledges, answer.pledges, isSamePledge);
    case "accept":
      return answer.kind === draft.kind && areIn(draft.areas, answer.areas);
    case "three-cards":
      return answer.kind === draft.kind && areIn(draft.cards, answer.cards);
    case "use-scorpion":
      return answer.kind === draft.kind && answer.from === draft.from && areIn(draft.cards, answer.cards);
    case "casualties":
      return answer.kind === draft.kind && isWithin(draft, answer);
    case "retreat":
      return answer.kind === draft.kind && answer.to === draft.to && isWithin(draft, answer);
    case "disband":
      return answer.kind === draft.kind && areAmong(draft.units, answer.units, isPartOfArmy);
    case "muster":
      return answer.kind === draft.kind && areAmong(draft.castles, answer.castles, isPartOfCastle);
    case "use-muster":
      return (
        answer.kind === draft.kind &&
        answer.area === draft.area &&
        areAmong(draft.castles, answer.castles, isPartOfCastle)
      );
    case "use-highgarden":
      return (
        answer.kind === draft.kind &&
        answer.from === draft.from &&
        answer.card === draft.card &&
        areAmong(draft.tolls, answer.tolls, (one, other) => one.house === other.house && one.power <= other.power)
      );
    default:
      return isSame(draft, answer);
  }
}

/** Answers that are given whole, by one choice: equal fields. */
function isSame(draft: ThroneDecision, answer: ThroneDecision): boolean {
  return JSON.stringify(draft) === JSON.stringify(answer);
}

const areIn = (some: readonly number[], all: readonly number[]): boolean => some.every((one) => all.includes(one));

/** Whether each of some things has one among others that it is a part of. */
const areAmong = <T>(some: readonly T[], others: readonly T[], isPart: (one: T, other: T) => boolean): boolean =>
  some.every((one) => others.some((other) => isPart(one, other)));

const isSamePlacement = (
  one: { readonly area: number; readonly order: number },
  other: { readonly area: number; readonly order: number },
): boolean => one.area === other.area && one.order === other.order;

const isSamePledge = (
  one: { readonly area: number; readonly side: number },
  other: { readonly area: number; readonly side: number },
): boolean => one.area === other.area && one.side === other.side;

const isPartOfMove = (one: Move, other: Move): boolean => one.to === other.to && isWithin(one, other);
const isPartOfArmy = (one: AreaTroop, other: AreaTroop): boolean => one.area === other.area && isWithin(one, other);
const isPartOfPull = (one: Pull, other: Pull): boolean => isPartOfArmy(one, other) && (other.token || !one.token);

const isPartOfCastle = (one: CastleMuster, other: CastleMuster): boolean =>
  one.area === other.area &&
  one.footmen <= other.footmen &&
  one.knights <= other.knights &&
  one.upgrades <= other.upgrades &&
  one.engines <= other.engines &&
  one.refits <= other.refits &&
  one.fleet.every(({ sea, ships }) => other.fleet.some((launch) => launch.sea === sea && launch.ships >= ships));
