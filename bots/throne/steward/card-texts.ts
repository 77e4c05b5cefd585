import type { Seat } from "@weirwood/kernel";
import {
  ATTACKER,
  askKind,
  BATTLE_AREA,
  type BidDecision,
  BLADE_USED,
  bladeHolder,
  type CardDecision,
  FIEFDOMS,
  type House,
  houseOfSeat,
  isSilenced,
  type KnightInDecision,
  NONE,
  powerOf,
  strengthOf,
  type ThroneDecision,
  type TrackDecision,
  WINNER,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { isAhead, opponentOf, sideOf } from "../reckoning.ts";

/** What card texts leave to choose, on an imagined table: there everybody takes the plain way to win. */

/** The least power that turns a battle for a house with a card that power strengthens, or nothing where none does. */
export function powerToWin(game: Throne, house: House): number {
  const rival = opponentOf(game, house);
  // Against a text that leaves the card no strength, power is spent for nothing.
  if (isSilenced(game, sideOf(game, house))) return 0;
  const isCutShort = game[BLADE_USED] === 0 && bladeHolder(game) === rival;
  const against = strengthOf(game, sideOf(game, rival)) + (isCutShort ? 1 : 0);
  const strength = strengthOf(game, sideOf(game, house));
  for (let power = 0; power <= powerOf(game, house); power++) {
    if (isAhead(game, house, strength + power, rival, against)) return power;
  }
  return 0;
}

const plainAnswers: { readonly [ask: string]: (game: Throne, seat: Seat) => ThroneDecision } = {
  spend: (game, seat): BidDecision => ({ kind: "spend", power: powerToWin(game, houseOfSeat(game, seat)) }),
  "replace-card": (): CardDecision => ({ kind: "replace-card", card: NONE }),
  demote: (): TrackDecision => ({ kind: "demote", track: FIEFDOMS }),
  "knight-in": (): KnightInDecision => ({ kind: "knight-in", area: NONE }),
  "remove-order": firstListed,
};

function firstListed(game: Throne, seat: Seat): ThroneDecision {
  const answers = [...(throne.options(game, seat) ?? [])];
  return answers[answers.length - 1];
}

/** Goes on in an imagined battle until it is decided, or waits for something else than a card's text. */
export function carryOutTexts(trial: Throne, view: Throne): void {
  const most = 4;
  for (let text = 0; text < most; text++) {
    if (trial[BATTLE_AREA] !== view[BATTLE_AREA] || trial[ATTACKER] !== view[ATTACKER]) return;
    if (trial[WINNER] !== NONE) return;
    const kind = askKind(trial);
    if (!Object.hasOwn(plainAnswers, kind)) return;
    const seat = throne.awaited(trial);
    throne.apply(trial, seat, plainAnswers[kind](trial, seat));
  }
}
