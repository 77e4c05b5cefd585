import {
  type Body,
  bodiesEnd,
  type Cards,
  controllerOf,
  FIRST,
  isTaken,
  PHASE,
  phaseIds,
  seatsIn,
} from "@weirwood/cards/questions";
import { isCharacter, powerWorth } from "./worth.ts";

/** One player's way of looking at a view. Every worth is from this player's side. */
export class Mind {
  readonly view: Cards;
  readonly me: number;

  constructor(view: Cards, me: number) {
    this.view = view;
    this.me = me;
  }

  get phase(): (typeof phaseIds)[number] {
    return phaseIds[this.view[PHASE]] ?? "plot";
  }

  /** A thing that a player has is good where it is mine, and bad where it is another's. */
  sign(seat: number): 1 | -1 {
    return seat === this.me ? 1 : -1;
  }

  signOf(body: Body): 1 | -1 {
    return this.sign(controllerOf(this.view, body));
  }

  power(seat: number): number {
    return powerWorth(this.view, seat);
  }

  /** Whether standing characters still have something to do in this round. */
  get isBeforeChallenges(): boolean {
    return (
      this.phase === "plot" || this.phase === "draw" || this.phase === "marshalling" || this.phase === "challenges"
    );
  }

  /** Whether somebody else has a turn after this player, in which standing characters of his are wanted. */
  hasTurnAfter(seat: number): boolean {
    return (seat - this.view[FIRST] + seatsIn(this.view)) % seatsIn(this.view) < seatsIn(this.view) - 1;
  }

  characters(test: (body: Body) => boolean): Body[] {
    const found: Body[] = [];
    for (let body = 0; body < bodiesEnd(this.view); body++)
      if (isTaken(this.view, body) && isCharacter(this.view, body) && test(body)) found.push(body);
    return found;
  }
}
