import { cardIds, commandCards } from "@weirwood/battles/questions";
import type { BattleWords } from "../words.ts";

/** What a command card says, part by part. */
export interface CardWords {
  readonly commands: readonly { readonly cost: number; readonly text: string }[];
  readonly tactic?: string;
}

/** The phrasebook has a line for each command, its cost first, and one for the tactic. */
export function cardWords({ book }: BattleWords, card: number): CardWords {
  const { commands, tactic } = commandCards[card];
  const lines = book.names.cardText[cardIds[card]].split("\n");
  return {
    commands: commands.map(({ cost }, place) => ({ cost, text: lines[place].replace(/^\[\d\] /, "") })),
    ...(tactic !== undefined && { tactic: lines[commands.length] }),
  };
}
