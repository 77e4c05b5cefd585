import {
  type Body,
  bodiesEnd,
  type Cards,
  controllerOf,
  FIRST,
  isTaken,
  PHASE,
  phaseIds,
  placesOf,
  seatsIn,
  totalPower,
} from "@weirwood/cards/questions";
import type { Temper } from "../../temper/index.ts";
import { type Tastes, tastesOf } from "./tastes.ts";
import { isCharacter, powerWorth } from "./worth.ts";

/** One player's way of looking at a view. Every worth is from this player's side. */
export class Mind {
  readonly view: Cards;
  readonly me: number;
  readonly tastes: Tastes;

  constructor(view: Cards, me: number, temper: Temper) {
    this.view = view;
    this.me = me;
    this.tastes = tastesOf(temper);
  }

  get phase(): (typeof phaseIds)[number] {
    return phaseIds[this.view[PHASE]] ?? "plot";
  }

  /** A thing that a player has is good where it is mine, and bad where it is another's: worse, where he is to be paid back. */
  sign(seat: number): number {
    if (seat === this.me) return 1;
    return this.tastes.grudge !== 1 && this.isHeldToAccount(seat) ? -this.tastes.grudge : -1;
  }

  signOf(body: Body): number {
    const seat = controllerOf(this.view, body);
    return seat === this.me && isCharacter(this.view, body) ? this.tastes.loyalty : this.sign(seat);
  }

  power(seat: number): number {
    return powerWorth(this.view, seat) * (seat === this.me ? this.tastes.greed : 1);
  }

  /** Whether somebody has more power than I, and no less than anybody, or has won a challenge against me in this round. */
  isHeldToAccount(seat: number): boolean {
    const { view, me } = this;
    const most = Math.max(...Array.from({ length: seatsIn(view) }, (_, other) => totalPower(view, other)));
    if (totalPower(view, seat) === most && most > totalPower(view, me)) return true;
    const { fought } = placesOf(view);
    const { attacker, defender, winner } = fought.field;
    for (let row = 0; row < fought.count(view); row++) {
      const at = fought.row(row);
      if (view[at + attacker] === seat && view[at + winner] === seat && view[at + defender] === me) return true;
    }
    return false;
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
