import { type GameEvent, narrate } from "@weirwood/kernel";
import { useMemo } from "react";
import { Icon } from "../../art/icon.tsx";
import { fold } from "../../rules-book/fold.ts";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import type { LogChapter } from "./chapters.ts";
import { Line, type LineContext } from "./log-items.tsx";

/** What somebody looks for in the log: words, and only lines about one seat. */
export interface LogWish {
  readonly query: string;
  readonly isMine: boolean;
}

export const anything: LogWish = { query: "", isMine: false };

interface LogSearchProps {
  readonly wish: LogWish;
  readonly onWish: (wish: LogWish) => void;
  /** Whether the reader sits at the table. */
  readonly hasSeat: boolean;
}

/** Where one types what the log is searched for. */
export function LogSearch({ wish, onWish, hasSeat }: LogSearchProps) {
  const text = useText().table.log;
  return (
    <div className="log-search">
      <label className="log-field grow">
        <Icon name="ui-search" size={18} />
        <span className="visually-hidden">{text.search}</span>
        <input
          type="search"
          value={wish.query}
          placeholder={text.search}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onWish({ ...wish, query: currentTarget.value })}
        />
      </label>
      {hasSeat && (
        <button
          type="button"
          className="btn ghost"
          aria-pressed={wish.isMine}
          onClick={() => onWish({ ...wish, isMine: !wish.isMine })}
        >
          {text.mine}
        </button>
      )}
    </div>
  );
}

interface FoundLinesProps extends LineContext {
  readonly chapters: readonly LogChapter[];
  readonly wish: LogWish;
  /** The reader's seat by its one-word name. */
  readonly own: string | undefined;
}

/** Every line in which all of the words stand, newest first, by rounds. */
export function FoundLines({ chapters, wish, own, ...context }: FoundLinesProps) {
  const { client, book } = context;
  const text = useText().table.log;
  const words = useFrameWords(client);
  const found = useMemo(() => {
    const wanted = fold(wish.query).letters.split(/\s+/);
    const isFound = (event: GameEvent): boolean => {
      const sentence = narrate(book, event);
      if (sentence === undefined) return false;
      if (wish.isMine && !client.eventMark(event).seats.includes(own ?? "")) return false;
      const { letters } = fold(sentence);
      return wanted.every((word) => letters.includes(word));
    };
    return chapters
      .map(({ round, told }) => ({ round, told: told.filter(({ event }) => isFound(event)).reverse() }))
      .filter(({ told }) => told.length > 0);
  }, [chapters, wish, own, client, book]);
  const count = found.reduce((sum, { told }) => sum + told.length, 0);
  return (
    <>
      <p className="log-found muted" role="status">
        {text.found(count)}
      </p>
      {found.map(({ round, told }) => (
        <article key={round} className="log-chapter newest">
          <header>
            <h3>{words.round(round)}</h3>
          </header>
          <ol>
            {told.map(({ key, event }) => (
              <Line key={key} event={event} {...context} />
            ))}
          </ol>
        </article>
      ))}
    </>
  );
}
