import type { CrestId, HouseId, IconId, KeywordId, SeasonId, TraitId, TypeId } from "../data/names.ts";
import type { Ability } from "./abilities.ts";
import type { Amount } from "./amounts.ts";
import type { Selector, Who } from "./selectors.ts";

/** What is forbidden; of a card or of a player. */
export const verbIds = [
  "attack",
  "defend",
  "be-killed",
  "be-discarded",
  "be-saved",
  "be-bypassed",
  "use-stealth",
  "stand",
  "be-chosen",
  "gain-renown",
  "gain-house-power",
  "trigger",
  "lose-str",
  "draw",
  "kneel",
] as const;
export type VerbId = (typeof verbIds)[number];

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

export const str = (by: Amount): Modifier => ({ mod: "str", by });
export const icon = (icon: IconId): Modifier => ({ mod: "icon", icon, by: 1 });
export const noIcon = (icon: IconId): Modifier => ({ mod: "icon", icon, by: -1 });
export const keyword = (keyword: KeywordId): Modifier => ({ mod: "keyword", keyword, by: 1 });
export const trait = (trait: TraitId): Modifier => ({ mod: "trait", trait, by: 1 });
export const blank = (except?: "except-traits"): Modifier => ({ mod: "blank", ...(except && { exceptTraits: true }) });
export const immune = (to: SourceFilter): Modifier => ({ mod: "immune", to });
export const cannot = (
  verb: VerbId,
  more: { readonly by?: SourceFilter; readonly challenge?: IconId } = {},
): Modifier => ({
  mod: "cannot",
  verb,
  ...more,
});
export const noKneel = (to: "attack" | "defend", challenge?: IconId): Modifier => ({
  mod: "no-kneel",
  to,
  ...(challenge && { challenge }),
});
export const diesAtZero = (how: "kill" | "discard", noSave?: "cannot-be-saved"): Modifier => ({
  mod: "dies-at-zero",
  how,
  ...(noSave && { noSave: true }),
});
export const number = (of: SeatNumber, by: Amount): Modifier => ({ mod: "number", of, by });
export const playCost = (by: Amount, of: Selector | "self" = "self"): Modifier => ({ mod: "play-cost", of, by });
export const gains = (ability: Ability): Modifier => ({ mod: "gains", ability });
export const everyIconLost: readonly Modifier[] = [noIcon("military"), noIcon("intrigue"), noIcon("power")];
