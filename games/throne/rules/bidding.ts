import { AnswerList, legal } from "@weirwood/kernel";
import type { BidDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import { type House, houseIds } from "../state/board.ts";
import { inOrderOfPlay, playersOf } from "../state/flow.ts";
import { type AskKind, BIDS, POWER, SHOWN_BIDS, type Throne } from "../state/layout.ts";
import { powerOf } from "../state/pieces.ts";
import type { RuleId } from "../text/en.ts";
import { isCount } from "./reading.ts";
import { refuse, type Step } from "./step.ts";

/** Secret bids of power, shown together and spent: for influence, and for the Night's Watch. */

/** Asks every house that has any power; who has none bids nothing, as everybody can see. False if nobody is asked. */
export function askForBids(game: Throne, kind: AskKind): boolean {
  let asked = 0;
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (powerOf(game, house) > 0) asked |= bit(house);
  }
  if (asked !== 0) ask(game, kind, asked);
  return asked !== 0;
}

/** Opens the fists: bids become public and are gone (throne.clash.spent). */
export function showBids(game: Throne): void {
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    game[SHOWN_BIDS + house] = game[BIDS + house];
    game[POWER + house] -= game[BIDS + house];
    game[BIDS + house] = 0;
  }
}

export const shownBid = (game: Throne, house: House): number => game[SHOWN_BIDS + house];

export function forgetBids(game: Throne): void {
  game.fill(0, SHOWN_BIDS, SHOWN_BIDS + houseIds.length);
}

/** A whole number from nothing to all the power in hand. */
export function bidStep(rule: RuleId, settle: Step["settle"] & {}): Step<BidDecision> {
  return {
    decision: "bid",
    read: ({ power }) => (isCount(power) ? { kind: "bid", power } : undefined),
    bounds: (game) => ({
      power: Object.fromEntries(
        Array.from({ length: playersOf(game) }, (_, place) => inOrderOfPlay(game, place)).map((house) => [
          houseIds[house],
          powerOf(game, house),
        ]),
      ),
    }),
    check: (game, house, { power }) =>
      power > powerOf(game, house) ? refuse(rule, { power: powerOf(game, house) }) : legal,
    apply(game, house, { power }) {
      game[BIDS + house] = power;
    },
    kept: (game, house) => ({ kind: "bid", power: game[BIDS + house] }),
    showsAnswered: true,
    settle,
    options: (game, house) => new AnswerList(powerOf(game, house) + 1, (power) => ({ kind: "bid", power })),
    sample: (game, house, chance) => ({ kind: "bid", power: chance.below(powerOf(game, house) + 1) }),
  };
}
