import { type GameEvent, ONLOOKER } from "@weirwood/kernel";
import type { GameShow } from "../games/show.ts";
import { eventsSeenBy } from "../replay/replay-cursor.ts";
import type { ReplayStep } from "../replay/replayed-game.ts";

/** One thing that happens in a game that plays by itself. */
export interface ShowScene {
  /** The position after so many decisions. */
  readonly at: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
  readonly caption: GameEvent;
}

/** What is worth being shown of a game, in its order, as an onlooker sees it. */
export const scenesOf = (steps: readonly ReplayStep[], captionOf: GameShow["captionOf"]): readonly ShowScene[] =>
  steps.flatMap((step, at) => {
    const events = eventsSeenBy(ONLOOKER, step);
    const caption = captionOf(events);
    return caption === undefined ? [] : [{ at, round: step.round, events, caption }];
  });

/** A third into the game: there is something to see by then, and most is still to come. */
export const openingScene = (scenes: readonly ShowScene[]): number => Math.floor(scenes.length / 3);
