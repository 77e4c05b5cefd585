import { houseIds } from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { BattlesSymbol } from "./art/symbol-names.ts";

/** Pictures of events in the log: by the chapter of the rule that made them happen. */
const byChapter: { readonly [chapter: string]: BattlesSymbol } = {
  setup: "ui-map",
  muster: "hourglass",
  attack: "battles/engagement",
  commanders: "battles/commander",
  morale: "battles/morale-break",
  victory: "battles/objective",
};

const isHouse = (fact: unknown): fact is (typeof houseIds)[number] =>
  houseIds.includes(fact as (typeof houseIds)[number]);

export function eventMark(event: GameEvent): { readonly symbol: BattlesSymbol; readonly seats: readonly string[] } {
  const chapter = event.rule.split(".")[1] ?? "";
  return { symbol: byChapter[chapter] ?? "ui-info", seats: [event.house, event.foe].filter(isHouse) };
}
