import { narrate } from "@weirwood/kernel";
import { Fragment, useMemo, useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { TableSession } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { useFrameWords } from "./frame-words.ts";
import type { GameClient } from "./game-client.ts";
import { type LogLine, type LogRound, logRounds } from "./log-rounds.ts";
import { RuleLink } from "./rule-link.tsx";
import type { TableModel } from "./use-table-model.ts";

interface LogProps {
  readonly model: TableModel;
  /** The last entry that the board has shown. */
  readonly upTo: number;
  /** The last entry that the reader had seen when they came. */
  readonly leftAt: number;
  readonly openRule: (rule: string) => void;
}

/** What happened, newest first, by rounds, with the rule behind each line. */
export function Log({ model, upTo, leftAt, openRule }: LogProps) {
  const { session, client, tableView, book } = model;
  const text = useText();
  const rounds = useMemo(
    () => logRounds(tableView.log, upTo, { say: (event) => narrate(book, event), begins: client.roundBegunBy }),
    [book, client, tableView.log, upTo],
  );
  const lines = { client, leftAt, newest: upTo, openRule };
  return (
    <section className="table-log" aria-label={text.table.log.title}>
      {rounds.every((round) => round.lines.length === 0) && <EmptyNote symbol="ui-log" words={text.table.log.empty} />}
      {rounds.map((round, place) => (
        <Round key={round.round} round={round} isLatest={place === 0} {...lines} />
      ))}
      {tableView.isLogCut && (
        <OlderEntries session={session} before={tableView.log[0]?.number ?? tableView.number + 1} />
      )}
    </section>
  );
}

interface LineProps {
  readonly client: GameClient;
  readonly leftAt: number;
  readonly newest: number;
  readonly openRule: (rule: string) => void;
}

function Round({ round, isLatest, ...lines }: LineProps & { readonly round: LogRound; readonly isLatest: boolean }) {
  const words = useFrameWords(lines.client);
  const language = useSettings((settings) => settings.language);
  const [isOpen, setIsOpen] = useState(isLatest);
  const summary = useMemo(
    () => lines.client.summary?.(round.events, language) ?? [],
    [lines.client, round.events, language],
  );
  return (
    <details open={isOpen || isLatest} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="ui-chevron" />
        <h3>{words.round(round.round)}</h3>
        {summary.length > 0 && <span className="round-summary">{summary.join(" ")}</span>}
      </summary>
      {(isOpen || isLatest) && <Lines lines={round.lines} {...lines} />}
    </details>
  );
}

function Lines({ lines, client, leftAt, newest, openRule }: LineProps & { readonly lines: readonly LogLine[] }) {
  const text = useText().table.log;
  const hasLeft = leftAt > 0 && leftAt < newest;
  return (
    <ol>
      {lines.map((line, place) => {
        const isBoundary = hasLeft && line.number <= leftAt && (lines[place - 1]?.number ?? newest) > leftAt;
        return (
          <Fragment key={line.key}>
            {isBoundary && place > 0 && <li className="left-here">{text.leftHere}</li>}
            <li>
              <Icon name={client.eventMark(line.event).symbol} />
              <span>
                {line.sentence} <RuleLink rule={line.event.rule} onOpen={openRule} />
              </span>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

function OlderEntries({ session, before }: { readonly session: TableSession; readonly before: number }) {
  const text = useText().table.log;
  const [isLoading, setIsLoading] = useState(false);
  const load = async (): Promise<void> => {
    setIsLoading(true);
    await session.olderLog(before);
    setIsLoading(false);
  };
  return (
    <button type="button" className="btn ghost" aria-disabled={isLoading} onClick={() => !isLoading && load()}>
      {text.older}
    </button>
  );
}
