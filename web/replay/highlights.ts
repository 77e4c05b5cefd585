import type { GameEvent, Notable } from "@weirwood/kernel";
import type { ReplaySummary } from "./replayed-game.ts";

export interface Highlight {
  readonly key: string;
  /** The position just after it. */
  readonly at: number;
  readonly round: number;
  readonly event: GameEvent;
  /** How it began, where that is told by another event: who attacked whom, and where. */
  readonly opening: GameEvent | undefined;
}

/** What a game says of its events: which are worth a mark, and which begin a round. */
interface Remembered {
  readonly notable: Notable;
  roundBegunBy(event: GameEvent): number | undefined;
}

/** What the game says is worth a mark, each with the round in which it happened. */
export function highlightsOf({ steps }: ReplaySummary, { notable, roundBegunBy }: Remembered): readonly Highlight[] {
  const last = new Map<string, GameEvent>();
  const highlights: Highlight[] = [];
  let round = steps[0]?.round ?? 1;
  for (const [at, { events }] of steps.entries()) {
    for (const event of events) {
      last.set(event.rule, event);
      round = roundBegunBy(event) ?? round;
      if (!Object.hasOwn(notable, event.rule)) continue;
      const opening = last.get(notable[event.rule].opening ?? "");
      highlights.push({ key: `${at}.${highlights.length}`, at, round, event, opening });
    }
  }
  return highlights;
}
