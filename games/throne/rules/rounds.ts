import { StuckError } from "@weirwood/kernel";
import { bit, includes } from "../state/asks.ts";
import { type Area, HOUSES, type House, type Marks, NONE } from "../state/board.ts";
import { areaCount, inOrderOfPlay, PLACE, playersOf, register, setRegister } from "../state/flow.ts";
import { ROUND, SINGLES_SHOWN, type Throne } from "../state/layout.ts";
import { orderIn, ownerOf } from "../state/pieces.ts";
import { pendingSingle } from "./single-orders.ts";

/** Turns go round in order of play, one token a turn, until none of the step is left: raids, marches, consolidation. */

export interface Tokens {
  /** Orders of the step: marks and not a question, because the whole map is asked at every turn of every step. */
  readonly orders: Marks;
  /** Single-use orders of the step, by their icon. */
  isSingle(single: number): boolean;
}

/**
 * The next house in order of play that still has a token of the step, or NONE. A change of the order of play in
 * mid-round takes effect with the next round.
 */
export function nextHouseWith(game: Throne, tokens: Tokens): House {
  const holders = holdersOf(game, tokens);
  if (holders === 0) {
    game.fill(NONE, ROUND, ROUND + HOUSES);
    return NONE;
  }
  // What is left of the round that has begun, and a whole one after it.
  for (let turns = 0; turns < 2 * playersOf(game); turns++) {
    const place = register(game, PLACE);
    if (place === 0) for (let i = 0; i < playersOf(game); i++) game[ROUND + i] = inOrderOfPlay(game, i);
    setRegister(game, PLACE, (place + 1) % playersOf(game));
    const house = game[ROUND + place];
    if (includes(holders, house)) return house;
  }
  throw new StuckError("a token of the step belongs to no house in the order of play");
}

function holdersOf(game: Throne, tokens: Tokens): number {
  let holders = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (tokens.orders[orderIn(game, area)] === 1) holders |= bit(ownerOf(game, area));
  }
  for (let house = 0; house < HOUSES && game[SINGLES_SHOWN] === 1; house++) {
    if (tokens.isSingle(pendingSingle(game, house))) holders |= bit(house);
  }
  return holders;
}

/** Areas with one of these orders of a house. */
export function areasWith(game: Throne, house: House, orders: Marks): Area[] {
  const areas: Area[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) === house && orders[orderIn(game, area)] === 1) areas.push(area);
  }
  return areas;
}
