import type { SomeAnswer } from "@weirwood/catalogue";
import { type Advice, counsel } from "@weirwood/catalogue/minds";
import { hex, type Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import { percentIn } from "../language.ts";
import { plain, wrapped } from "../layout.ts";
import { botChance } from "../sim/simulation.ts";
import { HUMAN, type LocalGame } from "./local-game.ts";

/** Parts that are named for and against an answer, and lines about the seat itself of what it leads to. */
const NAMED = 2;
const STORY_LINES = 3;

/** Counsel is for whoever plays alone against bots, in a game that somebody can look ahead in. */
export const mayHaveCounsel = ({ players, playable }: LocalGame): boolean =>
  playable.entry.craft !== undefined && players.filter((player) => player === HUMAN).length === 1;

/** The best answers from what the seat may see, each with everybody's chance, why, and what it leads to. */
export async function counselLines(table: LocalGame, seat: Seat, here: Context): Promise<string[]> {
  const craft = await table.playable.entry.craft?.();
  if (craft === undefined) return [];
  const chance = botChance(`counsel ${hex(table.seed)} ${table.decisions}`);
  const told = counsel(craft, table.viewOf(seat), seat, chance);
  return told.flatMap((advice, at) => adviceLines(advice, at + 1, table, seat, here));
}

function adviceLines(
  advice: Advice<SomeAnswer>,
  number: number,
  table: LocalGame,
  seat: Seat,
  here: Context,
): string[] {
  const { game, cli } = table.playable;
  const { language, width } = here;
  const { names } = game.phrasebooks[language];
  const chances = advice.chances
    .map((chance, one) => ({ chance, name: table.nameOf(one) }))
    .map(({ chance, name }) => cli.paint(name, `${names.seat[name]}\u00a0${percentIn(language, chance, 0)}`))
    .join(" · ");
  const below = (line: string): string => `   ${wrapped(line, width - 3, "   ")}`;
  return [
    `${pc.dim(`${number}.`)} ${pc.bold(wrapped(game.print(advice.answer), width - 3, "   "))}`,
    below(chances),
    below(whyOf(advice, names.part, here)),
    ...cli
      .logLines(advice.leadsTo, here)
      .filter((line) => plain(line).includes(names.seat[table.nameOf(seat)]))
      .slice(0, STORY_LINES)
      .map((line) => pc.dim(` ${line}`)),
  ];
}

/** What speaks for it and against it, in points of chance. */
function whyOf({ why }: Advice<SomeAnswer>, titles: { readonly [part: string]: string }, here: Context): string {
  const { counsel: say } = here.say;
  const named = (sign: 1 | -1): string[] =>
    why
      .filter(({ gain }) => Math.sign(gain) === sign)
      .slice(0, NAMED)
      .map(
        ({ part, gain }) => `${titles[part] ?? part} ${gain > 0 ? "+" : "−"}${here.number(Math.abs(gain) * 100, 1)}`,
      );
  const [gains, losses] = [named(1), named(-1)];
  if (gains.length === 0 && losses.length === 0) return say.same;
  return say.why(gains.join(", "), losses.join(", "));
}
