import type { GameEvent } from "@weirwood/kernel";
import { houseIds } from "@weirwood/throne/questions";
import { orderSymbol, shieldSymbol, singleSymbol } from "../../art/heraldry.ts";
import type { SymbolName } from "../../art/symbol-names.ts";

/** Pictures of events in the log: by the chapter of the rule that made them happen. */

const byChapter: { readonly [chapter: string]: SymbolName } = {
  setup: "ui-map",
  turn: "hourglass",
  westeros: "ui-log",
  open: "ui-log",
  supply: "barrel",
  muster: "stronghold",
  clash: "iron-throne",
  ties: "iron-throne",
  income: "crown",
  wildlings: "mammoth",
  orders: "order-back",
  raven: "raven",
  raid: "glyph-raid",
  march: "glyph-march",
  transport: "unit-ship",
  control: "power",
  garrison: "garrison",
  battle: "battle",
  support: "glyph-support",
  strength: "battle",
  card: "ui-log",
  cards: "ui-log",
  crowned: "ui-log",
  "three-cards": "ui-log",
  blade: "blade",
  casualties: "unit-footman-routed",
  retreat: "unit-footman-routed",
  routed: "unit-footman-routed",
  consolidate: "power",
  forts: "fortification",
  siege: "unit-engine",
  ports: "port",
  single: "once-back",
  victory: "crown",
  limits: "ui-info",
};

/** Events of these chapters are about a house before all else: its shield tells more than a symbol. */
const aboutHouses = new Set(["battle", "card", "cards", "crowned", "control", "muster", "retreat", "strength"]);

const isHouse = (fact: unknown): fact is string => typeof fact === "string" && houseIds.includes(fact);

export function eventMark(event: GameEvent): { readonly symbol: SymbolName; readonly seats: readonly string[] } {
  const chapter = event.rule.split(".")[1] ?? "";
  const seats = [event.house, event.attacker, event.defender, event.victim, event.loser].filter(isHouse);
  return { symbol: symbolOf(event, chapter), seats: [...new Set(seats)] };
}

function symbolOf(event: GameEvent, chapter: string): SymbolName {
  if (chapter === "orders" && typeof event.order === "string") return orderSymbol(event.order);
  if (chapter === "single" && typeof event.single === "string") return singleSymbol(event.single);
  if (aboutHouses.has(chapter) && isHouse(event.house)) return shieldSymbol(event.house);
  return byChapter[chapter] ?? "ui-info";
}
