import { type DecisionBy, type DecisionsOf, Notation } from "@weirwood/kernel";
import { cardIds, figureIds, skirmishCardIds, unitNames } from "./data/ids.ts";
import { rankIds, symbolIds } from "./data/names.ts";
import { hexNames } from "./field/hexes.ts";
import { pieceIds } from "./state/layout.ts";

const hex = { values: hexNames };
const noHex = { values: hexNames, none: "nowhere" };
const symbol = { values: symbolIds };
const rank = { values: rankIds };
const answer = { values: ["no", "yes"] };

/** Which commands of a card are paid for: one, both, or both with the units that are readied before any is ordered. */
const commandWays = ["first", "second", "both", "ready-both"] as const;
export const [FIRST_ONLY, SECOND_ONLY, BOTH, READY_BOTH] = [0, 1, 2, 3];

/** What players say, in the order of the rulebook. Units are named by the hex in which they stand. */
export const verbs = {
  /** `fortify c5 red`: an order token on a palisade. */
  fortify: { hex, rank },
  /** `breach c5 red green green`: takes a token off by one die, or by any two. */
  breach: { hex, rank, die: symbol, second: { values: symbolIds, none: "" } },
  /** `aim c11 red`: a catapult token. */
  aim: { hex, rank },
  /** `hide d9`: a false token lies here. */
  hide: { hex },
  /** `pick ss4 ss6`: set-up cards whose commanders come, the lowest first. */
  pick: {
    first: { values: skirmishCardIds },
    second: { values: skirmishCardIds, none: "" },
    third: { values: skirmishCardIds, none: "" },
  },
  /** `lay forest d4`: a piece of terrain; `place s3 d1`: a unit. */
  lay: { piece: { values: pieceIds }, hex },
  place: { unit: { values: unitNames }, hex },

  /** `order d3 green`, `order d3 morale pair`: an order token, or two alike. */
  order: { hex, by: symbol, pair: { values: ["pair"], none: "" } },
  /** A morale token raises morale, or readies a unit. */
  raise: {},
  ready: { hex },
  /** `play sl34 robb first`, `play ll34 tywin ready-both after`: a card, the commander who plays it, its commands, its tactic. */
  play: {
    card: { values: cardIds },
    leader: { values: figureIds },
    commands: { values: commandWays },
    tactic: { values: ["before", "after"], none: "" },
  },
  /** An ability that is used once a battle, at the start of a turn. */
  commit: { leader: { values: figureIds } },
  /** Hidden archers shoot: from their hex at another. */
  volley: { hex, at: hex },
  pass: {},

  /** `declare d3`: this unit is ordered too; `declare nowhere`: no more. */
  declare: { hex: noHex },
  /** `choose d3`: a unit for the effect that is carried out; `choose nowhere`: no more. Free moves are `move` and `halt`. */
  choose: { hex: noHex },
  "swap-token": { symbol },
  "also-order": { hex: noHex },
  leave: { answer },
  carry: { answer },

  /** `move d3 d5`; `move d3 off`: by the edge, where the plan allows; `quench d3`: puts its own fire out; `halt`: no more moves. */
  move: { hex, to: { values: hexNames, none: "off" } },
  quench: { hex },
  halt: {},

  /**
   * `attack d3 d4`, `attack d3 d4 supported`; `hounds d3 d5`, or `hounds d3 d5 red` where a card gives one pack its rank;
   * `scorch` and `douse` instead; `cease`: no more attacks.
   */
  attack: { hex, at: hex, support: { values: ["supported"], none: "" } },
  hounds: { hex, at: hex, rank: { values: rankIds, none: "" } },
  scorch: { hex, at: hex },
  douse: { hex, at: hex },
  cease: {},

  parting: { answer },
  "use-commit": { answer },
  /** `reroll flank blue`: all dice of a symbol; `reroll one blue`, `reroll card blue`: one die; `reroll all`; `stand`. */
  reroll: { by: { values: ["flank", "one", "card", "all"] }, symbol: { values: symbolIds, none: "" } },
  stand: {},
  "swap-bearer": { hex: noHex },
  "stand-firm": { answer },
  retreat: { hex },
  /** Advances or pursues to a hex, or stays. */
  follow: { hex: noHex },
  counter: { answer },
  again: { hex: noHex },

  keep: { card: { values: cardIds, none: "nothing" }, token: { values: symbolIds, none: "nothing" } },
  recover: { answer },
} as const;

export const notation = new Notation(verbs);
export type BattleDecision = DecisionsOf<typeof verbs>;
export type Answer<Verb extends keyof typeof verbs> = DecisionBy<typeof verbs, Verb>;
