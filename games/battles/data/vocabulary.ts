import type { FigureId } from "./ids.ts";
import type { ClassId, KeywordId, MoraleZoneId, RankId, SymbolId } from "./names.ts";
import type { UnitTypeId } from "./units.ts";

/**
 * The closed vocabulary in which command cards and commanders are written. Every word is carried out by code; nothing is
 * prose. Texts for people stand beside it, in `text/`.
 */

/** Which units: all conditions that are said must hold. Readiness follows from what is done with them. */
export interface Select {
  /** Own units, if nothing is said. */
  readonly who?: "own" | "enemy";
  /**
   * Where, `zone` if nothing is said: within two hexes of the commander that the card is played on; his own unit; next to his
   * unit; next to any unit of ours in his zone; outside his zone and next to the unit that was chosen before.
   */
  readonly in?: "zone" | "self" | "beside-self" | "beside-controlled" | "outside-beside-chosen";
  readonly class?: readonly ClassId[];
  readonly rank?: readonly RankId[];
  /** Only units that are led by a commander. */
  readonly isCommander?: boolean;
  readonly isEngaged?: boolean;
  /** Only units that were ordered this turn; that also attacked. */
  readonly wasOrdered?: boolean;
  readonly hasAttacked?: boolean;
  readonly keyword?: KeywordId;
  /** As many as are wanted up to this; `all` leaves no choice. */
  readonly most: number | "all";
  /** As many at least, else the command or tactic cannot be used. 0 if nothing is said. */
  readonly least?: number;
}

/** What must hold for a tactic, looked at once, when the card is played. */
export type Condition =
  | { readonly pool: { readonly [face in SymbolId]?: number } }
  | { readonly morale: MoraleCondition };

export interface MoraleCondition {
  readonly whose: "own" | "enemy";
  readonly zone: MoraleZoneId;
  readonly or: "better" | "worse";
}

/** What must hold for a modifier, looked at when the attack is made. */
export interface AttackCondition {
  readonly morale?: MoraleCondition;
  /** The target was engaged with another unit when it was declared. */
  readonly isTargetEngaged?: boolean;
  readonly isFlanking?: boolean;
  readonly isPursuing?: boolean;
  readonly targetClass?: ClassId;
  readonly isTargetCommander?: boolean;
  /** The attacker has moved so many hexes this turn. */
  readonly moved?: number;
  /** Another unit ordered this turn, of this class, stands beside the attacker, which is of it too. */
  readonly besideOrdered?: ClassId;
  /** Another friend than the attacker stands beside the target. */
  readonly friendBesideTarget?: boolean;
  readonly any?: readonly AttackCondition[];
}

/** What changes for a unit: by the command that orders it, by a tactic, or by the commander who leads it. */
export type Modifier =
  | { readonly dice: number; readonly if?: AttackCondition }
  | { readonly reroll: number | "all" }
  /** `stops`: of forest, building and, on foot, ford; `ford`: the hex that it costs horses; `own-forest-cap`: on its own dice. */
  | { readonly ignore: "off-balance" | "stops" | "ford" | "own-forest-cap" | "parting" }
  | { readonly flanks: true; readonly if: AttackCondition }
  | { readonly move: number }
  /** Advances up to so many hexes, if it has Advance. */
  | { readonly advance: number }
  /** Its Hounds of War attack as this rank, without the roll for it. */
  | { readonly houndsAs: RankId };

/** What happens at once, or lasts. The units are chosen by whoever plays it. */
export type Effect =
  /** The units ordered this turn have these until it ends. */
  | { readonly ordered: readonly Modifier[] }
  /** One of the units ordered this turn has it, for one attack, which is picked then. */
  | { readonly one: Modifier }
  | { readonly morale: number }
  /** This turn, so much morale for each enemy unit that is eliminated, or forced to retreat so far. */
  | { readonly moralePer: { readonly eliminated: true } | { readonly retreat: number }; readonly gain: number }
  | { readonly ready: Select }
  /** Readies them; then one of them loses a figure, never the banner bearer. */
  | { readonly readyAtCost: Select }
  | { readonly draw: number }
  /** The opponent discards one at random. */
  | { readonly discards: "card" | "token" }
  /** Rolls so many dice for more order tokens. */
  | { readonly rollTokens: number }
  /** Exchanges an order token of the own pool. */
  | { readonly swapTokenFor: SymbolId }
  /** Takes command tokens from the commander back to the board. */
  | { readonly takeBack: number }
  | { readonly heal: Select; readonly figures: number }
  | { readonly hit: Select; readonly hits: number }
  | { readonly retreat: Select; readonly hexes: number }
  /** Each moves up to so many hexes, or not at all, without being ordered. */
  | { readonly freeMove: Select; readonly hexes: number }
  | { readonly grant: "stalwart" | "toughness"; readonly to: Select }
  /** Toughness 1 for all units ordered this turn, until the round ends. */
  | { readonly grantOrdered: "toughness" }
  | { readonly disengage: Select }
  | { readonly noCounter: Select }
  /** Hits on a lone commander count so many more this turn, where there is at least one. */
  | { readonly captureBonus: number }
  | { readonly growFires: number; readonly within: number };

/** One command box: its cost in command tokens, and units to order or to ready. */
export type Command =
  | { readonly cost: number; readonly order: readonly Select[]; readonly with?: readonly Modifier[] }
  | { readonly cost: number; readonly ready: Select };

export interface Tactic {
  readonly when: "before" | "after" | "either";
  readonly if: Condition;
  readonly effect: Effect;
}

export interface CommandCard {
  readonly commands: readonly Command[];
  readonly tactic?: Tactic;
}

/** What a commander's unit can do as long as he leads it. */
export type UnitAbility =
  | Modifier
  | { readonly keyword: KeywordId }
  /** Friendly units next to this one have the keyword. */
  | { readonly aura: KeywordId }
  | { readonly toughness: number; readonly ifBesideFriend?: true }
  /** Setting a fire, valor counts as green. */
  | { readonly valorLights: true }
  /** Pursues so far instead of advancing. */
  | { readonly pursueInsteadOfAdvance: number }
  /** Gives up its attack; a friend beside it, ordered in the same turn, rolls so many more dice. */
  | { readonly support: number }
  /** Once a round, readying a unit of his zone with a morale token costs no morale. */
  | { readonly freeReady: true }
  /** When this unit eliminates an enemy unit, so much more morale. */
  | { readonly moraleForKill: number }
  /** When it is ordered, it may first leave its engagement without a parting attack. */
  | { readonly freeDisengage: true };

/** The ability that is used once a battle; the card is then turned. */
export type CommitAbility =
  | { readonly when: "start-of-turn"; readonly effects: readonly Effect[] }
  /** When this unit is ordered with an order token, these are ordered too. */
  | { readonly when: "ordered-by-token"; readonly alsoOrder: Select }
  /** Before this unit's attack is rolled: more dice, and morale results are hits besides. */
  | { readonly when: "before-roll"; readonly dice: number; readonly moraleAlsoHits: true }
  /** After this unit's roll against a commander's unit: morale results are hits instead. */
  | { readonly when: "after-roll-at-commander"; readonly moraleBecomesHits: true }
  /** When this unit or a friend beside it is attacked, after the roll: all morale results are ignored. */
  | { readonly when: "attacked-after-roll"; readonly ignoreMorale: true }
  /** After this unit's attack: it attacks once more, or somebody beside it is attacked with so many dice. */
  | { readonly when: "after-attack"; readonly attackAgain: true }
  | { readonly when: "after-attack"; readonly strikeBeside: number; readonly keepIf: "eliminated" }
  /** When an attack would take a figure other than his: changes places with the banner bearer of a friend beside. */
  | { readonly when: "would-lose-figure"; readonly swapBearer: Select };

export interface CommanderCard {
  readonly figure: FigureId;
  readonly unit: UnitTypeId;
  readonly limit: number;
  readonly capture: number;
  readonly unitAbility: readonly UnitAbility[];
  readonly commit: CommitAbility;
}
