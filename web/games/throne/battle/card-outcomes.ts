import { type GameEvent, type Seat, seedFrom } from "@weirwood/kernel";
import {
  ATTACKER,
  askedHouse,
  askKind,
  type Card,
  cardsOf,
  DEFENDER,
  type House,
  houseIds,
  isAsked,
  isAsking,
  seatOf,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import type { Seated } from "../draft/seated.ts";

/** What a card would come to against each card of the foe: hands are open, so everybody can work it out. */

/** Won or lost, and by how much; 0 is a tie, which the Fiefdoms decide. Without a margin: one side has nobody left. */
export interface Verdict {
  readonly isWon: boolean;
  readonly margin?: number;
}

export interface CardOutcome {
  readonly foe: Card;
  /** Undefined where somebody chooses something before strengths are compared. */
  readonly plain: Verdict | undefined;
  /** Where the blade may still be drawn. */
  readonly withBlade?: Verdict | undefined;
}

export const foeOf = ({ view, house }: Seated): House => view[house === view[ATTACKER] ? DEFENDER : ATTACKER];

export function outcomesOf(at: Seated, card: Card): CardOutcome[] {
  return cardsOf(at.view, foeOf(at)).map((foe) => outcomeAgainst(at, card, foe));
}

const someSeed = seedFrom("any seed: no die is thrown before the strengths are compared");

function outcomeAgainst(at: Seated, card: Card, foe: Card): CardOutcome {
  const game = throne.imagine(at.view, someSeed);
  const events: GameEvent[] = [];
  const seats: readonly [Seat, Card][] = [
    [at.seat, card],
    [seatOf(game, foeOf(at)), foe],
  ];
  for (const [seat, played] of seats) {
    // Whoever holds one card alone is not asked: it is played for them.
    if (isAsked(game, houseOf(game, seat))) {
      throne.apply(game, seat, { kind: "card", card: played }, (event) => events.push(event));
    }
  }
  if (!isAsking(game) || askKind(game) !== "blade") return { foe, plain: verdictIn(events, at.house) };
  return { foe, plain: afterBlade(game, at.house, false), withBlade: afterBlade(game, at.house, true) };
}

const houseOf = (game: Throne, seat: Seat): House => houseIds.indexOf(throne.seatName(game, seat));

function afterBlade(game: Throne, house: House, yes: boolean): Verdict | undefined {
  const copy = throne.clone(game);
  const events: GameEvent[] = [];
  throne.apply(copy, seatOf(copy, askedHouse(copy)), { kind: "blade", yes }, (event) => events.push(event));
  return verdictIn(events, house);
}

function verdictIn(events: readonly GameEvent[], house: House): Verdict | undefined {
  const won = events.find(({ rule }) => rule === "throne.battle.won");
  if (won !== undefined) {
    return { isWon: won.house === houseIds[house], margin: Number(won.strength) - Number(won.against) };
  }
  const swept = events.find(({ rule }) => rule === "throne.battle.no-units");
  return swept && { isWon: swept.house !== houseIds[house] };
}
