import { FIEFDOMS, type House, IRON_THRONE, KINGS_COURT, NONE, type Track } from "./board.ts";
import { HOLDERS, PLAYERS, procedures, SEAT_HOUSE, type Throne, TRACKS, WINNERS } from "./layout.ts";

/** Procedures in progress, and the order in which houses come up in them. */

export const TURN_PROCEDURE = 1;
export const WESTEROS = 2;
export const SUPPLY_CARD = 3;
export const MUSTERING = 4;
export const CLASH_OF_KINGS = 5;
export const WILDLING_ATTACK = 6;
export const PLANNING = 7;
export const RAIDS = 8;
export const MARCHES = 9;
export const FIGHT = 10;

export const procedureIds = [
  "",
  "turn",
  "westeros",
  "supply",
  "mustering",
  "clash-of-kings",
  "wildling-attack",
  "planning",
  "raid",
  "march",
  "fight",
] as const;

/** Registers of a frame: most procedures keep in the first how far round the order of play they are. */
export const PLACE = 0;
export const SECOND = 1;

export const begin = (game: Throne, procedure: number): void => procedures.push(game, procedure);
export const end = (game: Throne): void => procedures.pop(game);
export const stepOf = (game: Throne): number => procedures.step(game);
export const goTo = (game: Throne, step: number): void => procedures.setStep(game, step);
export const register = (game: Throne, which: number): number => procedures.get(game, which);
export const setRegister = (game: Throne, which: number, value: number): void => procedures.set(game, which, value);

export const playersOf = (game: Throne): number => game[PLAYERS];
export const houseOfSeat = (game: Throne, seat: number): House => game[SEAT_HOUSE + seat];

export function seatOf(game: Throne, house: House): number {
  for (let seat = 0; seat < game[PLAYERS]; seat++) if (game[SEAT_HOUSE + seat] === house) return seat;
  return NONE;
}

export const isOver = (game: Throne): boolean => game[WINNERS] !== 0;

const TRACK_PLACES = 5;

/** The house at a place of a track, 0 being the best. */
export const houseAt = (game: Throne, track: Track, place: number): House =>
  game[TRACKS + track * TRACK_PLACES + place];
export const setHouseAt = (game: Throne, track: Track, place: number, house: House): void => {
  game[TRACKS + track * TRACK_PLACES + place] = house;
};

/** The house that comes up at a place in the order of play (throne.turn.order-of-play). */
export const inOrderOfPlay = (game: Throne, place: number): House => houseAt(game, IRON_THRONE, place);

export function placeOf(game: Throne, track: Track, house: House): number {
  for (let place = 0; place < game[PLAYERS]; place++) if (houseAt(game, track, place) === house) return place;
  return NONE;
}

export const holderOf = (game: Throne, track: Track): House => game[HOLDERS + track];
export const throneHolder = (game: Throne): House => game[HOLDERS + IRON_THRONE];
export const bladeHolder = (game: Throne): House => game[HOLDERS + FIEFDOMS];
export const ravenHolder = (game: Throne): House => game[HOLDERS + KINGS_COURT];
