import type { CardsOptions } from "@weirwood/cards";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { sentencesFor } from "./text/index.ts";

/** How many play, how long, and what is played otherwise. */
export function optionLines({ players, rounds, goldCounts }: CardsOptions, here: Context): string[] {
  const say = sentencesFor(here);
  const lines = [say.options(players, rounds), ...(goldCounts ? [] : [say.withoutGold])];
  return lines.map((line) => wrapped(line, here.width - 2, "  "));
}
