import { placeDice, roll, type Seed, shuffleBytes } from "@weirwood/kernel";
import { type HouseFacts, houses, housesInPlay, type UnitCounts } from "../data/houses.ts";
import { startingPower } from "../data/tracks.ts";
import {
  AREAS,
  areaNumber,
  DECK_SIZE,
  FIEFDOMS,
  FOOTMAN,
  garrisons,
  type House,
  houseNumber,
  IRON_THRONE,
  KINGS_COURT,
  KNIGHT,
  SHIP,
  sortedDecks,
  unitStrength,
} from "../state/board.ts";
import { begin, setHouseAt, TURN_PROCEDURE } from "../state/flow.ts";
import {
  blankState,
  DECK,
  DICE,
  GARRISON,
  HANDS,
  HOLDERS,
  PLAYERS,
  POWER,
  PRINTED_COURT,
  SAAN_SPARES_OWN,
  SEAT_HOUSE,
  SUPPLY,
  type Throne,
  TURN,
} from "../state/layout.ts";
import { addUnits, FULL_HAND } from "../state/pieces.ts";

/** Setting the table: who plays which house, what stands where, and who leads on which track. */

export interface ThroneOptions {
  readonly players: number;
  /** Houses by seat, or undefined where they are drawn by the dice (throne.setup.houses). */
  readonly houses: readonly string[] | null;
  /** The King's Court order as printed, without the official erratum. */
  readonly printedCourt: boolean;
  /** Salladhor Saan leaves the ships that support his own side their strength. */
  readonly saanSparesOwn: boolean;
}

export function setTable(options: ThroneOptions, seed: Seed): Throne {
  const game = blankState();
  placeDice(game, DICE, seed);
  game[PLAYERS] = options.players;
  game[PRINTED_COURT] = options.printedCourt ? 1 : 0;
  game[SAAN_SPARES_OWN] = options.saanSparesOwn ? 1 : 0;
  seatHouses(game, options);
  const playing = houses.filter(({ id }) => housesInPlay[options.players].includes(id));
  placeOnTracks(game, playing, options.printedCourt);
  for (let area = 0; area < AREAS; area++) game[GARRISON + area] = garrisons[area];
  for (const house of houses) {
    if (playing.includes(house)) placeHouse(game, house);
    else placeNeutral(game, house);
  }
  sortedDecks.forEach((deck, number) => {
    const at = DECK + number * DECK_SIZE;
    game.set(deck, at);
    shuffleBytes(game, DICE, at, DECK_SIZE);
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
  const rank = (track: number, place: (house: HouseFacts) => number): void => {
    const order = [...playing].sort((a, b) => place(a) - place(b));
    for (const [index, house] of order.entries()) setHouseAt(game, track, index, houseNumber(house.id));
    game[HOLDERS + track] = houseNumber(order[0].id);
  };
  rank(IRON_THRONE, (house) => house.ironThrone);
  rank(FIEFDOMS, (house) => house.fiefdoms);
  rank(KINGS_COURT, (house) => (asPrinted ? house.kingsCourtPrinted : house.kingsCourt));
}

function placeHouse(game: Throne, { id, units, supply }: HouseFacts): void {
  const house: House = houseNumber(id);
  for (const [area, { footmen = 0, knights = 0, ships = 0 }] of Object.entries(units)) {
    addUnits(game, house, areaNumber(area), { footmen, knights, ships });
  }
  game[SUPPLY + house] = supply;
  game[POWER + house] = startingPower;
  game[HANDS + house] = FULL_HAND;
}

/** The units of an absent house stand as neutral forces of their strength (throne.setup.absent-houses). */
function placeNeutral(game: Throne, { units }: HouseFacts): void {
  for (const [area, counts] of Object.entries(units)) game[GARRISON + areaNumber(area)] = garrisonOf(counts);
}

const garrisonOf = ({ footmen = 0, knights = 0, ships = 0 }: UnitCounts): number =>
  footmen * unitStrength[FOOTMAN] + knights * unitStrength[KNIGHT] + ships * unitStrength[SHIP];
