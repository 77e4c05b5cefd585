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

/** More than this does not fit below a card's name in the row of a hand. */
export const LONGEST_BRIEF = 50;

/** The beginning of a command that is too long for the face of its card, up to where a sentence may pause. */
export function briefOf(text: string): string {
  if (text.length <= LONGEST_BRIEF) return text;
  const [clause] = /^[^;,:]*/.exec(text) ?? [text];
  return `${clause.trimEnd()}…`;
}
