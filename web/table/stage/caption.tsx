import { type GameEvent, narrate } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import type { TableModel } from "../use-table-model.ts";
import "./caption.css";

/** How long the last line stays after everything has been told. */
const LINGER = 8_000;

interface CaptionProps {
  readonly model: TableModel;
  /** Whether the board follows what happens. */
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly openRule: (rule: string) => void;
}

/** One line at the foot of the board: what happens there, and the ways through it. */
export function Caption({ model, isFollowing, onFollow, openRule }: CaptionProps) {
  const { played, playback, client } = model;
  const text = useText();
  const line = useLine(model);
  const isTelling = played.telling !== undefined && played.telling.moment === undefined;
  if (line === undefined || played.telling?.moment !== undefined) return null;
  const { event, sentence, more } = line;
  return (
    <section className="caption" aria-label={text.stage.caption}>
      <Icon name={client.eventMark(event).symbol} size={26} />
      {more.length > 1 ? (
        <details>
          <summary>{text.stage.more(more.length)}</summary>
          <ol>
            {more.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be alike.
              <li key={place}>{one}</li>
            ))}
          </ol>
        </details>
      ) : (
        <p>
          {sentence}
          <button
            type="button"
            className="rule"
            aria-label={text.table.ask.ruleNamed(event.rule)}
            onClick={() => openRule(event.rule)}
          >
            <Icon name="ui-book" size={16} />
          </button>
        </p>
      )}
      {isTelling && played.of > 1 && <span className="faint xs num">{text.stage.at(played.at, played.of)}</span>}
      {isTelling && (
        <>
          <button
            type="button"
            className="btn ghost square no-phone"
            aria-label={text.stage.back}
            onClick={playback.back}
          >
            <Icon name="ui-stepback" />
          </button>
          <button
            type="button"
            className="btn ghost square"
            aria-label={played.isPaused ? text.stage.resume : text.stage.pause}
            onClick={() => playback.pause(!played.isPaused)}
          >
            <Icon name={played.isPaused ? "ui-play" : "ui-pause"} />
          </button>
          <button type="button" className="btn ghost square" aria-label={text.stage.next} onClick={playback.next}>
            <Icon name="ui-step" />
          </button>
        </>
      )}
      <button
        type="button"
        className="btn ghost square"
        aria-pressed={isFollowing}
        aria-label={text.stage.follow}
        onClick={() => onFollow(!isFollowing)}
      >
        <Icon name="ui-camera" />
      </button>
    </section>
  );
}

/** What there is to say: of what is being told, or a while after it. */
function useLine({ played: now, book }: TableModel): Line | undefined {
  const told = now.telling?.caption;
  // At once nothing is told one by one: the latest news are what is left to say.
  const said = told ?? (now.telling === undefined ? lastSaid(now.news, book) : undefined);
  const all = now.telling?.more;
  const instead = now.telling?.sentence;
  const line = useMemo((): Line | undefined => {
    const sentence = instead ?? (said && narrate(book, said));
    if (said === undefined || sentence === undefined) return undefined;
    const more = (all ?? []).flatMap((one) => narrate(book, one) ?? []);
    return { event: said, sentence, more };
  }, [book, said, instead, all]);
  const [gone, setGone] = useState<GameEvent>();
  const isQuiet = now.telling === undefined;
  useEffect(() => {
    if (!isQuiet || said === undefined) return;
    const timer = setTimeout(() => setGone(said), LINGER);
    return () => clearTimeout(timer);
  }, [isQuiet, said]);
  return isQuiet && gone === said ? undefined : line;
}

interface Line {
  readonly event: GameEvent;
  readonly sentence: string;
  /** All sentences, where several are told as one. */
  readonly more: readonly string[];
}

function lastSaid(news: readonly GameEvent[], book: TableModel["book"]): GameEvent | undefined {
  for (let place = news.length - 1; place >= 0; place--) {
    if (narrate(book, news[place]) !== undefined) return news[place];
  }
  return undefined;
}
