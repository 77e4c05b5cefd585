import { DICE_BYTES, frames } from "@weirwood/kernel";
import {
  areaIds,
  cardIds,
  DECK_SIZE,
  DECKS,
  eventIds,
  HAND,
  HOUSES,
  houseIds,
  NONE,
  orderIds,
  PORTS,
  singleIds,
  trackIds,
  UNIT_KINDS,
} from "./board.ts";

/**
 * Where everything lies in a state. A state is one flat row of bytes, so that copying it is copying memory; a table of
 * its sections gives every byte a name, and JSON, views and equality are made from that table.
 */
export type Throne = Uint8Array;

export interface Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  /** What an empty place holds. */
  readonly blank: number;
  /** Names for the places, outermost first; a list without names is written as a list. */
  readonly keys: readonly (readonly string[])[];
  /** Names for the values; numbers where there are none. A set is written as the list of the names of its bits. */
  readonly values: readonly string[] | undefined;
  readonly isSet: boolean;
  /** Whether everybody may see it. What is not open is shown by state/view.ts, piece by piece. */
  readonly isOpen: boolean;
}

interface Shape {
  length?: number;
  keys?: readonly (readonly string[])[];
  values?: readonly string[];
  blank?: number;
  isSet?: boolean;
  isOpen?: boolean;
}

const table: Section[] = [];
let size = 0;

function section(name: string, shape: Shape = {}): number {
  const keys = shape.keys ?? [];
  const length = shape.length ?? keys.reduce((product, names) => product * names.length, 1);
  const blank = shape.blank ?? (shape.values && !shape.isSet ? NONE : 0);
  const at = size;
  size += length;
  table.push({
    name,
    at,
    length,
    blank,
    keys,
    values: shape.values,
    isSet: shape.isSet ?? false,
    isOpen: shape.isOpen ?? true,
  });
  return at;
}

export const unitKeys = ["footmen", "knights", "ships", "engines"] as const;
const sides = ["attacker", "defender"] as const;
/** What a text can add to its card. */
export const giftKeys = ["strength", "swords", "forts"] as const;

/** What may be asked, in the order of the rulebook. */
export const askKinds = [
  "disband-supply",
  "muster",
  "bid-iron-throne",
  "bid-fiefdoms",
  "bid-kings-court",
  "ties",
  "bid-wildlings",
  "pick-highest",
  "pick-lowest",
  "disband-wildlings",
  "single",
  "orders",
  "raven",
  "raid",
  "raid-or-single",
  "march",
  "march-or-single",
  "support",
  "accept",
  "card",
  "three-cards",
  "spend",
  "replace-card",
  "demote",
  "blade",
  "take-back",
  "remove-order",
  "discard-card",
  "make-knight",
  "knight-in",
  "take-token",
  "casualties",
  "retreat",
  "control",
  "capture",
  "consolidate",
] as const;
export type AskKind = (typeof askKinds)[number];

/** How a game can end. */
export const endings = [
  "throne.victory.areas",
  "throne.victory.eight-with-three",
  "throne.victory.six-with-six",
  "throne.victory.most-areas",
  "throne.victory.supply",
  "throne.victory.power",
  "throne.victory.shared",
] as const;

/** Variants of the expansion that can be on at any table; Martell comes with the sixth player. */
export const variantIds = [
  "crowned",
  "forts",
  "siege",
  "ports",
  "single-use",
  "open-westeros",
  "three-cards",
  "three-board",
] as const;
export type Variant = (typeof variantIds)[number];

// The table as it was chosen and set up.
export const PLAYERS = section("players");
export const PRINTED_COURT = section("printed-court");
export const SAAN_SPARES_OWN = section("saan-spares-own");
/** Areas may stay without an order (throne.orders.free). */
export const FREE_ORDERS = section("free-orders");
export const VARIANTS = section("variants", { values: variantIds, isSet: true });
/** Reconstructed rules of siege engines that a table may switch off (throne.siege.…). */
export const ENGINES_NOT_BY_UPGRADE = section("engines-not-by-upgrade");
export const ENGINES_RETREAT = section("engines-retreat");
export const ENGINES_AS_CASUALTIES = section("engines-as-casualties");
export const SEAT_HOUSE = section("seats", { length: HOUSES, values: houseIds });

// Beside the map.
export const TURN = section("turn");
export const THREAT = section("threat");
export const TRACKS = section("tracks", { keys: [trackIds, ["1", "2", "3", "4", "5", "6"]], values: houseIds });
export const HOLDERS = section("holders", { keys: [trackIds], values: houseIds });
export const BLADE_USED = section("blade-used");
export const SUPPLY = section("supply", { keys: [houseIds] });
export const POWER = section("power", { keys: [houseIds] });
/** The cards in each house's hand, as a set; all others are used, or lie in the battle. */
export const HANDS = section("hands", { keys: [houseIds], isSet: true });

// On the map.
export const OWNER = section("owner", { keys: [areaIds], values: houseIds });
export const UNITS = section("units", { keys: [areaIds, unitKeys] });
export const ROUTED = section("routed", { keys: [areaIds, unitKeys] });
export const TOKEN = section("token", { keys: [areaIds], values: houseIds });
export const GARRISON = section("garrison", { keys: [areaIds] });
export const ORDER = section("order", { keys: [areaIds], values: orderIds });
/** Whose fortification stands in an area. */
export const FORT = section("fort", { keys: [areaIds], values: houseIds });
/** The house that last controlled the land of each port. */
export const PORT_OWNER = section("port-owner", { keys: [areaIds.slice(PORTS)], values: houseIds });

// Single-use orders: what each house has left, and the one it has on the map, hidden until all are revealed.
export const SINGLES_LEFT = section("singles-left", { keys: [houseIds, singleIds] });
export const SINGLE_AREA = section("single-area", { keys: [houseIds], values: areaIds });
export const SINGLE_KIND = section("single-kind", { keys: [houseIds], values: singleIds, isOpen: false });
export const SINGLES_SHOWN = section("singles-shown");
/** The house that the Lion's Ruse binds this turn. */
export const BOUND = section("bound", { values: houseIds });

// Westeros cards: each deck from the top; the cards at the bottom that everybody has seen go under.
export const DECK = section("decks", {
  keys: [["1", "2", "3"], Array.from({ length: DECK_SIZE }, (_, place) => String(place + 1))],
  values: eventIds,
  isOpen: false,
});
export const SEEN = section("seen-below", { keys: [["1", "2", "3"]] });
/** Whether the three top cards lie open. */
export const LIES_OPEN = section("lies-open");
/** The card of deck III that binds this turn's orders. */
export const SEASON = section("season", { values: eventIds });

// What the game waits for, and the secret answers that are in.
export const ASK_KIND = section("ask.kind", { values: askKinds });
export const ASK_ID = section("ask.id", { length: 2 });
export const ASKED = section("ask.houses", { values: houseIds, isSet: true });
export const ANSWERED = section("ask.answered", { values: houseIds, isSet: true, isOpen: false });
export const PLACED = section("placed", { keys: [houseIds, areaIds], values: orderIds, isOpen: false });
export const BIDS = section("bids", { keys: [houseIds], isOpen: false });
export const CHOSEN = section("chosen", { keys: [houseIds], values: cardIds, isOpen: false });
/** Three cards of a hand, as a set, of which the foe will draw one. */
export const CHOSEN_THREE = section("chosen-three", { keys: [houseIds], isSet: true, isOpen: false });

// Procedures in progress.
const FRAMES = section("frames", { length: 1 + 6 * 4 });
/** Each frame: a procedure, its step, and two registers. */
export const procedures = frames(FRAMES, { deepest: 6, size: 4 });
/** The order of play of the round in progress: a change in mid-round takes effect with the next (throne.raid.turns). */
export const ROUND = section("round", { length: HOUSES, values: houseIds });
/** The bids of the auction or wildling attack in progress, after they are shown. */
export const SHOWN_BIDS = section("shown-bids", { keys: [houseIds] });
/** Houses among which the throne holder must choose. */
export const TIED = section("tied", { values: houseIds, isSet: true });

// The fight in progress, if any.
const BATTLE = size;
export const ATTACKER = section("battle.attacker", { values: houseIds });
export const DEFENDER = section("battle.defender", { values: houseIds });
export const BATTLE_FROM = section("battle.from", { values: areaIds });
export const BATTLE_AREA = section("battle.area", { values: areaIds });
export const BATTLE_ORDER = section("battle.order", { values: orderIds });
export const MARCHERS = section("battle.marchers", { keys: [unitKeys] });
/** Which side each supporting area has been offered to: 0 none, 1 attacker, 2 defender. */
export const SUPPORTS = section("battle.supports", { keys: [areaIds] });
export const CARDS = section("battle.cards", { keys: [sides], values: cardIds });
export const LAST_CARD = section("battle.last-card", { keys: [sides] });
/** The card whose text each side uses: its own, unless that text borrows the other's. */
export const TEXT_CARD = section("battle.text-card", { keys: [sides], values: cardIds });
export const TEXT_CANCELLED = section("battle.text-cancelled", { keys: [sides] });
/** Set where the turn of a side's text has come: what it gave then stands in the next section, whatever changes later. */
export const TEXT_READ = section("battle.text-read", { keys: [sides] });
export const TEXT_GAVE = section("battle.text-gave", { keys: [sides, giftKeys] });
/** Set where the card of a side adds no strength, by a text of the other. */
export const SILENCED = section("battle.silenced", { keys: [sides] });
/** The side whose texts come first: the better placed in the Fiefdoms when the cards were shown. */
export const FIRST_SIDE = section("battle.first-side", { values: sides });
/** Power spent on a card of variable strength. */
export const SPENT = section("battle.spent", { keys: [sides] });
export const BLADE_SIDE = section("battle.blade", { values: sides });
export const WINNER = section("battle.winner", { values: sides });
/** Set when a side was left without any unit before swords were compared. */
export const SWEPT = section("battle.swept");
const BATTLE_END = size;

/** What the march in progress has still to fight for after this: in which turn, and who goes there. */
export const FIGHTS = section("march.fights", { keys: [areaIds, ["turn", ...unitKeys]] });

// The end, and the dice.
export const WINNERS = section("winners", { values: houseIds, isSet: true });
export const ENDING = section("ending", { values: endings });
export const DICE = section("dice", { length: DICE_BYTES, isOpen: false });

export const sections: readonly Section[] = table;
const STATE_BYTES = size;

const blank = new Uint8Array(STATE_BYTES);
for (const { at, length, blank: value } of table) blank.fill(value, at, at + length);

export function blankState(): Throne {
  return blank.slice();
}

/** Forgets the fight in progress. */
export function clearBattle(game: Throne): void {
  game.set(blank.subarray(BATTLE, BATTLE_END), BATTLE);
}

if (table.some((one) => one.length !== 1 && one.keys.length === 0 && one.isSet)) throw new Error("a set is one byte");
if (HAND > 8 || UNIT_KINDS !== unitKeys.length || DECKS !== 3) throw new Error("tables differ");
