import { battles } from "./battles.ts";
import { cards } from "./cards.ts";
import { ravensWager } from "./ravens-wager.ts";
import type { Entry } from "./some-game.ts";
import { throne } from "./throne.ts";

/** Every game there is, in the order in which it is offered. */
export const games: readonly Entry[] = [throne, battles, cards, ravensWager];
