import { narrate } from "@weirwood/kernel";
import { useMemo } from "react";
import { Link } from "../../app/link.tsx";
import { useSettings } from "../../app/settings.ts";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import { seatColour } from "../seat-colour.ts";
import type { TableModel } from "../use-table-model.ts";
import type { EndMoment } from "./game-ending.ts";
import type { Ending } from "./use-ending.ts";
import type { Story } from "./use-story.ts";

interface MomentsProps {
  readonly model: TableModel;
  readonly ending: Ending;
}

const MOST = 3;

/** What the game is remembered for, each a way into the replay. */
export function Moments({ model, ending }: MomentsProps) {
  const text = useText().end;
  const { progress } = ending;
  const moments = useMoments(model, ending, progress.is === "told" ? progress.story : undefined);
  if (moments.length === 0 && progress.is !== "reading") return null;
  return (
    <section className="end-moments">
      <h2>{text.moments(moments.length)}</h2>
      <ol>
        {moments.map((moment) => (
          <li key={moment.key}>
            <MomentCard model={model} moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function useMoments({ client, book }: TableModel, { game }: Ending, story: Story | undefined): readonly EndMoment[] {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => {
    if (story === undefined) return [];
    if (game.moments !== undefined) return game.moments(story.highlights, language, book).slice(0, MOST);
    return story.highlights.slice(-MOST).map(({ key, at, round, event }): EndMoment => {
      const { symbol, seats } = client.eventMark(event);
      return { key, at, round, sentence: narrate(book, event) ?? "", symbol, ...(seats[0] && { seat: seats[0] }) };
    });
  }, [client, book, game, story, language]);
}

function MomentCard({ model, moment }: { readonly model: TableModel; readonly moment: EndMoment }) {
  const { client, view, gameView } = model;
  const words = useFrameWords(client);
  const seat = gameView.status?.seats.find(({ name }) => name === moment.seat)?.seat;
  const colour = seat === undefined ? undefined : seatColour(client, view, seat, moment.seat);
  return (
    <Link to={`/replay/${gameView.status?.id}?at=${moment.at}`} className="end-moment">
      <span className="end-moment-picture" style={colour === undefined ? undefined : ({ "--seat": colour } as object)}>
        <Icon name={moment.symbol} size={56} />
      </span>
      <span>
        <small>{words.round(moment.round)}</small>
        {moment.title !== undefined && <b>{moment.title}</b>}
        <span>{moment.sentence}</span>
      </span>
    </Link>
  );
}
