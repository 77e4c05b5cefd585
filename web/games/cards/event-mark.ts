import { seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { CardsSymbol } from "./art/symbol-names.ts";
import { challengeSymbol } from "./challenge-symbol.ts";

/** Pictures of events in the log: by the rule where it has one of its own, else by its chapter. */
const byRule: { readonly [rule: string]: CardsSymbol } = {
  "cards.setup.mulligan": "cards/hand",
  "cards.plots.initiative": "cards/initiative",
  "cards.plots.tie-power": "cards/initiative",
  "cards.plots.tie-lot": "cards/initiative",
  "cards.plots.first-player": "cards/first-player",
  "cards.challenges.attackers": "cards/ch-swords",
  "cards.challenges.only-attacker": "cards/ch-swords",
  "cards.challenges.joined": "cards/ch-swords",
  "cards.challenges.removed": "cards/ch-swords",
  "cards.challenges.defenders": "cards/ch-shield",
  "cards.challenges.no-defenders": "cards/unopposed",
  "cards.challenges.turn": "hourglass",
  "cards.challenges.finished": "hourglass",
  "cards.challenges.over": "hourglass",
  "cards.challenges.stealth": "cards/keyword-stealth",
  "cards.challenges.claim": "cards/claim",
  "cards.saves.cancelled": "cards/act-cancel",
  "cards.saves.claim-cancelled": "cards/act-cancel",
  "cards.leaving.killed": "cards/dead-pile",
  "cards.leaving.discarded": "cards/discard-pile",
  "cards.leaving.gone": "cards/moribund",
  "cards.effects.kneels": "cards/kneel",
  "cards.effects.stands": "cards/stand",
  "cards.effects.gold": "cards/gold",
  "cards.effects.gold-moved": "cards/gold",
  "cards.effects.gold-on-card": "cards/gold",
  "cards.costs.kneel": "cards/kneel",
  "cards.costs.stand": "cards/stand",
  "cards.costs.influence": "cards/influence",
  "cards.costs.next-cheaper": "cards/reduce",
  "cards.hand.discarded": "cards/discard-pile",
  "cards.deck.milled": "cards/discard-pile",
  "cards.own.deadly": "cards/keyword-deadly",
  "cards.own.infamy": "cards/keyword-infamy",
  "cards.own.vengeful": "cards/keyword-vengeful",
  "cards.own.vigilant": "cards/keyword-vigilant",
  "cards.own.duplicate-save": "cards/act-save",
};

const byChapter: { readonly [chapter: string]: CardsSymbol } = {
  setup: "cards/deck",
  round: "hourglass",
  plots: "cards/plot",
  draw: "cards/deck",
  hand: "cards/hand",
  deck: "cards/deck",
  search: "cards/deck",
  marshalling: "cards/gold",
  costs: "cards/gold",
  play: "cards/act-play",
  own: "cards/act-play",
  duplicates: "cards/duplicate",
  attachments: "cards/duplicate",
  challenges: "cards/ch-swords",
  melee: "cards/title-hand",
  saves: "cards/act-save",
  leaving: "cards/moribund",
  power: "cards/power",
  effects: "cards/act-passive",
  control: "cards/act-passive",
  targets: "cards/act-framework",
  window: "cards/act-framework",
  passives: "cards/act-passive",
  dominance: "cards/dominance",
  standing: "cards/stand",
  taxation: "cards/gold",
  elimination: "cards/dead-pile",
  victory: "cards/power",
  card: "cards/act-action",
};

/** How an ability is used. */
const byWay: { readonly [how: string]: CardsSymbol } = {
  action: "cards/act-action",
  response: "cards/act-response",
  save: "cards/act-save",
  passive: "cards/act-passive",
  replacement: "cards/act-passive",
};

/** Rules whose lines bear the shields of those they are about. */
const ofPlayers = new Set([
  "cards.setup.house",
  "cards.plots.revealed",
  "cards.challenges.declared",
  "cards.challenges.attackers",
  "cards.challenges.defenders",
  "cards.challenges.no-defenders",
  "cards.challenges.winner",
  "cards.challenges.finished",
  "cards.elimination.out",
]);

const isSeat = (fact: unknown): fact is string => (seatIds as readonly unknown[]).includes(fact);

/** Pictures of events in the log, and the players they are about. */
export function eventMark(event: GameEvent): { readonly symbol: CardsSymbol; readonly seats: readonly string[] } {
  const { rule, how, type, player, against } = event;
  const [, chapter = ""] = rule.split(".");
  return {
    symbol: symbolOf(rule, chapter, how, type),
    seats: ofPlayers.has(rule) ? [player, against].filter(isSeat) : [],
  };
}

function symbolOf(rule: string, chapter: string, how: unknown, type: unknown): CardsSymbol {
  if (Object.hasOwn(byRule, rule)) return byRule[rule];
  if (chapter === "card" && typeof how === "string") return byWay[how] ?? byChapter.card;
  if (chapter === "challenges" && typeof type === "string") return challengeSymbol(type);
  return byChapter[chapter] ?? "ui-info";
}
