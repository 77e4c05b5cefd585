import { rivers } from "../data/areas.ts";
import { redrawnBorders, redrawnRivers } from "../data/six-players.ts";
import { type Area, areaIds, areaNumber, sixBoard } from "../state/board.ts";
import { boardOf } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { type Refusal, refuse } from "./step.ts";

/** Rivers without a bridge: the areas on their banks touch on the board and are no neighbours. */

const banksOf = (pairs: typeof rivers) => pairs.map(([a, b]) => [areaNumber(a), areaNumber(b)] as const);
const isRedrawn = (id: string): boolean => Object.hasOwn(redrawnBorders, id);

const baseBanks = banksOf(rivers);
const sixBanks = banksOf([...rivers.filter((pair) => !pair.some(isRedrawn)), ...redrawnRivers]);

function isAcrossRiver(game: Throne, a: Area, b: Area): boolean {
  const banks = boardOf(game) === sixBoard ? sixBanks : baseBanks;
  return banks.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

/** Why one area is out of reach from another: the river between them, or else the reason given. */
export const outOfReach = (game: Throne, from: Area, to: Area, otherwise: Refusal): Refusal =>
  isAcrossRiver(game, from, to) ? refuse("throne.map.rivers", { from: areaIds[from], to: areaIds[to] }) : otherwise;
