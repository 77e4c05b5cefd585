import type { GameEvent } from "@weirwood/kernel";
import { houseIds } from "@weirwood/throne/questions";
import { orderSymbol, shieldSymbol, singleSymbol } from "./art/heraldry.ts";
import type { ThroneSymbol } from "./art/symbol-names.ts";

/** Pictures of events in the log: by the chapter of the rule that made them happen. */

const byChapter: { readonly [chapter: string]: ThroneSymbol } = {
  setup: "ui-map",
  turn: "hourglass",
  westeros: "ui-log",
  open: "ui-log",
  supply: "throne/barrel",
  muster: "throne/stronghold",
  clash: "throne/iron-throne",
  ties: "throne/iron-throne",
  income: "throne/crown",
  wildlings: "throne/mammoth",
  orders: "throne/order-back",
  raven: "throne/raven",
  raid: "throne/glyph-raid",
  march: "throne/glyph-march",
  transport: "throne/unit-ship",
  control: "throne/power",
  garrison: "throne/garrison",
  battle: "throne/battle",
  support: "throne/glyph-support",
  strength: "throne/battle",
  card: "ui-log",
  cards: "ui-log",
  crowned: "ui-log",
  "three-cards": "ui-log",
  blade: "throne/blade",
  casualties: "throne/unit-footman-routed",
  retreat: "throne/unit-footman-routed",
  routed: "throne/unit-footman-routed",
  consolidate: "throne/power",
  forts: "throne/fortification",
  siege: "throne/unit-engine",
  ports: "throne/port",
  single: "throne/once-back",
  victory: "throne/crown",
  limits: "ui-info",
};

/** Events of these chapters are about a house before all else: its shield tells more than a symbol. */
const aboutHouses = new Set(["battle", "card", "cards", "crowned", "control", "muster", "retreat", "strength"]);

const isHouse = (fact: unknown): fact is string => typeof fact === "string" && houseIds.includes(fact);

export function eventMark(event: GameEvent): { readonly symbol: ThroneSymbol; readonly seats: readonly string[] } {
  const chapter = event.rule.split(".")[1] ?? "";
  const seats = [event.house, event.attacker, event.defender, event.victim, event.loser].filter(isHouse);
  return { symbol: symbolOf(event, chapter), seats: [...new Set(seats)] };
}

function symbolOf(event: GameEvent, chapter: string): ThroneSymbol {
  if (chapter === "orders" && typeof event.order === "string") return orderSymbol(event.order);
  if (chapter === "single" && typeof event.single === "string") return singleSymbol(event.single);
  if (aboutHouses.has(chapter) && isHouse(event.house)) return shieldSymbol(event.house);
  return byChapter[chapter] ?? "ui-info";
}
