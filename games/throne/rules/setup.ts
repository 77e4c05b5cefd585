import { placeDice, roll, type Seed, shuffle } from "@weirwood/kernel";
import { type HouseFacts, houses, housesInPlay } from "../data/houses.ts";
import { startingPower } from "../data/tracks.ts";
import type { Troop } from "../decisions.ts";
import {
  areaNumber,
  DECK_SIZE,
  FIEFDOMS,
  FOOTMAN,
  type House,
  houseNumber,
  IRON_THRONE,
  KINGS_COURT,
  KNIGHT,
  SHIP,
  SINGLES,
  singlesOf,
  sortedDecks,
  unitStrength,
} from "../state/board.ts";
import { begin, boardOf, hasPorts, hasSingles, setHouseAt, TURN_PROCEDURE, variantSet } from "../state/flow.ts";
import {
  DECK,
  DICE,
  ENGINES_AS_CASUALTIES,
  ENGINES_NOT_BY_UPGRADE,
  ENGINES_RETREAT,
  FREE_ORDERS,
  GARRISON,
  HANDS,
  HOLDERS,
  PLAYERS,
  POWER,
  PRINTED_COURT,
  SAAN_SPARES_OWN,
  SEAT_HOUSE,
  SINGLES_LEFT,
  SUPPLY,
  type Throne,
  TURN,
  VARIANTS,
  type Variant,
} from "../state/layout.ts";
import { addUnits, FULL_HAND, noTroop } from "../state/pieces.ts";
import { states } from "../state/state.ts";
import { claimPorts } from "./ports.ts";
import { barrelsOf } from "./supply.ts";

/** Setting the table: who plays which house, what stands where, and who leads on which track. */

export interface ThroneOptions {
  readonly players: number;
  /** Houses by seat, or undefined where they are drawn by the dice (throne.setup.houses). */
  readonly houses: readonly string[] | null;
  /** The King's Court order as printed, without the official erratum. */
  readonly printedCourt: boolean;
  /** Variants of the expansion; a table of six has Martell besides (throne.variants.any). */
  readonly variants: readonly Variant[];
  /** Reconstructed rules of siege engines, switched off. */
  readonly engines: { readonly byUpgrade: boolean; readonly retreat: boolean; readonly asCasualties: boolean };
  /** Salladhor Saan leaves the ships that support his own side their strength. */
  readonly saanSparesOwn: boolean;
  /** Areas may stay without an order while tokens are left. */
  readonly freeOrders: boolean;
}

export function setTable(options: ThroneOptions, seed: Seed): Throne {
  const game = states.blank();
  placeDice(game, DICE, seed);
  game[PLAYERS] = options.players;
  game[PRINTED_COURT] = options.printedCourt ? 1 : 0;
  game[SAAN_SPARES_OWN] = options.saanSparesOwn ? 1 : 0;
  game[FREE_ORDERS] = options.freeOrders ? 1 : 0;
  game[VARIANTS] = variantSet(options.variants);
  game[ENGINES_NOT_BY_UPGRADE] = options.engines.byUpgrade ? 0 : 1;
  game[ENGINES_RETREAT] = options.engines.retreat ? 1 : 0;
  game[ENGINES_AS_CASUALTIES] = options.engines.asCasualties ? 1 : 0;
  seatHouses(game, options);
  const playing = houses.filter(({ id }) => housesInPlay[options.players].includes(id));
  placeOnTracks(game, playing, options.printedCourt);
  game.set(boardOf(game).garrisons, GARRISON);
  for (const house of houses) {
    if (playing.includes(house)) placeHouse(game, house);
    else placeNeutral(game, house);
  }
  for (const { id } of playing) game[SUPPLY + houseNumber(id)] = barrelsOf(game, houseNumber(id));
  if (hasPorts(game)) claimPorts(game);
  sortedDecks.forEach((deck, number) => {
    const at = DECK + number * DECK_SIZE;
    game.set(deck, at);
    shuffle(game, DICE, at, DECK_SIZE);
  });
  game[TURN] = 1;
  begin(game, TURN_PROCEDURE);
  return game;
}

function seatHouses(game: Throne, { players, houses: chosen }: ThroneOptions): void {
  const left = [...housesInPlay[players]];
  for (let seat = 0; seat < players; seat++) {
    const id = chosen ? chosen[seat] : left.splice(roll(game, DICE, left.length), 1)[0];
    game[SEAT_HOUSE + seat] = houseNumber(id);
  }
}

/** Places as on the start cards, closed up where a house is absent; the leaders hold throne, blade and raven. */
function placeOnTracks(game: Throne, playing: readonly HouseFacts[], asPrinted: boolean): void {
  const isSix = playing.length === 6;
  const rank = (track: number, place: (house: HouseFacts) => number): void => {
    const order = [...playing].sort((a, b) => place(a) - place(b));
    for (const [index, house] of order.entries()) setHouseAt(game, track, index, houseNumber(house.id));
    game[HOLDERS + track] = houseNumber(order[0].id);
  };
  rank(IRON_THRONE, (house) => (isSix ? house.ofSix[IRON_THRONE] : house.ironThrone));
  rank(FIEFDOMS, (house) => (isSix ? house.ofSix[FIEFDOMS] : house.fiefdoms));
  const atCourt = (house: HouseFacts): number => (asPrinted ? house.kingsCourtPrinted : house.kingsCourt);
  rank(KINGS_COURT, (house) => (isSix ? house.ofSix[KINGS_COURT] : atCourt(house)));
}

/** Where the units of each house stand at the start, by number: names are looked up once, not for every game. */
const starts = new Map(
  houses.map((facts) => [
    facts,
    Object.entries(facts.units).map(([area, { footmen = 0, knights = 0, ships = 0 }]) => ({
      area: areaNumber(area),
      troop: { ...noTroop, footmen, knights, ships },
    })),
  ]),
);

function placeHouse(game: Throne, facts: HouseFacts): void {
  const house: House = houseNumber(facts.id);
  for (const { area, troop } of starts.get(facts) ?? []) addUnits(game, house, area, troop);
  for (let single = 0; single < SINGLES && hasSingles(game); single++) {
    game[SINGLES_LEFT + house * SINGLES + single] = singlesOf(house, single);
  }
  game[POWER + house] = startingPower;
  game[HANDS + house] = FULL_HAND;
}

/** The units of an absent house stand as neutral forces of their strength (throne.setup.absent-houses). */
function placeNeutral(game: Throne, facts: HouseFacts): void {
  // Martell has no pieces on the map of five: Sunspear's own garrison holds it.
  if (!housesInPlay[5].includes(facts.id)) return;
  for (const { area, troop } of starts.get(facts) ?? []) game[GARRISON + area] = garrisonOf(troop);
}

const garrisonOf = ({ footmen, knights, ships }: Troop): number =>
  footmen * unitStrength[FOOTMAN] + knights * unitStrength[KNIGHT] + ships * unitStrength[SHIP];
