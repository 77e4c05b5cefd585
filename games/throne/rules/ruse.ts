import { legal } from "@weirwood/kernel";
import { type Area, areaIds, type House, houseNumber, NONE } from "../state/board.ts";
import { BOUND, type Throne } from "../state/layout.ts";
import { controllerOf, ownerOf } from "../state/pieces.ts";
import { type Refusal, refuse } from "./step.ts";

/** The Lion's Ruse: the house that it binds does nothing hostile to Lannister for the rest of the turn. */

const lannister = houseNumber("lannister");

/** Areas with Lannister units, seas and ports too; areas under a Lannister token, and the empty home. */
const isLannister = (game: Throne, area: Area): boolean =>
  ownerOf(game, area) === lannister || controllerOf(game, area) === lannister;

const isBound = (game: Throne, house: House): boolean => game[BOUND] !== NONE && game[BOUND] === house;

/** Whether the Ruse keeps a house from taking what another has: its cards, its tokens (throne.single.lion-keeps). */
export const isKeptByRuse = (game: Throne, house: House, owner: House): boolean =>
  owner === lannister && isBound(game, house);

export const checkRuse = (game: Throne, house: House, area: Area): Refusal | undefined =>
  isBound(game, house) && isLannister(game, area) ? refuse("throne.single.lion-bound", { area: areaIds[area] }) : legal;
