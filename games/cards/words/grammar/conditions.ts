import type {
  CrestId,
  HouseId,
  IconId,
  KeywordId,
  PhaseId,
  SeasonId,
  TraitId,
  TypeId,
  ZoneId,
} from "../../data/names.ts";
import type { CauseId, HappeningId } from "../ids.ts";

/** Words that point at cards and players. All of them are plain data: a word is carried out by the rules, never by itself. */

/**
 * A card that the text speaks of: the card itself, what it is attached to, what was chosen as `target`, what the occurrence
 * is about (who was killed, the attachment that was played, the card that is saved), what that card lies on, the source of
 * the effect that is cancelled, or whatever was bound to a name.
 */
export type Ref = "self" | "bearer" | "target" | "subject" | "host" | "cancelled" | { readonly that: string };

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

/** All that fit, without choosing any. */
export interface Every {
  readonly every: Selector;
}

/** So many that fit, chosen by somebody: by whoever uses the ability if nothing is said. */
export interface Chosen {
  readonly choose: Selector;
  readonly least: Amount;
  readonly most: Amount;
  readonly by?: Who;
  /** Named, so that other words can speak of them. */
  readonly as?: string;
}

/** A player, chosen by whoever uses the ability. */
export interface ChosenSeat {
  readonly chooseSeat: "opponent" | "anyone";
  /** Only players of whom this holds; `{ chosen: "target" }` is the one that is looked at. */
  readonly as?: string;
}

/** Cards that an effect does something to. */
export type Pick = Ref | Every | Chosen;

/** Words that count, ask and wait: numbers, conditions, occurrences. */

/** Every number on a card. `X` is what was announced; what is counted is counted when it is looked at. */
export type Amount =
  | number
  | "X"
  | { readonly count: Selector }
  | { readonly strOf: Ref }
  /** The STR of all that fit together, as printed where they are not in play. */
  | { readonly sumOfStr: Selector }
  | { readonly costOf: Ref }
  | { readonly printedIconsOf: Ref }
  | { readonly powerOn: Ref }
  | { readonly goldOn: Ref }
  | { readonly goldOf: Who }
  | { readonly handOf: Who }
  | { readonly deckOf: Who }
  | { readonly housePowerOf: Who }
  | { readonly claimOf: Who }
  | { readonly plotGoldOf: Who }
  | { readonly shadowsOf: Who }
  /** A number that an earlier word of this text has bound: how many were discarded, drawn, moved. */
  | { readonly number: string }
  | { readonly margin: true }
  | { readonly sum: readonly Amount[] }
  | { readonly less: readonly [Amount, Amount] };

/** What holds or does not, looked at in the position as it is. */
export type Condition =
  /** So many cards fit: at least one if nothing is said. */
  | { readonly some: Selector; readonly min?: Amount; readonly max?: Amount }
  | { readonly is: Ref; readonly a: Selector }
  /** A challenge is going on, and `you` have this part in it. */
  | {
      readonly challenge: {
        readonly type?: IconId | readonly IconId[];
        readonly you?: "attacker" | "defender" | "either";
      };
    }
  | { readonly compare: Amount; readonly with: Amount; readonly op: "<" | "<=" | "=" | ">=" | ">" }
  /** Of every player that `than` means the one has more, or the other fewer, of what the selector fits; `ctrl` is left out. */
  | { readonly most: Who; readonly of: Selector }
  | { readonly fewest: Who; readonly of: Selector }
  /** A player's House card is of one of these. */
  | { readonly house: Who; readonly of: HouseId | readonly HouseId[] }
  | { readonly agenda: Who; readonly trait?: TraitId }
  | { readonly season: SeasonId | "none" }
  | { readonly phase: PhaseId }
  | { readonly opponents: number }
  /** This card is the only one in play that fits. */
  | { readonly only: Ref; readonly among: Selector }
  | { readonly wonDominance: Who }
  | { readonly wonInitiative: Who }
  /** So many challenges of this round or phase fit. */
  | {
      readonly fought: { readonly type?: IconId; readonly winner?: Who; readonly loser?: Who; readonly attacker?: Who };
      readonly since: "phase" | "round";
      readonly min?: number;
      readonly max?: number;
    }
  /** Effects have raised or lowered its STR in this phase. */
  | { readonly strChanged: Ref }
  /** A plot with this trait lies in a player's used pile. */
  | { readonly used: Who; readonly trait: TraitId }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** An occurrence that fits: every filter that is said must hold. */
export interface Trigger {
  /** What happens; of several, one of them. */
  readonly on: HappeningId | readonly HappeningId[];
  /** The card that it happened to. */
  readonly what?: Selector | Ref;
  /** The player who did it, or to whom it happened: who won, who played, whose pile. */
  readonly by?: Who;
  /** What that card lies on. */
  readonly host?: Selector | Ref;
  readonly cause?: CauseId | readonly CauseId[];
  /** Only where an effect of such a player brought it about. */
  readonly effectOf?: Who;
  readonly phase?: PhaseId | "any";
  readonly pile?: "dead" | "discard";
  /** Only from there: `played` from hand is said by `played` itself. */
  readonly from?: "hand" | "deck" | "play";
  readonly as?: "attacker" | "defender";
  // Challenges.
  readonly type?: IconId;
  readonly margin?: number;
  readonly unopposed?: true;
  /** Such a participant of that player's side was there at the end. */
  readonly with?: Selector | Ref;
  /** Such a participant of any side was there at the end. */
  readonly involving?: Selector | Ref;
  /** The participant that `with` means was its player's only one. */
  readonly alone?: true;
  readonly against?: HouseId | readonly HouseId[];
  /** The plot that was revealed, by its title: what was bound to this name. */
  readonly named?: string;
  readonly trait?: TraitId;
  readonly cardType?: TypeId;
  readonly either?: readonly Trigger[];
}
