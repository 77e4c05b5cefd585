import { isJsonMap, isRefusal, type Json, seedFrom } from "@weirwood/kernel";
import { audit } from "../audit.ts";
import { housesInPlay } from "../data/houses.ts";
import { startingPower, threatLimit } from "../data/tracks.ts";
import type { Troop } from "../decisions.ts";
import { parse } from "../notation/index.ts";
import { readOptions } from "../options.ts";
import { proceed } from "../rules/play.ts";
import { claimPorts } from "../rules/ports.ts";
import { setTable } from "../rules/setup.ts";
import { turnSteps } from "../rules/turn.ts";
import {
  AREAS,
  areaIds,
  cardIds,
  DECK_SIZE,
  DECKS,
  eventIds,
  HIGHEST_SUPPLY,
  HOUSES,
  handCards,
  houseIds,
  isMarchIcon,
  isRaidIcon,
  NONE,
  orderIds,
  PORTS,
  SINGLES,
  singleIds,
  sortedDecks,
  trackIds,
  UNIT_KINDS,
  unitLimit,
} from "../state/board.ts";
import {
  boardOf,
  cardSetOf,
  goTo,
  hasPorts,
  houseAt,
  houseOfSeat,
  playersOf,
  setHouseAt,
  stepOf,
} from "../state/flow.ts";
import {
  BLADE_USED,
  BOUND,
  DECK,
  FORT,
  GARRISON,
  HANDS,
  HOLDERS,
  ORDER,
  OWNER,
  PORT_OWNER,
  POWER,
  SEASON,
  SEEN,
  SINGLE_AREA,
  SINGLE_KIND,
  SINGLES_LEFT,
  SINGLES_SHOWN,
  SUPPLY,
  THREAT,
  type Throne,
  TOKEN,
  TURN,
  UNITS,
  unitKeys,
} from "../state/layout.ts";
import { addRouted, addUnits } from "../state/pieces.ts";

/** Builds the position that a scenario's `given` describes; docs/games/throne/scenarios.md explains every word. */
export function given(description: Json, books?: "unbalanced"): Throne {
  const words = mapOf(description, "given");
  const stranger = Object.keys(words).find((word) => !Object.hasOwn(readers, word));
  if (stranger !== undefined) throw new Error(`"${stranger}" is no word of a position`);
  const game = setTable(optionsOf(words), seedFrom(textOf(words.seed ?? "scenario", "seed")));
  if (words.start !== true) clearMap(game, words);
  for (const [word, read] of Object.entries(readers)) {
    const value = words[word];
    if (value !== undefined) read(game, value);
  }
  if (hasPorts(game) && words["port-owners"] === undefined) claimPorts(game);
  if (!isJsonMap(words.garrisons)) clearGarrisonsBesideUnits(game);
  if (books === "unbalanced") {
    proceed(game);
    return game;
  }
  // Before anything runs, because rules presume the books; and after, because what runs may bring out what is odd.
  mustBalance(game);
  mustSuitPhase(game, words);
  proceed(game);
  mustBalance(game);
  return game;
}

/** Printed garrisons stand where nobody has come yet. */
function clearGarrisonsBesideUnits(game: Throne): void {
  for (let area = 0; area < AREAS; area++) if (game[OWNER + area] !== NONE) game[GARRISON + area] = 0;
}

function mustBalance(game: Throne): void {
  const [wrong] = audit(game);
  if (wrong !== undefined) throw new Error(wrong);
}

/** Orders of any sort lie open on the map from the end of planning, and single-use ones no longer than their own step. */
function mustSuitPhase(game: Throne, words: Words): void {
  const step = turnSteps[stepOf(game)];
  const isEarly = step === "westeros" || step === "planning";
  const early = ["orders", "singles"].find((word) => words[word] !== undefined);
  if (isEarly && early !== undefined) throw new Error(`${early}: none is laid before the raids`);
  for (let house = 0; house < HOUSES; house++) {
    const single = game[SINGLE_KIND + house];
    const isPast = (isRaidIcon(single) && step !== "raid") || (isMarchIcon(single) && step === "consolidate");
    if (isPast) throw new Error(`singles: ${houseIds[house]} has resolved ${singleIds[single]} before this step`);
  }
}

type Words = { readonly [word: string]: Json };

function optionsOf(words: Words) {
  const { players = 5, options = {}, variants = [], drawn = false } = words;
  const seats = Array.isArray(players) ? players : typeof players === "number" && housesInPlay[players];
  if (!seats) throw new Error("players: a list of houses, or 3, 4, 5 or 6");
  const houses = drawn === true ? null : seats;
  const chosen = mapOf(asInRecords(options), "options");
  const read = readOptions({ variants, ...chosen, players: seats.length, houses });
  if (!isRefusal(read)) return read;
  const { option } = read.params;
  throw new Error(option === undefined ? `players: ${read.rule}` : `options: ${String(option)} cannot be read`);
}

/** Options by the names that records use, for a position may say them as it says its words: `free-orders`. */
function asInRecords(options: Json): Json {
  if (typeof options !== "object" || options === null || Array.isArray(options)) return options;
  const named = new Map<string, Json>();
  for (const [word, value] of Object.entries(options)) {
    const name = word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (named.has(name)) throw new Error(`options: ${name} is said twice`);
    named.set(name, asInRecords(value));
  }
  return Object.fromEntries(named);
}

/** An empty map: no units, no garrisons, plenty of supply; the tracks follow the list of players. */
function clearMap(game: Throne, words: Words): void {
  game.fill(NONE, OWNER, OWNER + AREAS);
  game.fill(0, UNITS, UNITS + AREAS * UNIT_KINDS);
  game.fill(0, GARRISON, GARRISON + AREAS);
  for (let seat = 0; seat < playersOf(game); seat++) {
    const house = houseOfSeat(game, seat);
    game[SUPPLY + house] = HIGHEST_SUPPLY;
    game[POWER + house] = startingPower;
    if (!Array.isArray(words.players)) continue;
    for (let track = 0; track < trackIds.length; track++) setHouseAt(game, track, seat, house);
  }
  for (let track = 0; track < trackIds.length; track++) game[HOLDERS + track] = houseAt(game, track, 0);
}

const nothing = (): void => undefined;

/** One reader a word, in the order in which they are carried out. */
const readers: { readonly [word: string]: (game: Throne, value: Json) => void } = {
  players: nothing,
  options: nothing,
  variants: nothing,
  seed: nothing,
  drawn: nothing,
  start: nothing,
  turn: (game, value) => {
    game[TURN] = count(value, 10, "turn");
  },
  phase: (game, value) => goTo(game, numberOf(turnSteps, value, "phase")),
  units: (game, value) => byArea(value, "units", (area, army) => placeArmy(game, area, army, addUnits)),
  routed: (game, value) => byArea(value, "routed", (area, army) => placeArmy(game, area, army, addRouted)),
  tokens: (game, value) =>
    byArea(value, "tokens", (area, house) => {
      game[TOKEN + area] = numberOf(houseIds, house, "tokens");
    }),
  garrisons(game, value) {
    if (value === "standard") game.set(boardOf(game).garrisons, GARRISON);
    else
      byArea(value, "garrisons", (area, strength) => {
        game[GARRISON + area] = count(strength, 60, "garrisons");
      });
  },
  forts: (game, value) =>
    byArea(value, "forts", (area, house) => {
      game[FORT + area] = numberOf(houseIds, house, "forts");
    }),
  singles(game, value) {
    for (const [house, text] of Object.entries(mapOf(value, "singles"))) {
      const [area, single] = textOf(text, "singles").split(" ");
      const number = numberOf(houseIds, house, "singles");
      game[SINGLE_AREA + number] = numberOf(areaIds, area, "singles");
      game[SINGLE_KIND + number] = numberOf(singleIds, single, "singles");
      game[SINGLES_LEFT + number * SINGLES + game[SINGLE_KIND + number]]--;
      game[SINGLES_SHOWN] = 1;
    }
  },
  "singles-left"(game, value) {
    for (const [house, list] of Object.entries(mapOf(value, "singles-left"))) {
      const at = SINGLES_LEFT + numberOf(houseIds, house, "singles-left") * SINGLES;
      game.fill(0, at, at + SINGLES);
      for (const single of listOf(list, "singles-left")) game[at + numberOf(singleIds, single, "singles-left")]++;
    }
  },
  "port-owners": (game, value) =>
    byArea(value, "port-owners", (area, house) => {
      if (area < PORTS) throw new Error(`port-owners: ${areaIds[area]} is no port`);
      game[PORT_OWNER + area - PORTS] = numberOf(houseIds, house, "port-owners");
    }),
  bound: (game, value) => {
    game[BOUND] = numberOf(houseIds, value, "bound");
  },
  orders: (game, value) =>
    byArea(value, "orders", (area, order) => {
      game[ORDER + area] = numberOf(orderIds, order, "orders");
    }),
  power: (game, value) => byHouse(game, value, "power", POWER, 20),
  supply: (game, value) => byHouse(game, value, "supply", SUPPLY, HIGHEST_SUPPLY),
  tracks(game, value) {
    for (const [name, order] of Object.entries(mapOf(value, "tracks"))) {
      const track = numberOf(trackIds, name, "tracks");
      const houses = listOf(order, "tracks").map((house) => numberOf(houseIds, house, "tracks"));
      const isRanking = houses.length === playersOf(game) && new Set(houses).size === houses.length;
      if (!isRanking) throw new Error(`tracks: ${name} names every house once`);
      for (const [place, house] of houses.entries()) setHouseAt(game, track, place, house);
      game[HOLDERS + track] = houses[0];
    }
  },
  holders(game, value) {
    for (const [track, house] of Object.entries(mapOf(value, "holders"))) {
      game[HOLDERS + numberOf(trackIds, track, "holders")] = numberOf(houseIds, house, "holders");
    }
  },
  hands(game, value) {
    for (const [house, cards] of Object.entries(mapOf(value, "hands"))) {
      const number = numberOf(houseIds, house, "hands");
      game[HANDS + number] = cardSet(game, number, cards);
    }
  },
  used(game, value) {
    for (const [house, cards] of Object.entries(mapOf(value, "used"))) {
      const number = numberOf(houseIds, house, "used");
      game[HANDS + number] &= ~cardSet(game, number, cards);
    }
  },
  decks(game, value) {
    for (const [deck, cards] of Object.entries(mapOf(value, "decks"))) {
      stackDeck(game, count(Number(deck) - 1, DECKS - 1, "decks"), listOf(cards, "decks"));
    }
  },
  threat: (game, value) => {
    game[THREAT] = count(value, threatLimit, "threat");
  },
  season: (game, value) => {
    game[SEASON] = numberOf(eventIds, value, "season");
  },
  "blade-used": (game, value) => {
    game[BLADE_USED] = value === true ? 1 : 0;
  },
};

/** Puts cards on top of a deck; the others follow in whatever order they lie. */
function stackDeck(game: Throne, deck: number, cards: readonly Json[]): void {
  const rest = [...sortedDecks[deck]];
  const top = cards.map((card) => {
    const at = rest.indexOf(numberOf(eventIds, card, "decks"));
    if (at < 0) throw new Error(`decks: deck ${deck + 1} has no (further) ${String(card)}`);
    return rest.splice(at, 1)[0];
  });
  game.set([...top, ...rest], DECK + deck * DECK_SIZE);
  game[SEEN + deck] = 0;
}

type Place = (game: Throne, house: number, area: number, troop: Troop) => void;

/** `lannister 1K 2F`: whose units, and how many of each kind. */
function placeArmy(game: Throne, area: number, army: Json, place: Place): void {
  const [house, ...units] = textOf(army, areaIds[area]).split(" ");
  const troop = parse(`casualties ${units.join(" ")}`);
  if (isRefusal(troop) || troop.kind !== "casualties")
    throw new Error(`${areaIds[area]}: units are written "stark 1K 2F"`);
  const owner = numberOf(houseIds, house, areaIds[area]);
  // A byte holds no more than 255: too many would become few.
  if (unitKeys.some((kind, number) => troop[kind] > unitLimit[number]))
    throw new Error(`${areaIds[area]}: ${house} has not so many units`);
  if (game[OWNER + area] !== NONE && game[OWNER + area] !== owner) throw new Error(`${areaIds[area]}: two houses`);
  game[GARRISON + area] = 0;
  place(game, owner, area, troop);
}

function cardSet(game: Throne, house: number, cards: Json): number {
  return listOf(cards, "cards").reduce((set: number, card) => {
    const place = handCards[cardSetOf(game)][house].indexOf(numberOf(cardIds, card, "cards"));
    if (place < 0) throw new Error(`${String(card)} is no card of ${houseIds[house]}`);
    return set | (1 << place);
  }, 0);
}

function byArea(value: Json, word: string, read: (area: number, value: Json) => void): void {
  for (const [area, entry] of Object.entries(mapOf(value, word))) read(numberOf(areaIds, area, word), entry);
}

/** A number for everybody, or one for each house named. */
function byHouse(game: Throne, value: Json, word: string, at: number, most: number): void {
  if (typeof value === "number") {
    for (let seat = 0; seat < playersOf(game); seat++) game[at + houseOfSeat(game, seat)] = count(value, most, word);
    return;
  }
  for (const [house, number] of Object.entries(mapOf(value, word))) {
    game[at + numberOf(houseIds, house, word)] = count(number, most, word);
  }
}

function mapOf(value: Json, word: string): Words {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${word}: names with values`);
  return value as Words;
}

function listOf(value: Json, word: string): readonly Json[] {
  if (!Array.isArray(value)) throw new Error(`${word}: a list is wanted`);
  return value;
}

function textOf(value: Json, word: string): string {
  if (typeof value !== "string" && typeof value !== "number") throw new Error(`${word}: a word is wanted`);
  return String(value);
}

function numberOf(names: readonly string[], name: Json, word: string): number {
  const number = typeof name === "string" ? names.indexOf(name) : -1;
  if (number < 0) throw new Error(`${word}: ${String(name)} is not known`);
  return number;
}

function count(value: Json, most: number, word: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${word}: a whole number from 0 to ${most}`);
  }
  return value;
}

if (HOUSES !== houseIds.length) throw new Error("tables differ");
