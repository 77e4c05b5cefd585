import type { GameEvent } from "@weirwood/kernel";
import {
  type Area,
  type AskKind,
  ATTACK,
  ATTACKER,
  areaIds,
  askKind,
  BASE_SET,
  BATTLE_AREA,
  BATTLE_FROM,
  BLADE_SIDE,
  CARDS,
  type Card,
  CROWNED_SET,
  cardAt,
  cardIds,
  cardPlace,
  cardSetOf,
  cardStrength,
  DEFENCE,
  DEFENDER,
  garrisonOf,
  type House,
  houseIds,
  isAsking,
  NONE,
  type Side,
  SWEPT,
  strengthOf,
  TEXT_CARD,
  textInUse,
  WINNER,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { isFighting } from "../battle/strength-lines.ts";

/** A fight as far as it has been told: who fought, with what, and what came of it. Plain facts, for the stage. */
export interface Fight {
  readonly area: Area;
  /** Unknown where a garrison was met by a march that only its outcome tells of. */
  readonly from: Area | undefined;
  /** The attacker, then the defender. */
  readonly sides: readonly [FightSide, FightSide];
  /** The fight before the cards, to be asked for the parts of strength; unknown where only events are at hand. */
  readonly stood: Throne | undefined;
  /** Whether the numbers are those that were compared: they can no longer be told once the losers have had losses. */
  readonly isMeasured: boolean;
  /** Support that was announced, for whoever knows no more than the events. */
  readonly support: readonly GameEvent[];
  readonly blade: GameEvent | undefined;
  readonly result: FightResult | undefined;
  /** Whom a tie is given to, where it is known. */
  readonly tie: House | undefined;
  /** Units that are lost: to swords, on the way back, for want of a way. */
  readonly fallen: readonly GameEvent[];
  readonly retreat: GameEvent | undefined;
  /** What else came of it: texts of victory and defeat, orders and tokens that are gone, cards put away. */
  readonly aftermath: readonly GameEvent[];
}

export interface FightSide {
  /** NONE: a garrison. */
  readonly house: House;
  /** Units, order and support, before the cards. */
  readonly announced: number;
  readonly card: Card;
  /** What is printed on the card. */
  readonly printed: number;
  /** What texts, of either card, add to this side or take from it. */
  readonly added: number;
}

export interface FightResult {
  readonly winner: Side;
  /** Left out where a side had nobody left, and nothing was compared. */
  readonly numbers?: { readonly strength: number; readonly against: number };
  readonly isTie: boolean;
}

const closing = new Set(["throne.cards.discard", "throne.cards.seventh", "throne.three-cards.fifth"]);
const falls = new Set([
  "throne.casualties.count",
  "throne.retreat.losses",
  "throne.retreat.nowhere",
  "throne.routed.again",
  "throne.siege.no-retreat",
]);
const retreats = new Set(["throne.retreat.attacker", "throne.retreat.defender"]);
/** What may follow from a fight besides, where it stands in the embattled area or in the attackers' own. */
const follows = new Set([
  "throne.battle.orders-removed",
  "throne.control.leave-token",
  "throne.control.lost",
  "throne.control.returned-home",
  "throne.control.token-removed",
  "throne.forts.lost",
]);

export const isClosing = ({ rule }: GameEvent): boolean => closing.has(rule);
export const isFall = ({ rule }: GameEvent): boolean => falls.has(rule);
export const isRetreat = ({ rule }: GameEvent): boolean => retreats.has(rule);
export const isGarrison = ({ rule }: GameEvent): boolean =>
  rule === "throne.garrison.falls" || rule === "throne.garrison.holds";

/** The card whose text an event tells of, or NONE. */
export function textCard({ rule }: GameEvent): Card {
  const [, chapter, id] = rule.split(".");
  const card = chapter === "card" || chapter === "crowned" ? cardIds.indexOf(id) : -1;
  return card < 0 ? NONE : card;
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };
interface Draft extends Writable<Omit<Fight, "sides">> {
  sides: [Writable<FightSide>, Writable<FightSide>];
}

const numberOf = (ids: readonly string[], fact: unknown): number => {
  const found = ids.indexOf(String(fact));
  return found < 0 ? NONE : found;
};

const sideOf = (house: House): Writable<FightSide> => ({ house, announced: 0, card: NONE, printed: 0, added: 0 });

const begun = (area: Area, from: Area | undefined, attacker: House, defender: House): Draft => ({
  area,
  from,
  sides: [sideOf(attacker), sideOf(defender)],
  stood: undefined,
  isMeasured: true,
  support: [],
  blade: undefined,
  result: undefined,
  tie: undefined,
  fallen: [],
  retreat: undefined,
  aftermath: [],
});

/** Follows a fight through its events, from what a view shows of it or from its beginning. */
export class FightReader {
  readonly #fight: Draft;
  readonly #set: number;
  #isClosing = false;

  private constructor(fight: Draft, set: number) {
    this.#fight = fight;
    this.#set = set;
  }

  /** A fight whose first event this is. */
  static from(event: GameEvent, view: Throne | undefined): FightReader {
    const isGarrisoned = isGarrison(event);
    const fight = begun(
      numberOf(areaIds, isGarrisoned ? event.to : event.area),
      isGarrisoned ? undefined : numberOf(areaIds, event.from),
      numberOf(houseIds, isGarrisoned ? event.house : event.attacker),
      isGarrisoned ? NONE : numberOf(houseIds, event.defender),
    );
    return new FightReader(fight, view === undefined ? BASE_SET : cardSetOf(view));
  }

  /** The fight that a view is in the midst of. */
  static within(view: Throne): FightReader | undefined {
    if (!isFighting(view)) return undefined;
    const fight = begun(view[BATTLE_AREA], view[BATTLE_FROM], view[ATTACKER], view[DEFENDER]);
    const reader = new FightReader(fight, cardSetOf(view));
    fight.stood = beforeCards(view);
    for (const side of [ATTACK, DEFENCE] as const) {
      const one = fight.sides[side];
      if (one.house === NONE) {
        one.announced = garrisonOf(view, fight.area);
        continue;
      }
      one.announced = strengthOf(fight.stood, side);
      if (view[CARDS + side] !== NONE) reader.#play(side, view[CARDS + side]);
      if (view[BLADE_SIDE] === side) fight.blade = bladeDrawn(one.house);
    }
    reader.measure(view);
    if (view[WINNER] !== NONE) {
      const winner = view[WINNER] as Side;
      const [attack, defence] = [strengthOf(view, ATTACK), strengthOf(view, DEFENCE)];
      const numbers = { strength: Math.max(attack, defence), against: Math.min(attack, defence) };
      fight.isMeasured = isUntouched(view);
      fight.result =
        view[SWEPT] === 0 && fight.isMeasured
          ? { winner, numbers, isTie: attack === defence }
          : { winner, isTie: false };
    }
    return reader;
  }

  get fight(): Fight {
    return this.#fight;
  }

  /** Takes an event in, unless it is no longer one of this fight. */
  read(event: GameEvent): boolean {
    if (isClosing(event)) this.#isClosing = true;
    else if (this.#isClosing) return false;
    return this.#take(event);
  }

  #take(event: GameEvent): boolean {
    const fight = this.#fight;
    const { rule } = event;
    switch (rule) {
      case "throne.battle.begins":
        return numberOf(areaIds, event.area) === fight.area && fight.sides[ATTACK].card === NONE;
      case "throne.support.accept":
        fight.support = [...fight.support, event];
        return true;
      case "throne.support.offer":
      case "throne.support.decline":
      case "throne.three-cards.drawn":
      case "throne.card.text-declined":
        return true;
      case "throne.strength.announced":
        fight.sides[this.#side(event)].announced = Number(event.strength);
        return true;
      case "throne.card.play":
        this.#play(this.#side(event), numberOf(cardIds, event.card));
        return true;
      case "throne.blade.use":
      case "throne.blade.declined":
        fight.blade = event;
        return true;
      case "throne.battle.tie":
        fight.tie = numberOf(houseIds, event.house);
        return true;
      case "throne.battle.won":
        this.#end(this.#side(event), { strength: Number(event.strength), against: Number(event.against) });
        return true;
      case "throne.battle.no-units":
        fight.result = { winner: this.#side(event) === ATTACK ? DEFENCE : ATTACK, isTie: false };
        return true;
      case "throne.garrison.falls":
      case "throne.garrison.holds":
        return this.#meetGarrison(event);
    }
    return this.#takeConsequence(event);
  }

  #takeConsequence(event: GameEvent): boolean {
    const fight = this.#fight;
    if (isFall(event)) fight.fallen = [...fight.fallen, event];
    else if (isRetreat(event)) fight.retreat = event;
    else if (textCard(event) !== NONE) {
      if (fight.result !== undefined) fight.aftermath = [...fight.aftermath, event];
      // Another card takes its place.
      else if (event.rule === "throne.crowned.aeron-damphair")
        this.#play(this.#side(event), numberOf(cardIds, event.card));
    } else if (isClosing(event) || (fight.result !== undefined && this.#isConsequence(event)))
      fight.aftermath = [...fight.aftermath, event];
    else return false;
    return true;
  }

  /** Whether an event that may have many causes comes of this fight. */
  #isConsequence({ rule, area, to, house }: GameEvent): boolean {
    const { area: embattled, from, sides } = this.#fight;
    if (rule === "throne.march.moves")
      return numberOf(areaIds, to) === embattled && numberOf(houseIds, house) === sides[ATTACK].house;
    // A card strikes a single-use order; an area that falls gives up the ships in its port.
    if (rule === "throne.single.spent" || rule === "throne.ports.capture") return sides[DEFENCE].house !== NONE;
    const where = numberOf(areaIds, area);
    return follows.has(rule) && (where === embattled || where === from);
  }

  #side = ({ house }: GameEvent): Side =>
    numberOf(houseIds, house) === this.#fight.sides[ATTACK].house ? ATTACK : DEFENCE;

  #play(side: Side, card: Card): void {
    // Who knows only events learns from a card that the base set does not have which set is played.
    const set = cardPlace[cardAt(this.#set, card)] === NONE ? CROWNED_SET : this.#set;
    const played = this.#fight.sides[side];
    played.card = card;
    played.printed = cardStrength[cardAt(set, card)];
  }

  #end(winner: Side, numbers: { readonly strength: number; readonly against: number }): void {
    const fight = this.#fight;
    fight.result = { winner, numbers, isTie: numbers.strength === numbers.against };
    this.#settle(winner, numbers.strength);
    this.#settle(winner === ATTACK ? DEFENCE : ATTACK, numbers.against);
  }

  /** What is left of a total is what texts have done. */
  #settle(side: Side, total: number): void {
    const one = this.#fight.sides[side];
    one.added = total - one.announced - one.printed - (bladeSideOf(this.#fight) === side ? 1 : 0);
  }

  #meetGarrison(event: GameEvent): boolean {
    const fight = this.#fight;
    if (numberOf(areaIds, event.to) !== fight.area || fight.sides[DEFENCE].house !== NONE) return false;
    const [strength, needed] = [Number(event.strength), Number(event.needed)];
    fight.sides[ATTACK].announced = strength;
    fight.sides[DEFENCE].announced = needed;
    const isBeaten = event.rule === "throne.garrison.falls";
    fight.result = {
      winner: isBeaten ? ATTACK : DEFENCE,
      numbers: { strength: isBeaten ? strength : needed, against: isBeaten ? needed : strength },
      isTie: false,
    };
    return true;
  }

  /** What a view of this fight knows besides: totals that nobody has compared yet. */
  measure(view: Throne | undefined): void {
    const fight = this.#fight;
    const isOther = view === undefined || !isFighting(view) || view[BATTLE_AREA] !== fight.area;
    if (isOther || view[CARDS] === NONE || fight.result !== undefined) return;
    this.#settle(ATTACK, strengthOf(view, ATTACK));
    this.#settle(DEFENCE, strengthOf(view, DEFENCE));
    const stood = beforeCards(view);
    const isSame = fight.sides.every(({ announced }, side) => strengthOf(stood, side as Side) === announced);
    if (isSame) fight.stood ??= stood;
  }
}

/** The side that has drawn the blade, if one has. */
export function bladeSideOf({ blade, sides }: Pick<Fight, "blade" | "sides">): Side | undefined {
  if (blade?.rule !== "throne.blade.use") return undefined;
  return numberOf(houseIds, blade.house) === sides[ATTACK].house ? ATTACK : DEFENCE;
}

const bladeDrawn = (house: House): GameEvent => ({ rule: "throne.blade.use", house: houseIds[house] });

/** What a winner's text may do to units and orders, after which strengths are no longer what they were. */
const changesStrength: readonly unknown[] = [
  "remove-order-nearby",
  "remove-order-of-loser",
  "make-knight",
  "knight-in",
];
const asksAfterwards: readonly AskKind[] = [
  "take-back",
  "remove-order",
  "discard-card",
  "make-knight",
  "knight-in",
  "take-token",
];

/** Whether nothing has been lost or changed since strengths were compared. */
function isUntouched(view: Throne): boolean {
  const kind = isAsking(view) ? askKind(view) : undefined;
  if (kind === "casualties") return !changesStrength.includes(textInUse(view, view[WINNER]).ifWon);
  return kind !== undefined && asksAfterwards.includes(kind);
}

/** The fight with cards and blade taken off the table: what both sides had announced. */
function beforeCards(view: Throne): Throne {
  const before = view.slice();
  for (const side of [ATTACK, DEFENCE]) {
    before[CARDS + side] = NONE;
    before[TEXT_CARD + side] = NONE;
  }
  before[BLADE_SIDE] = NONE;
  return before;
}
