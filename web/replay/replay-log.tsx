import { type GameEvent, narrate } from "@weirwood/kernel";
import { useMemo } from "react";
import { Icon } from "../art/icon.tsx";
import type { GameClient } from "../table/game-client.ts";
import { RuleLink } from "../table/rule-link.tsx";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import { useText } from "../text/use-text.ts";
import { eventsSeenBy, type ReplayCursor } from "./replay-cursor.ts";
import type { ReplaySummary } from "./replayed-game.ts";

interface ReplayLogProps {
  readonly summary: ReplaySummary;
  readonly cursor: ReplayCursor;
  readonly client: GameClient;
  readonly view: unknown;
  readonly openRule: (rule: string) => void;
  readonly onSeek: (at: number) => void;
}

/** Lines beyond this are reached by going back in the replay. */
const MOST = 60;

/** What the reader has been told up to the moment, newest first, with the decision that brought it about. */
export function ReplayLog({ summary, cursor, client, view, openRule, onSeek }: ReplayLogProps) {
  const text = useText().table.log;
  const book = usePhrasebook(client, view);
  const entries = useMemo(() => {
    const found: {
      readonly at: number;
      readonly lines: readonly { sentence: string; rule: string; key: string; event: GameEvent }[];
    }[] = [];
    for (let at = cursor.at, lines = 0; at > 0 && lines < MOST; at--) {
      const told = eventsSeenBy(cursor.reader, summary.steps[at]).flatMap((event, index) => {
        const sentence = narrate(book, event);
        return sentence === undefined ? [] : [{ sentence, rule: event.rule, key: `${at}.${index}`, event }];
      });
      lines += told.length;
      if (told.length > 0) found.push({ at, lines: told });
    }
    return found;
  }, [summary, cursor, book]);
  if (entries.length === 0) return <p className="faint replay-log">{text.empty}</p>;
  return (
    <ol className="replay-log">
      {entries.map(({ at, lines }) => {
        const { seat, notation } = summary.steps[at];
        return (
          <li key={at}>
            <button type="button" className="decision" onClick={() => onSeek(at)}>
              <code>
                {seat === undefined ? "" : summary.seats[seat].name} {notation}
              </code>
            </button>
            <ul>
              {lines.map(({ sentence, rule, key, event }) => (
                <li key={key}>
                  <Icon name={client.eventMark(event).symbol} size={18} />
                  <span>
                    {sentence} <RuleLink rule={rule} onOpen={openRule} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
