import type { CrestId, HouseId, IconId, KeywordId, PhaseId, SeasonId, TraitId, TypeId, ZoneId } from "../data/names.ts";
import type { CauseId, HappeningId, VerbId } from "./ids.ts";

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
  /** The participant that `with` means was alone on its side. */
  readonly alone?: true;
  readonly against?: HouseId | readonly HouseId[];
  /** The plot that was revealed, by its title: what was bound to this name. */
  readonly named?: string;
  readonly trait?: TraitId;
  readonly cardType?: TypeId;
  readonly either?: readonly Trigger[];
}

/** How long a lasting effect lasts. `standing` is this round's standing phase alone. */
export type Until = "challenge" | "phase" | "round" | "game";

/** Where a card can be sent. */
export type Destination =
  | "dead"
  | "discard"
  | "hand"
  | "deck-top"
  | "deck-bottom"
  | "deck-shuffled"
  | "shadows"
  | "aside";

/** What a text does. Costs are written with the same words; what a cost may be, `Cost` says. */
export type Effect =
  | { readonly do: "kill" | "discard"; readonly what: Pick; readonly noSave?: true }
  | { readonly do: "kneel" | "stand"; readonly what: Pick }
  /** Leaves play for its owner's hand or deck, or goes there from a pile. */
  | { readonly do: "send"; readonly what: Pick; readonly to: Destination }
  /** Changes where a card that is leaving play goes. */
  | { readonly do: "redirect"; readonly what: Ref; readonly to: Destination }
  | { readonly do: "draw"; readonly count: Amount; readonly who?: Who }
  /** Power from the treasury on a card, or on a player's House card. */
  | { readonly do: "claim"; readonly count: Amount; readonly on: Pick }
  | { readonly do: "house-power"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "move-power"; readonly count: Amount; readonly from: Pick; readonly to: Ref }
  | { readonly do: "discard-power"; readonly count: Amount; readonly from: Pick }
  | { readonly do: "gold"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "move-gold"; readonly count: Amount | "all"; readonly from: Who; readonly to: Who }
  | { readonly do: "put-gold"; readonly count: Amount; readonly on: Pick }
  /** Looks through a whole deck, or its top cards, and shuffles it; what is found is shown unless `quiet`. */
  | {
      readonly do: "search";
      readonly for: Selector;
      readonly who?: Who;
      readonly top?: Amount;
      readonly to: "hand" | "play" | "duplicate" | "deck-top";
      readonly quiet?: true;
      readonly found?: Ref;
    }
  /** The top cards of a deck, open to all; `keep` of them go to hand by the player's choice, the others under the deck. */
  | { readonly do: "reveal-top"; readonly count: Amount; readonly keep: Amount; readonly who?: Who }
  /** The seat looks at cards that others do not see, and puts them back in any order. */
  | {
      readonly do: "look";
      readonly at: "hand" | "deck" | "shadows";
      readonly of: Who;
      readonly count?: Amount;
      readonly order?: true;
    }
  /** Names how many went by `as`. */
  | {
      readonly do: "discard-from-hand";
      readonly count: Amount;
      readonly who: Who;
      readonly random?: true;
      readonly chosenBy?: Who;
    }
  /** A hand as a whole; a hand of none too, unless `least` says how many there must be. */
  | { readonly do: "discard-hand"; readonly who: Who; readonly as?: string; readonly least?: number }
  | { readonly do: "reveal-hand"; readonly who: Who }
  | { readonly do: "mill"; readonly count: Amount; readonly who: Who }
  /** The top cards of a deck into hand, shown; no drawing. */
  | { readonly do: "take-top"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "shuffle-in"; readonly pile: "dead" | "discard"; readonly who: Who }
  | { readonly do: "put-into-play"; readonly what: Pick; readonly under?: "you" | "owner"; readonly knelt?: true }
  | { readonly do: "take-control"; readonly of: Pick; readonly who?: Who; readonly until?: Until }
  | { readonly do: "attach"; readonly what: Ref; readonly to: Pick; readonly faceDown?: true }
  /** The top card of your deck, face down. */
  | { readonly do: "attach-top"; readonly to: Pick }
  /**
   * The card stays in play as an attachment of this kind, with this text instead of its own and legal where it lies; an
   * attachment moves there. Where no bearer is left to pick, it goes to its pile.
   */
  | {
      readonly do: "become-attachment";
      readonly on: Pick;
      readonly trait?: TraitId;
      readonly gives: readonly Modifier[];
    }
  | {
      readonly do: "become-character";
      readonly what: Ref;
      readonly str: Amount;
      readonly icons?: readonly IconId[];
      readonly keywords?: readonly KeywordId[];
      readonly traits?: readonly TraitId[];
      readonly until: Until;
    }
  /** Modifiers for a while, on cards or on players. */
  | {
      readonly do: "give";
      readonly to: Pick;
      readonly until: Until;
      readonly mods: readonly Modifier[];
      readonly only?: PhaseId;
    }
  | { readonly do: "give-seat"; readonly to: Who; readonly until: Until; readonly mods: readonly Modifier[] }
  /** The one loses these keywords, and the other gains those that were lost. */
  | {
      readonly do: "take-keywords";
      readonly from: Ref;
      readonly to: Ref;
      readonly keywords: readonly KeywordId[];
      readonly until: Until;
    }
  | { readonly do: "swap-base-str"; readonly of: Ref; readonly until: Until }
  /** Counters that stay while the card is in play, each of them +1 STR. */
  | { readonly do: "counters"; readonly on: Ref; readonly count: Amount }
  /** The next card that fits costs its player so much less. */
  | {
      readonly do: "reduce-next";
      readonly what: Selector;
      readonly by: Amount;
      readonly until: Until;
      readonly uses?: number;
    }
  /** Responses to saves and cancels need no word: `save` and `cancel` abilities do it first of all. */
  | { readonly do: "join"; readonly what: Ref }
  | { readonly do: "leave-challenge"; readonly what: Pick }
  | { readonly do: "challenge-trait"; readonly trait: "joust" | "melee" }
  /** Where you win it by so much, it counts as unopposed. */
  | { readonly do: "counts-unopposed"; readonly margin: number }
  /** One more challenge in this phase; `owed`: it must be your next, and nobody wins it if it is opposed. */
  | {
      readonly do: "allow-challenge";
      readonly type: IconId | "same";
      readonly who?: Who;
      readonly owed?: "unopposed-only";
    }
  /** Somebody meets the claim of this challenge as if they had lost it as defender. */
  | { readonly do: "meet-claim"; readonly who: Who; readonly value?: Amount }
  | { readonly do: "set-winner"; readonly of: "challenge" | "dominance" | "initiative"; readonly who: Who }
  | { readonly do: "reveal-plot"; readonly who: Who; readonly plot?: Ref }
  | { readonly do: "swap-plots"; readonly with: Who; readonly until: "round" }
  /** Carries out another plot's "when revealed", whose source stays where it is. */
  | { readonly do: "when-revealed-of"; readonly plot: "top-used"; readonly who?: Who }
  | { readonly do: "skip-phase"; readonly phase: PhaseId }
  | { readonly do: "add-phase"; readonly phase: PhaseId }
  | { readonly do: "end-phase" }
  | { readonly do: "first-player"; readonly who: Who }
  /** The player names a title of the game aloud. */
  | { readonly do: "name-title"; readonly type: TypeId; readonly as: string }
  /** A replacement: instead of dying, this happens. `while` is looked at when it would apply. */
  | {
      readonly do: "shield";
      readonly what: Ref;
      readonly while?: Condition;
      readonly effects: readonly Effect[];
      readonly until: Until;
    }
  /** Later in this phase or round, each time or once. */
  | {
      readonly do: "later";
      readonly on: Trigger;
      readonly effects: readonly Effect[];
      readonly until: Until;
      readonly once?: true;
    }
  | { readonly do: "eliminate"; readonly who: Who }
  // What the rules themselves do in carrying out the words above.
  | { readonly do: "keep-revealed" | "put-on-top" | "discard-chosen"; readonly what: Ref; readonly who: Who }
  | { readonly do: "refill-plots"; readonly who: Who }
  /** What a replacement takes the place of does not happen. */
  | { readonly do: "undo" }
  /** What a save or a cancel does first of all. */
  | { readonly do: "save" | "cancel" }
  // Flow.
  /** Binds what is chosen now, in resolving, to a name. */
  | { readonly do: "pick"; readonly what: Chosen | ChosenSeat; readonly as: string }
  | { readonly do: "then"; readonly effects: readonly Effect[] }
  | {
      readonly do: "if";
      readonly when: Condition;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: "modes"; readonly of: readonly Mode[]; readonly by?: Who }
  | {
      readonly do: "may";
      readonly by?: Who;
      readonly cost?: Cost | readonly Cost[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly do: "unless";
      readonly by: Who;
      readonly cost: Cost | readonly Cost[];
      readonly effects: readonly Effect[];
    }
  /** For each of these players in order: `{ chosen: "each" }` is the one. */
  | { readonly do: "each"; readonly who: Who | readonly Who[]; readonly effects: readonly Effect[] };

/** One of several ways, by the name that the notation says. */
export interface Mode {
  readonly name: string;
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

/** What can be paid. Chosen cards are yours unless the selector says otherwise. */
export type Cost =
  | Extract<Effect, { do: "kneel" | "stand" | "kill" | "discard" | "send" | "mill" | "discard-hand" | "discard-power" }>
  | { readonly pay: "gold"; readonly count: Amount; readonly to?: Who }
  | { readonly pay: "influence"; readonly count: Amount }
  | { readonly pay: "gold-from"; readonly what: Ref; readonly count: Amount }
  | { readonly pay: "discard-from-hand"; readonly count: Amount; readonly what?: Selector }
  | { readonly either: readonly (Cost | readonly Cost[])[] };

/** Sources whose effects are ignored, or by which a card cannot be chosen. Everything that is said must hold. */
export interface SourceFilter {
  /** Events, and abilities of characters, locations, attachments; anything if nothing is said. */
  readonly of?: readonly ("event" | "character" | "location" | "attachment" | "plot" | "agenda")[];
  /** Events and abilities that somebody chooses to use. */
  readonly triggered?: true;
  readonly by?: "opponent";
  readonly notTrait?: TraitId;
  /** Not the effects of cards with this title. */
  readonly notTitle?: string;
}

/** Numbers of the game that texts change. */
export type SeatNumber =
  | "income"
  | "plot-income"
  | "initiative"
  | "claim"
  | "draw-count"
  | "draw-cap"
  | "power-to-win"
  | "penalty"
  | "hand-limit"
  | "dominance-str"
  | "unopposed-power"
  | "renown-power"
  | "income-of-cards";

/** Something about a card, or a player, that is otherwise than it was. Summed without order; the sum is what counts. */
export type Modifier =
  | { readonly mod: "str"; readonly by: Amount }
  | { readonly mod: "icon"; readonly icon: IconId; readonly by: 1 | -1 }
  | { readonly mod: "crest"; readonly crest: CrestId; readonly by: 1 | -1 }
  | { readonly mod: "keyword"; readonly keyword: KeywordId; readonly by: 1 | -1 }
  | { readonly mod: "trait"; readonly trait: TraitId; readonly by: 1 | -1 }
  | { readonly mod: "house"; readonly house: HouseId; readonly by: 1 | -1 }
  /** Its printed text box is blank; traits stay if it says so. */
  | { readonly mod: "blank"; readonly exceptTraits?: true }
  | { readonly mod: "immune"; readonly to: SourceFilter }
  | { readonly mod: "cannot"; readonly verb: VerbId; readonly by?: SourceFilter; readonly challenge?: IconId }
  /** It may be declared though it kneels. */
  | { readonly mod: "declared-kneeling"; readonly to: "attack" | "defend" }
  /** Declaring it does not kneel it. */
  | { readonly mod: "no-kneel"; readonly to: "attack" | "defend"; readonly challenge?: IconId }
  /** Its STR does not count in the challenge. */
  | { readonly mod: "not-counted" }
  /** Its power does not count for its controller's total. */
  | { readonly mod: "power-ignored" }
  /** Killed or discarded whenever its STR is 0. */
  | { readonly mod: "dies-at-zero"; readonly how: "kill" | "discard"; readonly noSave?: true }
  | { readonly mod: "dominance-str"; readonly by: Amount }
  | { readonly mod: "gains"; readonly ability: Ability }
  /** Gold on it may be spent like gold of the pool. */
  | { readonly mod: "spendable" }
  /** Whoever declares it, or uses its abilities, hands over so much gold. */
  | { readonly mod: "toll"; readonly on: readonly ("declare" | "ability")[]; readonly gold: number; readonly to: Who }
  /** Another controls it. */
  | { readonly mod: "controlled-by"; readonly who: Who }
  // Of cards that are not in play yet.
  /** What it costs to play cards that fit: yours if nothing is said. A penalty counts before reductions. */
  | {
      readonly mod: "play-cost";
      readonly of: Selector | "self";
      readonly by: Amount;
      readonly whose?: Who;
      readonly penalty?: true;
      /** The first such card in each round only. */
      readonly first?: "round";
    }
  // Of players.
  | {
      readonly mod: "number";
      readonly of: SeatNumber;
      readonly by?: Amount;
      readonly set?: Amount;
      readonly least?: number;
    }
  | { readonly mod: "no-penalty"; readonly house?: HouseId }
  | { readonly mod: "challenges"; readonly type: IconId; readonly by: number }
  | { readonly mod: "may-not"; readonly what: "attack" | "defend"; readonly challenge?: IconId }
  /** How many characters this player declares, if any. */
  | {
      readonly mod: "declares";
      readonly as: "attackers" | "defenders";
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly mod: "house-power-only-in"; readonly challenge: IconId }
  /** What a challenge of this type costs to begin, from attacker to defender. */
  | { readonly mod: "challenge-toll"; readonly type: IconId; readonly gold: number }
  /** May redirect a challenge of another player: once its attackers are declared, or in place of one who declares no defender. */
  | { readonly mod: "redirects"; readonly when: "attackers" | "no-defenders"; readonly challenge?: IconId }
  // Of the game.
  | { readonly mod: "season"; readonly is: SeasonId }
  | { readonly mod: "opens"; readonly segment: "plots-chosen" }
  | { readonly mod: "skips"; readonly phase: "taxation" | "standing" }
  | { readonly mod: "income-only-plots" }
  | { readonly mod: "no-triggering"; readonly of: readonly TypeId[] }
  | { readonly mod: "plots-blank"; readonly exceptTitled: string };

/** How often: counted when it is declared, for each copy of a card; of events for the player and title, or the table. */
export interface Limit {
  readonly times: number;
  readonly per: "challenge" | "phase" | "round" | "game";
  readonly for?: "table";
}

/** What is chosen when the ability is declared: one thing, or several by name. */
export type Targets = Chosen | ChosenSeat | { readonly [name: string]: Chosen | ChosenSeat };

/** Restrictions, cost and targets: whatever comes before the effect. */
export interface Head {
  readonly when?: Condition;
  readonly cost?: Cost | readonly Cost[];
  readonly target?: Targets;
  /** Used from there and not from play; events are played from hand without saying so. */
  readonly from?: readonly ZoneId[];
  readonly by?: "anyone";
  readonly limit?: Limit;
  /** A Limited Response. */
  readonly limited?: true;
  /** X is announced: at most so much, and whatever can be paid if nothing is said. */
  readonly x?: { readonly least?: number; readonly most?: Amount };
  readonly noSave?: true;
  readonly noCancel?: true;
  /** Every opponent may cancel it for this. */
  readonly cancelledFor?: Cost;
  /** A cancel that this player prevents by paying this. */
  readonly unless?: { readonly by: Who; readonly cost: Cost };
}

/** Which effects can be cancelled. Everything that is said must hold. */
export interface EffectFilter {
  readonly of?: "event" | "character" | "location" | "attachment" | "agenda" | "plot";
  readonly kind?: "triggered" | "response" | "when-revealed";
  readonly by?: Who;
  /** Its only target is such a card. */
  readonly onlyTarget?: Selector;
  /** Its cost has none of these. */
  readonly without?: readonly ("gold" | "influence")[];
  /** The claim of a challenge. */
  readonly claim?: true;
}

export type Ability =
  | ({ readonly kind: "action"; readonly phase: PhaseId | "any" | "plots-chosen" } & Head & Effects)
  | ({ readonly kind: "response"; readonly on: Trigger } & Head & Effects)
  /** Saves what is about to be killed or discarded, then does the rest. */
  | ({
      readonly kind: "save";
      readonly what: Selector | Ref;
      readonly threats: readonly ("killed" | "discarded")[];
    } & Head &
      Effects)
  | ({
      readonly kind: "cancel";
      readonly filter: EffectFilter;
      readonly unless?: { readonly by: Who; readonly cost: Cost };
    } & Head &
      Effects)
  | ({ readonly kind: "passive"; readonly on: Trigger } & Head & Effects)
  /** Whenever this comes to hold. */
  | ({ readonly kind: "whenever"; readonly holds: Condition } & Head & Effects)
  | { readonly kind: "constant"; readonly on: Scope; readonly while?: Condition; readonly mods: readonly Modifier[] }
  /** Instead of what would happen. `to` changes only where the card goes. */
  | ({ readonly kind: "replace"; readonly on: Trigger; readonly may?: true; readonly instead?: true } & Head & Effects);

interface Effects {
  readonly effects: readonly Effect[];
}

/** What a constant text is about: cards, players, or the whole game. */
export type Scope = Ref | Selector | Seats | "game";

/** Players; only those of whom `if` holds, where `{ chosen: "each" }` is the one that is looked at. */
export interface Seats {
  readonly seats: Who;
  readonly if?: Condition;
}

/** Keywords that say more than their name. */
export interface KeywordShapes {
  /** No attachments but those with this trait. */
  readonly noAttachmentsExcept?: TraitId;
  readonly immune?: readonly SourceFilter[];
  readonly prized?: number;
}

/** A card as it is printed. What is not said is not there. */
export interface Face extends KeywordShapes {
  readonly title: string;
  readonly type: TypeId;
  readonly house?: readonly HouseId[];
  /** Gold to play it; `X` is announced. */
  readonly cost?: number | "X";
  /** Gold to bring it out of shadows. */
  readonly shadowCost?: number;
  readonly str?: number | "X";
  readonly icons?: readonly IconId[];
  readonly crests?: readonly CrestId[];
  readonly traits?: readonly TraitId[];
  readonly keywords?: readonly KeywordId[];
  readonly unique?: true;
  readonly cursed?: true;
  /** Only in a deck of such a House. */
  readonly only?: readonly HouseId[];
  readonly gold?: number;
  readonly influence?: number;
  readonly initiative?: number;
  readonly plot?: { readonly gold: number; readonly initiative: number; readonly claim: number };
  /** So many in a deck; three if nothing is said, and one of each plot. */
  readonly deckLimit?: number;
  /** What it may be attached to; characters if nothing is said. `attachMax`: so many of its title on one bearer. */
  readonly attachTo?: Selector;
  readonly attachMax?: number;
  /** May also be played as an attachment on the own House card. */
  readonly mayAttachToHouse?: true;
  /** Which titles it supports and opposes. */
  readonly supports?: readonly string[];
  readonly opposes?: readonly string[];
  /** Every card of the deck at most so often. */
  readonly deckCopies?: number;
  /** The printing, where several cards bear the title. */
  readonly printing?: string;
  /** Only in scenarios: no deck may hold it. */
  readonly isFixture?: true;
}

/** What a card does in our own words, English and French; empty where it has no text. */
export type CardText = readonly [en: string, fr: string];

export interface Card {
  readonly id: string;
  readonly face: Face;
  readonly text: CardText;
  readonly abilities: readonly Ability[];
}
