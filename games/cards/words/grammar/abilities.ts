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
import type { VerbId } from "../ids.ts";
import type { Amount, Chosen, ChosenSeat, Condition, Pick, Ref, Selector, Trigger, Who } from "./conditions.ts";

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

/** Numbers of the game that texts add to, each player's own. */
export type SummedNumber =
  | "income"
  | "initiative"
  | "claim"
  | "draw-count"
  | "draw-cap"
  | "power-to-win"
  | "penalty"
  | "dominance-str"
  | "dominance-power"
  | "unopposed-power"
  | "renown-power"
  | "set-up-hand"
  | "set-up-gold"
  | "shadows-gold";

/** And those that texts set outright: the gold of a plot, and how much income may be counted at most. */
export type SetNumber = "plot-income" | "income-cap";

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
  | { readonly mod: "number"; readonly of: SummedNumber; readonly by: Amount; readonly least?: number }
  | { readonly mod: "number"; readonly of: SetNumber; readonly set: Amount }
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
  /** Power on this player's characters does not count for the total. */
  | { readonly mod: "power-ignored" }
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
  /**
   * Looks through a whole deck, or its top cards, and shuffles it: one's own, or another's. What is found is shown to others only if
   * the text says so, or where it goes into play; it goes to whose deck it was.
   */
  | {
      readonly do: "search";
      readonly for: Selector;
      readonly who?: Who;
      readonly of?: Who;
      readonly top?: Amount;
      readonly to: "hand" | "play" | "duplicate" | "deck-top";
      readonly reveal?: true;
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
   * attachment moves there. Where no bearer is left to pick, it goes to its pile. It stays while its bearer is a character, or
   * what else is said.
   */
  | {
      readonly do: "become-attachment";
      readonly on: Pick;
      readonly bearer?: TypeId;
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
  /** The next card that fits costs its player so much less gold, or influence. */
  | {
      readonly do: "reduce-next";
      readonly what: Selector;
      readonly by: Amount;
      readonly of?: "gold" | "influence";
      readonly until: Until;
      readonly uses?: number;
    }
  /** Responses to saves and cancels need no word: `save` and `cancel` abilities do it first of all. */
  | { readonly do: "join"; readonly what: Ref }
  | { readonly do: "leave-challenge"; readonly what: Pick }
  | { readonly do: "challenge-trait"; readonly trait: "joust" | "melee" }
  /** Where you win it by so much, it counts as unopposed. */
  | { readonly do: "counts-unopposed"; readonly margin: number }
  /**
   * One more challenge in this phase. `owed`: it comes before any other, after those that are owed already; `next`: it is your next
   * one or none. Of a challenge `unopposed-only` nobody is the winner if it is opposed.
   */
  | {
      readonly do: "allow-challenge";
      readonly type: IconId | "same";
      readonly who?: Who;
      readonly as?: "owed" | "next";
      readonly unopposedOnly?: true;
    }
  /** A challenge besides all others, as soon as this is carried out and answered: in any phase. */
  | { readonly do: "begin-challenge"; readonly type: IconId; readonly against: Who; readonly who?: Who }
  /** Somebody meets the claim of this challenge as if they had lost it as defender. */
  | { readonly do: "meet-claim"; readonly who: Who; readonly value?: Amount }
  /** The claim of this challenge is of another type, is met by another, or brings another what it brings. */
  | { readonly do: "set-claim"; readonly type?: IconId; readonly payer?: Who; readonly gainer?: Who }
  | { readonly do: "set-winner"; readonly of: "challenge" | "dominance" | "initiative"; readonly who: Who }
  | { readonly do: "reveal-plot"; readonly who: Who; readonly plot?: Ref }
  | { readonly do: "swap-plots"; readonly with: Who; readonly until: "round" }
  /** Carries out another plot's "when revealed", whose source stays where it is. */
  | { readonly do: "when-revealed-of"; readonly plot: "top-used"; readonly who?: Who }
  | { readonly do: "skip-phase"; readonly phase: PhaseId }
  /** One more phase in this round, behind that one and those that were added there before. */
  | { readonly do: "add-phase"; readonly phase: PhaseId; readonly after: PhaseId }
  | { readonly do: "end-phase" }
  /** The phase ends, those to come are left out, and the round ends. */
  | { readonly do: "end-round" }
  /** One more title until the round ends: one that was named. */
  | { readonly do: "take-title"; readonly title: Ref }
  | { readonly do: "first-player"; readonly who: Who }
  /** The player names a title of the game aloud; of the titles of the melee, one that nobody holds. */
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
  | {
      readonly do: "keep-revealed" | "put-on-top" | "show-found" | "give-up";
      readonly what: Ref;
      readonly who: Who;
    }
  | { readonly do: "take-found" | "discard-chosen"; readonly who: Who }
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
  /** A triggered effect may come from anywhere; a triggered ability is one of a card in play (3.6). */
  readonly kind?: "triggered" | "triggered-ability" | "response" | "passive" | "when-revealed";
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
