import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { useRoundWord } from "../games/use-round-words.ts";
import type { GameClient } from "../table/game-client.ts";
import { seatColour } from "../table/seat-colour.ts";
import { useText } from "../text/use-text.ts";
import { Chart, type ChartSeat } from "./chart.tsx";
import { type ReplayCursor, type TurnSpan, turnsUpTo } from "./replay-cursor.ts";
import { EVERYTHING, type ReplaySummary } from "./replayed-game.ts";
import { seriesOf, turnEnds } from "./series.ts";
import type { PositionReader } from "./use-replayed-game.ts";

/** The charts that are shown at first, by their places. */
const first = [0, 2];

interface ChartsProps {
  readonly summary: ReplaySummary;
  readonly positions: PositionReader;
  readonly client: GameClient;
  readonly cursor: ReplayCursor;
  readonly turns: readonly TurnSpan[];
  readonly onSeek: (at: number) => void;
  /** Another chart, before all that the game itself brings; told who sits where, and where the replay stands. */
  readonly first?: ((drawn: DrawnSeats) => ReactNode) | undefined;
}

/** Seats as charts draw them, and where the replay stands in turns. */
export interface DrawnSeats {
  readonly seats: readonly ChartSeat[];
  readonly cursor: number;
}

/** How the seats fared, turn by turn. Measured once; which charts are shown is the reader's choice. */
export function Charts({ summary, positions, client, cursor, turns, onSeek, first: firstChart }: ChartsProps) {
  const text = useText().replay;
  const round = useRoundWord()(client.name);
  const language = useSettings((settings) => settings.language);
  const ends = useMemo(() => turnEnds(summary), [summary]);
  const [views, setViews] = useState<readonly unknown[]>();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    client.measures.filter((_, index) => first.includes(index)).map(({ id }) => id),
  );
  useEffect(() => {
    let isGone = false;
    const at = ends.map((end) => end.at);
    void positions.views(at, EVERYTHING).then((plain) => !isGone && setViews(plain.map((view) => client.read(view))));
    return () => {
      isGone = true;
    };
  }, [positions, ends, client]);
  const series = useMemo(
    () => (views === undefined ? [] : seriesOf(client.measures, ends, views, summary.seats.length)),
    [client, ends, views, summary],
  );
  if (views === undefined) return null;
  const titles = client.phrasebook(language).names.measure;
  // Before the game has begun nobody may have brought anything yet.
  const last = views[views.length - 1];
  const seats = summary.seats.map(
    ({ name }, seat): ChartSeat => ({
      name: client.seatTitle(last, seat, language),
      colour: seatColour(client, last, seat, name),
      mark: (size) => <client.SeatMark view={last} seat={seat} size={size} />,
    }),
  );
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className="charts">
      <div className="seg loose">
        {series.map(({ id }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            aria-label={text.chartShown(titles[id])}
            onClick={() => toggle(id)}
          >
            {titles[id]}
          </button>
        ))}
      </div>
      {firstChart?.({ seats, cursor: turnsUpTo(turns, cursor.at) })}
      {series
        .filter(({ id }) => chosen.includes(id))
        .map((one) => (
          <Chart
            key={one.id}
            title={titles[one.id]}
            round={round}
            series={one}
            seats={seats}
            cursor={turnsUpTo(turns, cursor.at)}
            onSeek={(turn) => onSeek(ends[turn].at)}
          />
        ))}
    </div>
  );
}
