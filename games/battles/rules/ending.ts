import { type House, houseIds, NONE } from "../data/names.ts";
import { type Battle, ENDING, endings, WINNER } from "../state/layout.ts";
import type { TellRule } from "./step.ts";

/** Whether the battle is over. */
export const isOver = (game: Battle): boolean => game[WINNER] !== NONE;

/** Ends the battle; whoever ended it first has ended it. */
export function endBattle(game: Battle, winner: House, rule: (typeof endings)[number], tell?: TellRule): void {
  if (isOver(game)) return;
  game[WINNER] = winner;
  game[ENDING] = endings.indexOf(rule);
  tell?.({ rule, house: houseIds[winner] });
}
