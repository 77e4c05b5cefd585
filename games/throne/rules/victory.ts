import { castlesToWin } from "../data/tracks.ts";
import { bit } from "../state/asks.ts";
import { HOUSES, type House, houseIds } from "../state/board.ts";
import { boardOf, inOrderOfPlay, isOver, playersOf } from "../state/flow.ts";
import { ENDING, endings, type Throne, WINNERS } from "../state/layout.ts";
import { controllerOf, powerOf, supplyOf } from "../state/pieces.ts";
import type { TellRule } from "./step.ts";

/** Winning the game: at once by castles, or at the end of the last turn. */

/** How many areas with a city or stronghold a house controls. */
export function castlesOf(game: Throne, house: House): number {
  let count = 0;
  for (const area of boardOf(game).castles) if (controllerOf(game, area) === house) count++;
  return count;
}

/** How many areas win at once, by the number of players: each number has its rule. */
const instantWin: { readonly [players: number]: (typeof endings)[number] } = {
  3: "throne.victory.eight-with-three",
  6: "throne.victory.six-with-six",
};

const held = new Uint8Array(HOUSES);

/**
 * The instant win, checked whenever control has changed (throne.victory.at-once). Should two houses qualify at once,
 * the one who caused it comes before the others of equal standing (throne.victory.two-at-once).
 */
export function checkVictory(game: Throne, cause: House, tell?: TellRule): void {
  held.fill(0);
  for (const area of boardOf(game).castles) {
    const house = controllerOf(game, area);
    if (house < HOUSES) held[house]++;
  }
  const needed = castlesToWin[playersOf(game)];
  let best: House | undefined;
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (held[house] < needed) continue;
    if (best === undefined || standing(game, house, cause) > standing(game, best, cause)) best = house;
  }
  if (best === undefined || isOver(game)) return;
  game[WINNERS] = bit(best);
  const rule = instantWin[playersOf(game)] ?? "throne.victory.areas";
  game[ENDING] = endings.indexOf(rule);
  tell?.({ rule, house: houseIds[best], count: held[best] });
}

/** More areas, then supply, then power, then the house whose decision caused it. */
function standing(game: Throne, house: House, cause: House): number {
  return held[house] * 10_000 + supplyOf(game, house) * 1_000 + powerOf(game, house) * 10 + (house === cause ? 1 : 0);
}

/** The end of the last turn: most areas, then the supply marker, then power in hand, else a shared victory. */
export function endOfLastTurn(game: Throne, tell?: TellRule): void {
  tell?.({ rule: "throne.victory.turn-ten" });
  const players = Array.from({ length: playersOf(game) }, (_, place) => inOrderOfPlay(game, place));
  const byAreas = best(players, (house) => castlesOf(game, house));
  const bySupply = best(byAreas, (house) => supplyOf(game, house));
  const byPower = best(bySupply, (house) => powerOf(game, house));
  for (const house of byPower) game[WINNERS] |= bit(house);
  const [house] = byPower;
  if (byAreas.length === 1) {
    game[ENDING] = endings.indexOf("throne.victory.most-areas");
    tell?.({ rule: "throne.victory.most-areas", house: houseIds[house], count: castlesOf(game, house) });
  } else if (bySupply.length === 1) {
    game[ENDING] = endings.indexOf("throne.victory.supply");
    tell?.({ rule: "throne.victory.supply", house: houseIds[house] });
  } else if (byPower.length === 1) {
    game[ENDING] = endings.indexOf("throne.victory.power");
    tell?.({ rule: "throne.victory.power", house: houseIds[house] });
  } else {
    game[ENDING] = endings.indexOf("throne.victory.shared");
    tell?.({ rule: "throne.victory.shared", houses: byPower.map((winner) => houseIds[winner]) });
  }
}

function best(houses: readonly House[], score: (house: House) => number): House[] {
  const top = Math.max(...houses.map(score));
  return houses.filter((house) => score(house) === top);
}
