import { useEffect, useMemo, useState } from "react";
import { type Highlight, highlightsOf } from "../../replay/highlights.ts";
import { useRecord } from "../../replay/record-source.ts";
import { EVERYTHING, type ReplaySummary } from "../../replay/replayed-game.ts";
import { type Series, seriesOf, type TurnEnd, turnEnds } from "../../replay/series.ts";
import { type PositionReader, useReplayedGame } from "../../replay/use-replayed-game.ts";
import type { GameClient } from "../game-client.ts";

/** A whole game, as its record tells it. */
export interface Story {
  readonly summary: ReplaySummary;
  readonly ends: readonly TurnEnd[];
  /** The board at each of these ends. */
  readonly views: readonly unknown[];
  readonly series: readonly Series[];
  readonly highlights: readonly Highlight[];
}

/** A story on its way: being played again, there, or nowhere to be found. */
export type StoryProgress =
  | { readonly is: "reading"; readonly done: number; readonly of: number }
  | { readonly is: "told"; readonly story: Story }
  | { readonly is: "none" };

/** The story of a table or of a game in this browser, played again in the replay's worker. */
export function useStory(id: string, client: GameClient): StoryProgress {
  const source = useMemo(() => ({ id }), [id]);
  const record = useRecord(source);
  const replayed = useReplayedGame(record?.text);
  const game = replayed?.is === "replayed" ? replayed : undefined;
  const story = useMeasured(game?.summary, game?.positions, client);
  if (record === null || replayed?.is === "problem") return { is: "none" };
  if (story !== undefined) return { is: "told", story };
  return replayed?.is === "reading" ? replayed : { is: "reading", done: 0, of: 0 };
}

function useMeasured(
  summary: ReplaySummary | undefined,
  positions: PositionReader | undefined,
  client: GameClient,
): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    if (summary === undefined || positions === undefined) return;
    let isGone = false;
    const ends = turnEnds(summary);
    const at = ends.map((end) => end.at);
    void positions.views(at, EVERYTHING).then((plain) => {
      if (isGone) return;
      const views = plain.map((view) => client.read(view));
      const series = seriesOf(client.measures, ends, views, summary.seats.length);
      setStory({ summary, ends, views, series, highlights: highlightsOf(summary, client) });
    });
    return () => {
      isGone = true;
    };
  }, [summary, positions, client]);
  return story;
}
