import {
  AREAS,
  type Area,
  BASE_AREAS,
  type Board,
  baseBoard,
  FIEFDOMS,
  type House,
  IRON_THRONE,
  KINGS_COURT,
  NONE,
  PORTS,
  sixBoard,
  type Track,
} from "./board.ts";
import {
  HOLDERS,
  PLAYERS,
  procedures,
  SEAT_HOUSE,
  type Throne,
  TRACKS,
  VARIANTS,
  type Variant,
  variantIds,
  WINNERS,
} from "./layout.ts";

export { cardSetOf } from "./layout.ts";

/** Procedures in progress, and the order in which houses come up in them. */

export const {
  turn: TURN_PROCEDURE,
  westeros: WESTEROS,
  supply: SUPPLY_CARD,
  mustering: MUSTERING,
  "clash-of-kings": CLASH_OF_KINGS,
  "wildling-attack": WILDLING_ATTACK,
  planning: PLANNING,
  raid: RAIDS,
  march: MARCHES,
  fight: FIGHT,
  consolidate: CONSOLIDATION,
  capture: CAPTURE,
} = procedures.kinds;

/** The register in which most procedures keep how far round the order of play they are. */
export const PLACE = procedures.registers.raid.place;

export const begin = (game: Throne, procedure: number): void => procedures.push(game, procedure);
export const end = (game: Throne): void => procedures.pop(game);
export const stepOf = (game: Throne): number => procedures.step(game);
export const goTo = (game: Throne, step: number): void => procedures.setStep(game, step);
export const register = (game: Throne, which: number): number => procedures.get(game, which);
export const setRegister = (game: Throne, which: number, value: number): void => procedures.set(game, which, value);

const variantBits = new Map<Variant, number>(variantIds.map((variant, place) => [variant, 1 << place]));
const bitsOf = (variant: Variant): number => variantBits.get(variant) ?? 0;

// Each variant has a question of its own: the answer is one look at one byte.
const FORTS_BIT = bitsOf("forts");
const PORTS_BIT = bitsOf("ports");
const SINGLE_BIT = bitsOf("single-use");
const OPEN_BIT = bitsOf("open-westeros");
const THREE_CARDS_BIT = bitsOf("three-cards");
const THREE_BOARD_BIT = bitsOf("three-board");
const SIEGE_BIT = bitsOf("siege");
export const hasForts = (game: Throne): boolean => (game[VARIANTS] & FORTS_BIT) !== 0;
export const hasPorts = (game: Throne): boolean => (game[VARIANTS] & PORTS_BIT) !== 0;
export const hasSingles = (game: Throne): boolean => (game[VARIANTS] & SINGLE_BIT) !== 0;
export const hasOpenWesteros = (game: Throne): boolean => (game[VARIANTS] & OPEN_BIT) !== 0;
export const hasThreeCards = (game: Throne): boolean => (game[VARIANTS] & THREE_CARDS_BIT) !== 0;
export const hasThreeBoard = (game: Throne): boolean => (game[VARIANTS] & THREE_BOARD_BIT) !== 0;
export const hasSiege = (game: Throne): boolean => (game[VARIANTS] & SIEGE_BIT) !== 0;
export const variantSet = (variants: readonly Variant[]): number =>
  variants.reduce((set, variant) => set | bitsOf(variant), 0);

const SIX = 6;
export const boardOf = (game: Throne): Board => (game[PLAYERS] === SIX ? sixBoard : baseBoard);

/** How many areas this game knows, counted from the first: walks over the map end here. */
export const areaCount = (game: Throne): number =>
  hasPorts(game) ? AREAS : game[PLAYERS] === SIX ? PORTS : BASE_AREAS;

export const neighboursOf = (game: Throne, area: Area): readonly Area[] => boardOf(game).neighbours[area];
export const areAdjacent = (game: Throne, a: Area, b: Area): boolean => boardOf(game).adjacency[a * AREAS + b] === 1;
export const barrelsIn = (game: Throne, area: Area): number => boardOf(game).barrels[area];
export const crownsIn = (game: Throne, area: Area): number => boardOf(game).crowns[area];
export const pointsIn = (game: Throne, area: Area): number => boardOf(game).points[area];
export const portSea = (game: Throne, port: Area): Area => boardOf(game).portSeas[port - PORTS];

export const playersOf = (game: Throne): number => game[PLAYERS];
export const houseOfSeat = (game: Throne, seat: number): House => game[SEAT_HOUSE + seat];

export function seatOf(game: Throne, house: House): number {
  for (let seat = 0; seat < game[PLAYERS]; seat++) if (game[SEAT_HOUSE + seat] === house) return seat;
  return NONE;
}

export const isOver = (game: Throne): boolean => game[WINNERS] !== 0;

const TRACK_PLACES = 6;

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
