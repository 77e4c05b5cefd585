import type { GameEvent } from "@weirwood/kernel";
import { Fragment, useMemo, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { Icon } from "../../art/icon.tsx";
import { GameScope } from "../../games/game-scope.tsx";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import { type LogChapter, type LogItem, sectionsOf } from "./chapters.ts";
import { Fold, Line, type LineContext } from "./log-items.tsx";

interface ChapterProps extends LineContext {
  readonly chapter: LogChapter;
  readonly isNewest: boolean;
  readonly leftAt: number;
  readonly upTo: number;
}

/** A round: the newest lies open, those before it are one line until they are opened. */
export function Chapter(props: ChapterProps) {
  const { chapter, isNewest, client, game, book } = props;
  const words = useFrameWords(client);
  const [isOpen, setIsOpen] = useState(false);
  const events = useMemo(() => chapter.told.map(({ event }) => event), [chapter]);
  const pictures = game?.RoundPictures !== undefined && (
    <GameScope game={client.name}>
      <game.RoundPictures events={events} />
    </GameScope>
  );
  if (isNewest) {
    return (
      <article className="log-chapter newest">
        <header>
          <h3>{words.round(chapter.round)}</h3>
          {pictures}
        </header>
        <Sections {...props} />
      </article>
    );
  }
  return (
    <details className="log-chapter" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="ui-chevron" size={16} />
        <h3>{words.round(chapter.round)}</h3>
        {isOpen ? pictures : <Summary game={game} book={book} events={events} />}
      </summary>
      {isOpen && <Sections {...props} />}
    </details>
  );
}

function Summary({
  game,
  book,
  events,
}: Pick<LineContext, "game" | "book"> & { readonly events: readonly GameEvent[] }) {
  const language = useSettings((settings) => settings.language);
  const summary = useMemo(() => game?.summary(events, language, book) ?? [], [game, events, language, book]);
  return <span className="round-summary">{summary.join(" · ")}</span>;
}

function Sections({ chapter, isNewest, leftAt, upTo, ...context }: ChapterProps) {
  const { book, game } = context;
  const text = useText().table.log;
  const sections = useMemo(
    () =>
      sectionsOf(
        chapter,
        game,
        (event) => book.rules[event.rule]?.log !== undefined && game?.isSilent?.(event) !== true,
      ),
    [chapter, game, book],
  );
  const items = sections.flatMap((section) => section.items);
  const boundary = leftAt > 0 && leftAt < upTo ? items.findIndex(({ number }) => number <= leftAt) : -1;
  return sections.map(({ key, phase, items: within }) => (
    <section key={key} className="log-section">
      {phase !== undefined && (
        <h4>
          <span>{book.names.phase?.[phase] ?? phase}</span>
        </h4>
      )}
      <ol>
        {within.map((item) => (
          <Fragment key={item.key}>
            {boundary > 0 && items[boundary] === item && <li className="left-here">{text.leftHere}</li>}
            <Item item={item} isNewest={isNewest && items[0] === item} {...context} />
          </Fragment>
        ))}
      </ol>
    </section>
  ));
}

interface ItemProps extends LineContext {
  readonly item: LogItem;
  readonly isNewest: boolean;
}

/** A line, a card, or a line that opens; a group that came to a single line is that line. */
function Item({ item, isNewest, ...context }: ItemProps) {
  const { kind, told } = item;
  const isCard = kind !== undefined && context.game?.cards?.[kind] !== undefined;
  if (kind === undefined || (told.length === 1 && !isCard)) return <Line event={told[0].event} {...context} />;
  return <Fold kind={kind} told={told} isNewest={isNewest} {...context} />;
}
