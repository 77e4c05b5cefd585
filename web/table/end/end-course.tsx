import { useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { useRoundWord, useRoundWords } from "../../games/use-round-words.ts";
import type { ChartSeat } from "../../replay/chart.tsx";
import { useText } from "../../text/use-text.ts";
import { seatColour } from "../seat-colour.ts";
import type { TableModel } from "../use-table-model.ts";
import { EndChart } from "./end-chart.tsx";
import type { Ending } from "./use-ending.ts";
import type { Story } from "./use-story.ts";

interface CourseProps {
  readonly model: TableModel;
  readonly ending: Ending;
}

/** How it went, round by round, and the round that decided it. */
export function Course({ model, ending }: CourseProps) {
  const text = useText().end;
  const roundWords = useRoundWords();
  const { progress, decision } = ending;
  const story = progress.is === "told" ? progress.story : undefined;
  const round = story && decision && story.ends[decision.turn].round;
  return (
    <section className="end-course">
      <h2>{round === undefined ? text.course : text.decided(roundWords(model.client.name, round))}</h2>
      {progress.is === "none" && <p className="muted">{text.noStory}</p>}
      {progress.is === "reading" && (
        <div role="status">
          <p className="muted">{text.reading}</p>
          {progress.of > 0 && <progress value={progress.done} max={progress.of} />}
        </div>
      )}
      {story !== undefined && <Told model={model} ending={ending} story={story} />}
    </section>
  );
}

function Told({ model, ending, story }: CourseProps & { readonly story: Story }) {
  const { client, view, book } = model;
  const round = useRoundWord()(client.name);
  const language = useSettings((settings) => settings.language);
  const ranked = ending.ranking?.measure;
  const [chosen = ranked, choose] = useState<string>();
  const series = story.series.find(({ id }) => id === chosen);
  if (series === undefined) return null;
  const seats = story.summary.seats.map(
    ({ name }, seat): ChartSeat => ({
      name: client.seatTitle(view, seat, language),
      colour: seatColour(client, view, seat, name),
      mark: (size) => <client.SeatMark view={view} seat={seat} size={size} />,
    }),
  );
  return (
    <>
      <Decided model={model} ending={ending} story={story} />
      <Measures {...{ model, ending, story, chosen }} onChoose={choose} />
      <EndChart
        title={book.names.measure?.[series.id] ?? series.id}
        rounds={story.ends.map((end) => end.round)}
        decided={ending.decision?.turn}
        winners={ending.winners}
        goal={chosen === ranked ? ending.goal : undefined}
        {...{ round, series, seats }}
      />
    </>
  );
}

interface MeasuresProps extends CourseProps {
  readonly story: Story;
  readonly chosen: string | undefined;
  readonly onChoose: (measure: string) => void;
}

/** What else can be followed over the rounds, where the game names more than one measure; those that never moved are none. */
function Measures({ model, ending, story, chosen, onChoose }: MeasuresProps) {
  const titles = model.book.names.measure;
  const offered = [...new Set([ending.ranking?.measure, ...(ending.game.charts ?? [])])].filter(
    (id): id is string =>
      id !== undefined && story.series.some((one) => one.id === id && one.lines.flat().some((value) => value !== 0)),
  );
  if (offered.length < 2) return null;
  return (
    <div className="seg end-measures">
      {offered.map((id) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {titles?.[id] ?? id}
        </button>
      ))}
    </div>
  );
}

/** What was done in the round that decided, and how it stood before and after. */
function Decided({ model, ending, story }: CourseProps & { readonly story: Story }) {
  const text = useText().end;
  const language = useSettings((settings) => settings.language);
  const { decision, winners, game } = ending;
  if (decision === undefined) return null;
  const { turn, rival, before, after } = decision;
  const done = game.decided?.(
    { winner: winners[0], before: story.views[turn - 1], after: story.views[turn], told: story.ends[turn].told },
    language,
    model.book,
  );
  const name = model.seatName(rival);
  const stood =
    after.own === after.rival
      ? [text.levelToTheEnd(after.own, name)]
      : [text.before(before.own, before.rival, name), text.after(after.own, after.rival)];
  return <p className="end-decided">{[done, ...stood].filter((one) => one !== undefined).join(" ")}</p>;
}
