import { type Game, type GameEvent, narrate } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import { wrapped } from "../layout.ts";
import { type Paint, painted } from "./signs.ts";

/** What a log needs of a game. */
type Told = Pick<Game<never>, "phrasebooks" | "roundBegunBy">;

/** The sentence of one of the events, or undefined where it has none, or is told together with others. */
export type SentenceOf = (events: readonly GameEvent[], index: number) => string | undefined;

/** Events as sentences; a round begins with a heading. */
export function eventLines(
  { phrasebooks, roundBegunBy }: Told,
  paint: Paint,
  events: readonly GameEvent[],
  here: Context,
  rules?: "with rules",
  sentenceOf: SentenceOf = (all, index) => narrate(phrasebooks[here.language], all[index]),
): string[] {
  const titles = phrasebooks[here.language].names.seat;
  return events.flatMap((event, index) => {
    const sentence = sentenceOf(events, index);
    if (sentence === undefined) return [];
    if (roundBegunBy(event) !== undefined) return ["", heading(sentence)];
    const told = painted(paint, sentence, titles);
    const whole = rules === undefined ? told : `${told} ${pc.dim(`(${event.rule})`)}`;
    return [`  ${wrapped(whole, here.width - 4, "    ")}`];
  });
}

export const heading = (sentence: string): string => pc.bold(`── ${sentence}`);
