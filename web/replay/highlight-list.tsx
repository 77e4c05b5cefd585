import { narrate } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { useFrameWords } from "../table/frame-words.ts";
import type { GameClient } from "../table/game-client.ts";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import type { Highlight } from "./highlights.ts";

interface HighlightListProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly highlights: readonly Highlight[];
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** What the game is remembered for, each a way to where it happened. */
export function HighlightList({ client, view, highlights, at, onSeek }: HighlightListProps) {
  const book = usePhrasebook(client, view);
  const words = useFrameWords(client);
  return (
    <ol className="moments">
      {highlights.map((highlight, index) => (
        <li key={highlight.key} aria-current={isNow(highlights, index, at) || undefined}>
          <button type="button" onClick={() => onSeek(highlight.at)}>
            <Icon name={client.eventMark(highlight.event).symbol} size={24} />
            <span>
              <b className="serif">{words.round(highlight.round)}</b>
              <br />
              {highlight.opening !== undefined && `${narrate(book, highlight.opening)} `}
              {narrate(book, highlight.event)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The last highlight that has been reached is the one the replay is at. */
function isNow(highlights: readonly Highlight[], index: number, at: number): boolean {
  return highlights[index].at <= at && (highlights[index + 1]?.at ?? Number.POSITIVE_INFINITY) > at;
}
