import { layoutOfBytes } from "@weirwood/kernel";
import {
  areaIds,
  BASE_SET,
  CROWNED_SET,
  cardIds,
  DECK_SIZE,
  DECKS,
  eventIds,
  HAND,
  HOUSES,
  type House,
  handCards,
  houseIds,
  orderIds,
  PORTS,
  singleIds,
  trackIds,
  UNIT_KINDS,
} from "./board.ts";

/** Where everything lies in a state: one flat row of bytes, every one of which this table gives a name. */
export type Throne = Uint8Array;

export const table = layoutOfBytes();

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

const CROWNED_BIT = 1 << variantIds.indexOf("crowned");

/** The set of cards that this game is played with. */
export const cardSetOf = (game: Throne): number => ((game[VARIANTS] & CROWNED_BIT) !== 0 ? CROWNED_SET : BASE_SET);

/** The seven cards of a house: the members of its hand. */
function cardsOfHouse(game: Throne, house: House): readonly string[] {
  return handCards[cardSetOf(game)][house].map((card) => cardIds[card]);
}

// The table as it was chosen and set up.
export const PLAYERS = table.section("players");
export const PRINTED_COURT = table.section("printed-court", { isFlag: true });
export const SAAN_SPARES_OWN = table.section("saan-spares-own", { isFlag: true });
/** Areas may stay without an order (throne.orders.free). */
export const FREE_ORDERS = table.section("free-orders", { isFlag: true });
export const VARIANTS = table.section("variants", { values: variantIds, isSet: true });
/** Reconstructed rules of siege engines that a table may switch off (throne.siege.…). */
export const ENGINES_NOT_BY_UPGRADE = table.section("engines-not-by-upgrade", { isFlag: true });
export const ENGINES_RETREAT = table.section("engines-retreat", { isFlag: true });
export const ENGINES_AS_CASUALTIES = table.section("engines-as-casualties", { isFlag: true });
export const SEAT_HOUSE = table.section("seats", { length: HOUSES, values: houseIds });

// Beside the map.
export const TURN = table.section("turn");
export const THREAT = table.section("threat");
export const TRACKS = table.section("tracks", { keys: [trackIds, ["1", "2", "3", "4", "5", "6"]], values: houseIds });
export const HOLDERS = table.section("holders", { keys: [trackIds], values: houseIds });
export const BLADE_USED = table.section("blade-used", { isFlag: true });
export const SUPPLY = table.section("supply", { keys: [houseIds] });
export const POWER = table.section("power", { keys: [houseIds] });
/** The cards in each house's hand, as a set; all others are used, or lie in the battle. */
export const HANDS = table.section("hands", { keys: [houseIds], isSet: true, membersOf: cardsOfHouse });

// On the map.
export const OWNER = table.section("owner", { keys: [areaIds], values: houseIds });
export const UNITS = table.section("units", { keys: [areaIds, unitKeys] });
export const ROUTED = table.section("routed", { keys: [areaIds, unitKeys] });
export const TOKEN = table.section("token", { keys: [areaIds], values: houseIds });
export const GARRISON = table.section("garrison", { keys: [areaIds] });
export const ORDER = table.section("order", { keys: [areaIds], values: orderIds });
/** Whose fortification stands in an area. */
export const FORT = table.section("fort", { keys: [areaIds], values: houseIds });
/** The house that last controlled the land of each port. */
export const PORT_OWNER = table.section("port-owner", { keys: [areaIds.slice(PORTS)], values: houseIds });

// Single-use orders: what each house has left, and the one it has on the map, hidden until all are revealed.
export const SINGLES_LEFT = table.section("singles-left", { keys: [houseIds, singleIds] });
export const SINGLE_AREA = table.section("single-area", { keys: [houseIds], values: areaIds });
export const SINGLE_KIND = table.section("single-kind", { keys: [houseIds], values: singleIds, sight: "closed" });
export const SINGLES_SHOWN = table.section("singles-shown", { isFlag: true });
/** The house that the Lion's Ruse binds this turn. */
export const BOUND = table.section("bound", { values: houseIds });

// Westeros cards: each deck from the top; the cards at the bottom that everybody has seen go under.
export const DECK = table.section("decks", {
  keys: [["1", "2", "3"], Array.from({ length: DECK_SIZE }, (_, place) => String(place + 1))],
  values: eventIds,
  sight: "closed",
});
export const SEEN = table.section("seen-below", { keys: [["1", "2", "3"]] });
/** Whether the three top cards lie open. */
export const LIES_OPEN = table.section("lies-open", { isFlag: true });
/** The card of deck III that binds this turn's orders. */
export const SEASON = table.section("season", { values: eventIds });

// What the game waits for, and the secret answers that are in.
export const ASK_KIND = table.section("ask.kind", { values: askKinds });
export const askNumber = table.wide("ask.id", { width: 16 });
export const ASKED = table.section("ask.houses", { values: houseIds, isSet: true });
export const ANSWERED = table.section("ask.answered", { values: houseIds, isSet: true, sight: "own" });
export const PLACED = table.section("placed", { keys: [houseIds, areaIds], values: orderIds, sight: "own" });
export const BIDS = table.section("bids", { keys: [houseIds], sight: "own" });
export const CHOSEN = table.section("chosen", { keys: [houseIds], values: cardIds, sight: "own" });
/** Three cards of a hand, as a set, of which the foe will draw one. */
export const CHOSEN_THREE = table.section("chosen-three", {
  keys: [houseIds],
  isSet: true,
  membersOf: cardsOfHouse,
  sight: "own",
});

/** How far round the order of play a procedure is. */
const place = {};

/** Procedures in progress. The turn's own frame is already at the step that comes next. */
export const procedures = table.frames("frames", {
  deepest: 6,
  kinds: {
    turn: { steps: ["westeros", "planning", "raid", "march", "consolidate", "end"] },
    westeros: { steps: ["reveal", "first", "second", "third", "under"] },
    supply: { registers: { place } },
    mustering: { registers: { place } },
    "clash-of-kings": { steps: ["bidding", "showing", "placing"], registers: { track: { values: trackIds } } },
    "wildling-attack": {
      steps: ["bidding", "counting", "reward", "losses", "done"],
      registers: { place, bidder: { values: houseIds } },
    },
    planning: { steps: ["singles", "orders", "raven"], registers: { place } },
    raid: { registers: { place } },
    march: { registers: { place } },
    fight: {
      steps: [
        "support",
        "attacker-accepts",
        "defender-accepts",
        "announce",
        "cards",
        "cancel-texts",
        "first-text",
        "second-text",
        "blade",
        "compare",
        "first-aftermath",
        "second-aftermath",
        "casualties",
        "retreat",
        "enter",
        "finish",
      ],
      registers: { place, "sent-home": { isFlag: true } },
    },
    consolidate: { registers: { place } },
    capture: { registers: { port: { values: areaIds } } },
  },
});
/** The order of play of the round in progress: a change in mid-round takes effect with the next (throne.raid.turns). */
export const ROUND = table.section("round", { length: HOUSES, values: houseIds });
/** The bids of the auction or wildling attack in progress, after they are shown. */
export const SHOWN_BIDS = table.section("shown-bids", { keys: [houseIds] });
/** Houses among which the throne holder must choose. */
export const TIED = table.section("tied", { values: houseIds, isSet: true });

// The fight in progress, if any.
export const BATTLE = table.size;
export const ATTACKER = table.section("battle.attacker", { values: houseIds });
export const DEFENDER = table.section("battle.defender", { values: houseIds });
export const BATTLE_FROM = table.section("battle.from", { values: areaIds });
export const BATTLE_AREA = table.section("battle.area", { values: areaIds });
export const BATTLE_ORDER = table.section("battle.order", { values: orderIds });
export const MARCHERS = table.section("battle.marchers", { keys: [unitKeys] });
/** Which side each supporting area has been offered to: 0 none, 1 attacker, 2 defender. */
export const SUPPORTS = table.section("battle.supports", { keys: [areaIds], values: ["none", ...sides], blank: 0 });
export const CARDS = table.section("battle.cards", { keys: [sides], values: cardIds });
export const LAST_CARD = table.section("battle.last-card", { keys: [sides], isFlag: true });
/** The card whose text each side uses: its own, unless that text borrows the other's. */
export const TEXT_CARD = table.section("battle.text-card", { keys: [sides], values: cardIds });
export const TEXT_CANCELLED = table.section("battle.text-cancelled", { keys: [sides], isFlag: true });
/** Set where the turn of a side's text has come: what it gave then stands in the next section, whatever changes later. */
export const TEXT_READ = table.section("battle.text-read", { keys: [sides], isFlag: true });
export const TEXT_GAVE = table.section("battle.text-gave", { keys: [sides, giftKeys] });
/** Set where the card of a side adds no strength, by a text of the other. */
export const SILENCED = table.section("battle.silenced", { keys: [sides], isFlag: true });
/** The side whose texts come first: the better placed in the Fiefdoms when the cards were shown. */
export const FIRST_SIDE = table.section("battle.first-side", { values: sides });
/** Power spent on a card of variable strength. */
export const SPENT = table.section("battle.spent", { keys: [sides] });
export const BLADE_SIDE = table.section("battle.blade", { values: sides });
export const WINNER = table.section("battle.winner", { values: sides });
/** Set when a side was left without any unit before swords were compared. */
export const SWEPT = table.section("battle.swept", { isFlag: true });
export const BATTLE_END = table.size;

/** What the march in progress has still to fight for after this: in which turn, and who goes there. */
export const FIGHTS = table.section("march.fights", { keys: [areaIds, ["turn", ...unitKeys]] });

// The end, and the dice.
export const WINNERS = table.section("winners", { values: houseIds, isSet: true });
export const ENDING = table.section("ending", { values: endings });
export const DICE = table.dice("dice");

if (HAND > 8 || HOUSES > 8 || UNIT_KINDS !== unitKeys.length || DECKS !== 3) throw new Error("tables differ");
