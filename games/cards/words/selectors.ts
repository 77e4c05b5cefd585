import type { CrestId, HouseId, IconId, KeywordId, TraitId, TypeId, ZoneId } from "../data/names.ts";
import type { Amount, Condition } from "./amounts.ts";

/** Words that point at cards and players. All of them are plain data: a word is carried out by the rules, never by itself. */

/**
 * A card that the text speaks of: the card itself, what it is attached to, what was chosen as `target`, what the occurrence
 * is about (who was killed, the attachment that was played, the card that is saved), what that card lies on, the source of
 * the effect that is cancelled, or whatever was bound to a name.
 */
export type Ref = "self" | "bearer" | "target" | "subject" | "host" | "cancelled" | { readonly that: string };

export const self = "self";
export const bearer = "bearer";
export const target = "target";
export const subject = "subject";
export const that = (name: string): Ref => ({ that: name });

/**
 * Players. `opponent` is every opponent of whoever controls the card; `trigger` is the player of the occurrence; a `chosen`
 * one was bound to a name.
 */
export type Who =
  | "you"
  | "opponent"
  | "anyone"
  | "winner"
  | "loser"
  | "attacker"
  | "defender"
  | "trigger"
  | "first"
  | { readonly controllerOf: Ref }
  | { readonly ownerOf: Ref }
  | { readonly chosen: string }
  /** The one player who has more cards that fit than everybody else; nobody where two have as many. */
  | { readonly most: Selector };

/** A number at least, at most, or exactly. */
export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** Which cards: everything that is said must hold. Lists hold if one of them does. */
export interface Selector {
  /** In play if nothing is said; `you` see only your own hidden zones. */
  readonly in?: ZoneId | readonly ZoneId[];
  readonly type?: TypeId | readonly TypeId[];
  readonly trait?: TraitId | readonly TraitId[];
  readonly notTrait?: TraitId | readonly TraitId[];
  readonly house?: HouseId | readonly HouseId[];
  readonly notHouse?: HouseId;
  readonly crest?: CrestId | readonly CrestId[];
  readonly notCrest?: CrestId | readonly CrestId[];
  readonly hasCrest?: boolean;
  readonly icon?: IconId | readonly IconId[];
  readonly noIcon?: IconId;
  readonly keyword?: KeywordId | readonly KeywordId[];
  readonly unique?: boolean;
  readonly title?: string | readonly string[];
  /** Bears the title that was named aloud and bound to this name. */
  readonly named?: string;
  /** The same title as this card. */
  readonly copyOf?: Ref;
  readonly str?: Range;
  readonly printedStr?: Range;
  readonly cost?: Range;
  /** The influence that using it costs; 0 where it costs none. */
  readonly influenceCost?: Range;
  readonly power?: Range;
  readonly gold?: Range;
  readonly attachments?: Range;
  readonly role?: "attacking" | "defending" | "participating";
  /** The only participant of its side. */
  readonly alone?: true;
  readonly kneeling?: boolean;
  readonly limited?: boolean;
  /** Bears a symbol that gives one of these. */
  readonly gives?: "gold" | "influence" | readonly ("gold" | "influence")[];
  readonly ctrl?: Who;
  readonly owner?: Who;
  /** Attached to such a card. */
  readonly on?: Selector | Ref;
  /** Not this card. */
  readonly other?: Ref;
  /** Killed or discarded from play in this phase. */
  readonly lost?: "phase";
  /** Printed with the cursed icon. */
  readonly cursed?: true;
  /** One of those that were bound to this name, by every player who bound some. */
  readonly among?: string;
  /** Only those of which this holds: `that("it")` is the one that is looked at. */
  readonly where?: Condition;
  readonly or?: readonly Selector[];
  readonly not?: Selector;
}

const ofType =
  (type: TypeId) =>
  (selector: Selector = {}): Selector => ({ type, ...selector });

export const character = ofType("character");
export const location = ofType("location");
export const attachment = ofType("attachment");
export const event = ofType("event");
export const plot = ofType("plot");
export const agenda = ofType("agenda");
export const houseCard = ofType("house");
/** A card of any type. */
export const card = (selector: Selector = {}): Selector => selector;

/** All that fit, without choosing any. */
export interface Every {
  readonly every: Selector;
}
export const every = (selector: Selector): Every => ({ every: selector });

/** So many that fit, chosen by somebody: by whoever uses the ability if nothing is said. */
export interface Chosen {
  readonly choose: Selector;
  readonly least: Amount;
  readonly most: Amount;
  readonly by?: Who;
  /** Named, so that other words can speak of them. */
  readonly as?: string;
}
export const one = (selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}): Chosen => ({
  choose: selector,
  least: 1,
  most: 1,
  ...more,
});
export const exactly = (count: Amount, selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}) =>
  ({ choose: selector, least: count, most: count, ...more }) satisfies Chosen;
export const upTo = (count: Amount, selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}) =>
  ({ choose: selector, least: 0, most: count, ...more }) satisfies Chosen;

/** A player, chosen by whoever uses the ability. */
export interface ChosenSeat {
  readonly chooseSeat: "opponent" | "anyone";
  /** Only players of whom this holds; `{ chosen: "target" }` is the one that is looked at. */
  readonly as?: string;
}
export const oneOpponent = (as = "target"): ChosenSeat => ({ chooseSeat: "opponent", as });
export const onePlayer = (as = "target"): ChosenSeat => ({ chooseSeat: "anyone", as });

/** Cards that an effect does something to. */
export type Pick = Ref | Every | Chosen;
