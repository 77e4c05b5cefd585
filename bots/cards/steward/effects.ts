import {
  ACTIVE,
  type Amount,
  ATTACKER,
  ATTACKING,
  allThatFit,
  amountOf,
  type Body,
  CHALLENGE,
  type Context,
  type Cost,
  cardOf,
  cardOfRef,
  controllerOf,
  costToPlay,
  DEFENDER,
  DEFENDING,
  type Effect,
  faces,
  GOLD,
  isBodyRef,
  isCardRef,
  isKneeling,
  isLeaving,
  isTaken,
  type Modifier,
  matchesFace,
  NONE,
  ownerOf,
  type Pick,
  placesOf,
  powerOn,
  type Ref,
  refsOf,
  roleOf,
  SEAT_REF,
  seatsIn,
  seatsOf,
  strengthOf,
  strOf,
  type Who,
  whyNotUnique,
} from "@weirwood/cards/questions";
import { claimStake } from "./challenges.ts";
import type { Mind } from "./mind.ts";
import { bearerSign, bodyWorth, cardWorth, isCharacter, kneelLoss, modifierWorth, refWorth } from "./worth.ts";

/** What each effect is worth for a player: by whom it is done to, and what becomes of it. Nothing is carried out. */

/** What is thought to have been chosen, by name. */
export type Chosen = ReadonlyMap<string, readonly number[]>;
const CARD = 1.1;
const GOLD_NOW = 0.9;
const GOLD_LATER = 0.4;

export class Effects {
  readonly mind: Mind;
  readonly context: Context;

  constructor(mind: Mind, context: Context) {
    this.mind = mind;
    this.context = context;
  }

  amount(amount: Amount): number {
    return amountOf(this.context, amount);
  }

  #refs(pick: Pick, chosen: Chosen): readonly number[] {
    if (typeof pick === "object" && "every" in pick) return allThatFit(this.context, pick.every);
    if (typeof pick === "object" && "choose" in pick) return [];
    const name = nameIn(pick);
    return (name === undefined ? undefined : chosen.get(name)) ?? refsOf(this.context, pick);
  }

  /** The sum over the players that a word means, each from my side. */
  #forSeats(who: Who, chosen: Chosen, worth: (seat: number) => number): number {
    let seats = seatsOf(this.context, who);
    if (seats === 0 && typeof who === "object" && "chosen" in who)
      for (const ref of chosen.get(who.chosen) ?? []) seats |= 1 << (ref - SEAT_REF);
    let sum = 0;
    for (let seat = 0; seat < seatsIn(this.mind.view); seat++)
      if (((seats >> seat) & 1) === 1) sum += this.mind.sign(seat) * worth(seat);
    return sum;
  }

  goldWorth(seat: number, count: number): number {
    return this.mind.sign(seat) * count * this.#goldFor(seat);
  }

  /** One gold, to whoever has it. */
  #goldFor(seat: number): number {
    const { phase } = this.mind;
    const isSoon = phase === "plot" || phase === "draw" || phase === "marshalling";
    return this.#greed(seat) * (isSoon ? GOLD_NOW : GOLD_LATER);
  }

  /** How much gold and cards are to whoever gets them. */
  #greed(seat: number): number {
    return seat === this.mind.me ? this.mind.tastes.greed : 1;
  }

  costWorth(cost: Cost, chosen: Chosen): number {
    if ("do" in cost) return this.worthOf(cost, chosen);
    if ("pay" in cost && cost.pay === "gold-from") return -GOLD_LATER * this.amount(cost.count);
    return 0;
  }

  /** What an effect is worth to me. */
  worthOf(effect: Effect, chosen: Chosen): number {
    const { mind, context } = this;
    const { view } = mind;
    const each = (pick: Pick, worth: (ref: number) => number): number =>
      this.#refs(pick, chosen).reduce((sum, ref) => sum + worth(ref), 0);
    const power = (seat: number, count: number): number => count * mind.power(seat);
    switch (effect.do) {
      case "kill":
      case "discard":
        return each(effect.what, (ref) => (isBodyRef(ref) ? -this.#lost(ref, effect.do === "kill" ? 1.1 : 1) : 0));
      case "kneel":
        return each(effect.what, (ref) =>
          isBodyRef(ref) ? -mind.signOf(ref) * kneelLoss(view, ref, mind.isBeforeChallenges) : 0,
        );
      case "stand":
        return each(effect.what, (ref) =>
          isBodyRef(ref) && isKneeling(view, ref) ? mind.signOf(ref) * this.#standing(ref) : 0,
        );
      case "send":
        return each(effect.what, (ref) => this.#sent(ref, effect.to));
      case "draw":
      case "take-top":
        return this.#forSeats(
          effect.who ?? "you",
          chosen,
          (seat) => this.#greed(seat) * CARD * this.amount(effect.count),
        );
      case "claim":
        return each(effect.on, (ref) =>
          isBodyRef(ref) ? mind.signOf(ref) * power(controllerOf(view, ref), this.amount(effect.count)) : 0,
        );
      case "house-power":
        return this.#forSeats(effect.who ?? "you", chosen, (seat) => power(seat, this.amount(effect.count)));
      case "move-power":
        return each(effect.from, (ref) => {
          const moved = isBodyRef(ref) ? Math.min(powerOn(view, ref), this.amount(effect.count)) : 0;
          const [to] = this.#refs(effect.to, chosen);
          const loss = isBodyRef(ref) ? -mind.signOf(ref) * power(controllerOf(view, ref), moved) : 0;
          return to === undefined || !isBodyRef(to)
            ? loss
            : loss + mind.signOf(to) * power(controllerOf(view, to), moved);
        });
      case "discard-power":
        return each(effect.from, (ref) =>
          isBodyRef(ref)
            ? -mind.signOf(ref) *
              power(controllerOf(view, ref), Math.min(powerOn(view, ref), this.amount(effect.count)))
            : 0,
        );
      case "gold":
        return this.#forSeats(effect.who ?? "you", chosen, (seat) => this.#goldFor(seat) * this.amount(effect.count));
      case "move-gold":
        return this.#forSeats(effect.to, chosen, () => 0.7 * this.#goldMoved(effect));
      case "put-gold":
        return each(effect.on, (ref) => (isBodyRef(ref) ? mind.signOf(ref) * 0.7 * this.amount(effect.count) : 0));
      case "search":
        return effect.found === undefined
          ? this.#forSeats(effect.who ?? "you", chosen, () => CARD)
          : this.#found(effect.found, chosen);
      case "reveal-top":
        return this.#forSeats(effect.who ?? "you", chosen, () => CARD * this.amount(effect.keep));
      case "keep-revealed":
        return each(effect.what, (ref) => 0.3 * this.#forSeats(effect.who, chosen, () => refWorth(view, ref)));
      case "show-found":
        return this.#found(effect.what, chosen);
      case "give-up":
        return this.#forSeats(effect.who, chosen, () => -each(effect.what, (ref) => 0.3 + 0.4 * refWorth(view, ref)));
      case "discard-from-hand":
        return this.#forSeats(
          effect.who,
          chosen,
          (seat) => -CARD * Math.min(this.amount(effect.count), handOf(mind, seat)),
        );
      case "discard-hand":
        return this.#forSeats(effect.who, chosen, (seat) => -CARD * handOf(mind, seat));
      case "mill":
        return this.#forSeats(effect.who, chosen, () => -0.15 * this.amount(effect.count));
      case "put-into-play":
        return each(effect.what, (ref) =>
          isCardRef(ref) ? mind.sign(context.seat) * 0.8 * cardWorth[cardOfRef(ref)] : 0,
        );
      case "take-control":
        return each(effect.of, (ref) => (isBodyRef(ref) ? this.#controlled(ref, effect.who ?? "you", chosen) : 0));
      case "attach":
        return each(effect.to, (ref) => (isBodyRef(ref) ? this.#attached(ref) : 0));
      case "become-attachment":
        return each(effect.on, (ref) =>
          isBodyRef(ref) ? mind.signOf(ref) * effect.gives.reduce((sum, mod) => sum + this.#mod(mod), 0) : 0,
        );
      case "become-character":
        return mind.phase === "challenges" ? mind.sign(context.seat) * 0.4 * this.amount(effect.str) : 0;
      case "give":
        return each(effect.to, (ref) =>
          isBodyRef(ref) && isTaken(view, ref) ? mind.signOf(ref) * this.#given(ref, effect) : 0,
        );
      case "give-seat":
        return this.#forSeats(effect.to, chosen, () => effect.mods.reduce((sum, mod) => sum + this.#mod(mod), 0));
      case "counters":
        return mind.sign(context.seat) * 0.6 * this.amount(effect.count);
      case "reduce-next":
        return this.#reduced(effect);
      case "leave-challenge":
        return each(effect.what, (ref) =>
          isBodyRef(ref) ? -mind.signOf(ref) * this.#turned(ref, -strOf(view, ref)) : 0,
        );
      case "join":
        return each(effect.what, (ref) =>
          isBodyRef(ref) ? mind.signOf(ref) * this.#turned(ref, strOf(view, ref)) : 0,
        );
      case "allow-challenge":
        return this.#forSeats(effect.who ?? "you", chosen, () => 1.2);
      case "meet-claim":
        return -this.#forSeats(effect.who, chosen, (seat) =>
          view[CHALLENGE] === NONE ? 1 : claimStake(mind, view[CHALLENGE], view[ATTACKER], seat),
        );
      case "set-winner":
        return this.#forSeats(effect.who, chosen, () => 2);
      case "shield":
        return each(effect.what, (ref) => (isBodyRef(ref) ? mind.signOf(ref) * 0.3 * bodyWorth(view, ref) : 0));
      case "first-player":
      case "reveal-plot":
        return 0.3;
      case "eliminate":
        return this.#forSeats(effect.who, chosen, () => -100);
      default:
        return 0.2 * mind.sign(context.seat);
    }
  }

  /** A card that leaves play for good: what its controller loses, from my side. One that leaves already loses nothing more. */
  #lost(body: Body, share: number): number {
    return isLeaving(this.mind.view, body) ? 0 : this.mind.signOf(body) * share * bodyWorth(this.mind.view, body);
  }

  #standing(body: Body): number {
    const { mind } = this;
    return isCharacter(mind.view, body) ? (mind.isBeforeChallenges ? 0.35 * bodyWorth(mind.view, body) : 0.05) : 0.2;
  }

  #sent(ref: number, to: string): number {
    const { mind, context } = this;
    const isBack = to === "hand" || to === "deck-top";
    if (!isBodyRef(ref))
      return (
        mind.sign(context.seat) * (isBack ? 0.3 + 0.35 * refWorth(mind.view, ref) : -0.3 * refWorth(mind.view, ref))
      );
    const kept = isBack && ownerOf(mind.view, ref) === controllerOf(mind.view, ref) ? 0.45 : 0;
    return -this.#lost(ref, 1 - kept);
  }

  #found(found: Ref, chosen: Chosen): number {
    return this.#refs(found, chosen).reduce(
      (sum, ref) => sum + this.mind.sign(this.context.seat) * (0.5 + 0.4 * refWorth(this.mind.view, ref)),
      0,
    );
  }

  #goldMoved({ count, from }: Extract<Effect, { do: "move-gold" }>): number {
    let most = 0;
    const seats = seatsOf(this.context, from);
    for (let seat = 0; seat < seatsIn(this.mind.view); seat++)
      if (((seats >> seat) & 1) === 1) most = Math.max(most, this.mind.view[GOLD + seat]);
    return count === "all" ? most : Math.min(most, this.amount(count));
  }

  /** Control changes hands, unless the new controller may not have such a card. */
  #controlled(body: Body, who: Who, chosen: Chosen): number {
    const { view } = this.mind;
    const worth = 0.9 * bodyWorth(view, body);
    return this.#forSeats(who, chosen, (seat) => {
      const isTakenOver =
        seat !== controllerOf(view, body) && whyNotUnique(view, seat, cardOf(view, body)) === undefined;
      return isTakenOver ? 2 * worth : 0;
    });
  }

  #attached(host: Body): number {
    const { source, card } = this.context;
    const attachment = source === NONE ? card : cardOf(this.mind.view, source);
    return this.mind.signOf(host) * bearerSign(attachment) * (0.5 + 0.1 * bodyWorth(this.mind.view, host));
  }

  #mod(mod: Modifier): number {
    const by = "by" in mod ? mod.by : 1;
    return modifierWorth(
      mod,
      typeof by === "object" && !("of" in by)
        ? this.amount(by as Amount)
        : typeof by === "number" || by === "X"
          ? this.amount(by)
          : 1,
    );
  }

  /** Changes for a while, for the card's controller. STR counts where it turns the challenge, or kills. */
  #given(body: Body, { mods, until }: Extract<Effect, { do: "give" }>): number {
    const { mind } = this;
    const str = mods.reduce((sum, mod) => (mod.mod === "str" ? sum + this.amount(mod.by) : sum), 0);
    const isDeath = mods.some(({ mod }) => mod === "dies-at-zero") && strOf(mind.view, body) + str <= 0;
    if (isDeath) return isLeaving(mind.view, body) ? 0 : -bodyWorth(mind.view, body);
    const isShort = until !== "game" && until !== "round";
    let worth = str === 0 ? 0 : this.#turned(body, str) + (isShort ? 0.03 : 0.3) * str;
    for (const mod of mods) {
      if (mod.mod === "str" || mod.mod === "dies-at-zero") continue;
      worth += (mind.phase === "challenges" || !isShort ? 0.5 : 0.1) * this.#mod(mod);
    }
    return worth;
  }

  /** What so much more STR of a participant does for its controller: everything if it turns the challenge, else nothing. */
  #turned(body: Body, str: number): number {
    const { mind } = this;
    const { view } = mind;
    if (view[CHALLENGE] === NONE) return 0;
    const role = roleOf(view, body);
    if (role === NONE) return 0;
    const lead = strengthOf(view, ATTACKING) - strengthOf(view, DEFENDING);
    const after = role === ATTACKING ? lead + str : lead - str;
    if (lead >= 0 === after >= 0) return 0;
    const stake = 1.5 + this.#stake();
    return (role === ATTACKING) === after >= 0 ? stake : -stake;
  }

  #stake(): number {
    const { view } = this.mind;
    return claimStake(this.mind, view[CHALLENGE], view[ATTACKER], view[DEFENDER]);
  }

  /** A reduction for a card that I hold and could not play for nothing. */
  #reduced({ what, by }: Extract<Effect, { do: "reduce-next" }>): number {
    const { mind, context } = this;
    const hand = placesOf(mind.view).piles.hand[context.seat];
    const isWanted = hand
      .all(mind.view)
      .some(
        (card) =>
          card < faces.length &&
          matchesFace(context, what, faces[card]) &&
          costToPlay(mind.view, context.seat, card, 0) > 0,
      );
    return isWanted && mind.view[ACTIVE] === context.seat ? mind.sign(context.seat) * this.amount(by) : -1;
  }
}

const handOf = ({ view }: Mind, seat: number): number => placesOf(view).piles.hand[seat].count(view);

/** The name that a word speaks of, where it does. */
export const nameIn = (pick: unknown): string | undefined =>
  pick === "target"
    ? "target"
    : typeof pick === "object" && pick !== null && "that" in pick
      ? String(pick.that)
      : undefined;
