import { cardIds } from "./ids.ts";
import type { CommandCard } from "./vocabulary.ts";

const plain: CommandCard = { commands: [{ cost: 1, order: [{ most: 2 }] }] };

/** By number. */
export const commandCards: readonly CommandCard[] = cardIds.map(() => plain);
