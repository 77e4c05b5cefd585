import { type GameEvent, narrateParts, type Phrasebook } from "@weirwood/kernel";
import { Fragment, type ReactNode, useId, useMemo, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { Icon } from "../../art/icon.tsx";
import { GameScope } from "../../games/game-scope.tsx";
import { useText } from "../../text/use-text.ts";
import type { GameClient } from "../game-client.ts";
import type { ToldEvent } from "./chapters.ts";
import type { GameLog } from "./game-log.ts";
import { PlaceLink } from "./place-link.tsx";

/** What every line of the log needs to know. */
export interface LineContext {
  readonly client: GameClient;
  readonly book: Phrasebook;
  readonly game: GameLog | undefined;
  readonly openRule: (rule: string) => void;
  /** A seat's device, by its one-word name. */
  readonly seatMark: (name: string) => ReactNode;
  /** What plays events once more; undefined where there is nothing to play. */
  readonly player: (events: readonly GameEvent[]) => (() => void) | undefined;
}

/** What happened, in one sentence; the names of places in it lead there, the book to its rule. */
export function Line({ event, client, book, openRule, seatMark }: LineContext & { readonly event: GameEvent }) {
  const text = useText().table.ask;
  return (
    <li className="log-line">
      <EventMark {...{ client, event, seatMark }} />
      <p>
        <Sentence event={event} client={client} book={book} />{" "}
        <button
          type="button"
          className="rule-book"
          title={event.rule}
          aria-label={text.ruleNamed(event.rule)}
          onClick={() => openRule(event.rule)}
        >
          <Icon name="ui-book" size={16} />
        </button>
      </p>
    </li>
  );
}

type EventMarkProps = Pick<LineContext, "client" | "seatMark"> & { readonly event: GameEvent };

/** The shields of those it is about, or else its symbol. */
function EventMark({ client, event, seatMark }: EventMarkProps) {
  const { symbol, seats } = client.eventMark(event);
  if (seats.length === 0) return <Icon name={symbol} size={24} />;
  return (
    <span className="log-shields" data-count={Math.min(seats.length, 2)}>
      {seats.slice(0, 2).map((seat) => (
        <Fragment key={seat}>{seatMark(seat)}</Fragment>
      ))}
    </span>
  );
}

type SentenceProps = Pick<LineContext, "client" | "book"> & { readonly event: GameEvent };

function Sentence({ event, client, book }: SentenceProps) {
  const { place, seat } = client.nameKinds ?? {};
  return narrateParts(book, event)?.map((part, index) => {
    if (typeof part === "string") return part;
    // A sentence may name the same thing twice.
    const key = `${index} ${part.id}`;
    if (part.kind === place) return <PlaceLink key={key} place={part.id} name={part.text} />;
    return part.kind === seat ? <b key={key}>{part.text}</b> : part.text;
  });
}

interface FoldProps extends LineContext {
  readonly kind: string;
  readonly told: readonly ToldEvent[];
  readonly isNewest: boolean;
}

/** Several events as one line that opens, or as a card above it. The newest lies open until somebody closes it. */
export function Fold({ kind, told, isNewest, ...context }: FoldProps) {
  const { client, game, player, book } = context;
  const language = useSettings((settings) => settings.language);
  const text = useText().table.log;
  const id = useId();
  const events = useMemo(() => told.map(({ event }) => event), [told]);
  const heading = useMemo(() => game?.heading(kind, events, language, book), [game, kind, events, language, book]);
  const [chosen, setChosen] = useState<boolean>();
  const Card = game?.cards?.[kind];
  const Content = game?.contents?.[kind];
  const isCard = Card !== undefined;
  const onPlay = useMemo(() => (isCard ? player(events) : undefined), [isCard, player, events]);
  const isOpen = chosen ?? (isNewest && Card === undefined);
  if (heading === undefined) return null;
  return (
    <li className={Card === undefined ? "log-fold" : "log-fold with-card"}>
      {Card !== undefined && (
        <GameScope game={client.name}>
          <Card events={events} book={book} onPlay={onPlay} />
        </GameScope>
      )}
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)}>
        {Card === undefined ? (
          <>
            <Icon name={heading.symbol} size={24} />
            <span>
              <b>{heading.title}</b> {heading.aside !== undefined && <span className="muted">{heading.aside}</span>}
            </span>
          </>
        ) : (
          <span className="muted">{text.inDetail}</span>
        )}
        <Icon name="ui-chevron" size={16} className="fold-mark" />
      </button>
      <div id={id} className="fold-content" hidden={!isOpen}>
        {isOpen &&
          (Content === undefined ? (
            <ol>
              {told.map(({ key, event }) => (
                <Line key={key} event={event} {...context} />
              ))}
            </ol>
          ) : (
            <GameScope game={client.name}>
              <Content events={events} line={(event) => <Line event={event} {...context} />} />
            </GameScope>
          ))}
      </div>
    </li>
  );
}
