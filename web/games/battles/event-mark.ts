import { houseIds } from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { BattlesSymbol } from "./art/symbol-names.ts";

/** Pictures of events in the log: by the rule where it has one of its own, else by its chapter. */
const byRule: { readonly [rule: string]: BattlesSymbol } = {
  "battles.attack.eliminated": "battles/rout",
  "battles.commanders.captured": "battles/captured",
  "battles.engagement.counter": "battles/counterattack",
  "battles.engagement.parting-waived": "battles/parting-blow",
  "battles.keywords.advance": "battles/advance",
  "battles.keywords.hounds": "battles/kennel",
  "battles.keywords.pursue": "battles/advance",
  "battles.keywords.stalwart": "battles/stalwart",
  "battles.fire.devastation": "battles/devastated",
  "battles.victory.rout": "battles/rout",
  "battles.orders.pass": "battles/spent",
  "battles.orders.must-pass": "battles/spent",
};

const byChapter: { readonly [chapter: string]: BattlesSymbol } = {
  setup: "ui-map",
  muster: "hourglass",
  orders: "battles/hexorder-valor",
  cards: "battles/command-token",
  commanders: "battles/commander",
  movement: "battles/advance",
  attack: "battles/engagement",
  engagement: "battles/engagement",
  retreat: "battles/fall-back",
  keywords: "battles/stalwart",
  fire: "battles/fire-2",
  terrain: "battles/fortification",
  morale: "battles/morale-break",
  victory: "battles/objective",
  plan: "ui-map",
  special: "battles/momentum",
  skirmish: "battles/seal",
};

const isHouse = (fact: unknown): fact is (typeof houseIds)[number] =>
  houseIds.includes(fact as (typeof houseIds)[number]);

export function eventMark(event: GameEvent): { readonly symbol: BattlesSymbol; readonly seats: readonly string[] } {
  const chapter = event.rule.split(".")[1] ?? "";
  return {
    symbol: byRule[event.rule] ?? byChapter[chapter] ?? "ui-info",
    seats: [event.house, event.foe].filter(isHouse),
  };
}
