import type { Phrasebook, Seat } from "@weirwood/kernel";
import type { Refused, TableStatus } from "@weirwood/protocol";
import { useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { TableArrangement } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import type { GameClient } from "./game-client.ts";
import { RefusedNote } from "./refused-note.tsx";
import { RuleLink } from "./rule-link.tsx";
import { spoken } from "./seat-names.ts";
import { useRematch } from "./use-rematch.ts";

interface FinishedPanelProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly book: Phrasebook;
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly seatName: (seat: Seat) => string;
  readonly arrange: TableArrangement | undefined;
  readonly openRule: (rule: string) => void;
}

/** A game at which the rules failed has not ended: it waits, and its record with it. */
const isBroken = (status: TableStatus): boolean => status.result?.rule === "table.broken";

/** How the game ended, and where to go from here. */
export function FinishedPanel(props: FinishedPanelProps) {
  const { client, view, book, status, seat, seatName, arrange, openRule } = props;
  const text = useText().table.finished;
  const [refused, setRefused] = useState<Refused>();
  const playAgain = useRematch(status, arrange);
  const winners = status.seats.filter(({ name }) => name !== undefined && status.result?.winners.includes(name));
  const rule = status.result?.rule;
  return (
    <section className="finished-panel">
      <h2>{isBroken(status) ? text.broken : text.title}</h2>
      {winners.map((winner) => (
        <client.SeatMark key={winner.seat} view={view} seat={winner.seat} size={64} />
      ))}
      {!isBroken(status) && (
        <p className="serif verdict">
          <Verdict winners={winners.map((winner) => winner.seat)} {...{ status, seat, seatName }} />
        </p>
      )}
      {rule !== undefined && (
        <p>
          {text.agreed[rule] ?? book.rules[rule]?.rule}{" "}
          {rule in book.rules && <RuleLink rule={rule} onOpen={openRule} />}
        </p>
      )}
      <div className="row wrap">
        {!isBroken(status) && (
          <Link to={`/replay/${status.id}`} className="btn primary">
            <Icon name="ui-play" />
            {text.replay}
          </Link>
        )}
        {status.rematch !== undefined ? (
          <Link to={`/table/${status.rematch}`} className="btn">
            {text.toRematch}
          </Link>
        ) : (
          arrange !== undefined &&
          !isBroken(status) &&
          seat >= 0 && (
            <button type="button" className="btn" onClick={async () => setRefused(await playAgain())}>
              <Icon name="ui-undo" />
              {text.rematch}
            </button>
          )
        )}
        <Link to="/" className="btn ghost">
          {text.lobby}
        </Link>
      </div>
      <RefusedNote refused={refused} />
    </section>
  );
}

interface VerdictProps {
  readonly winners: readonly Seat[];
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly seatName: (seat: Seat) => string;
}

function Verdict({ winners, status, seat, seatName }: VerdictProps) {
  const text = useText().table.finished;
  const language = useSettings((settings) => settings.language);
  if (winners.length === 0) return text.noWinner;
  // Who gave up the seat did not win what a regent won there.
  const isOwn = winners[0] === seat && status.seats[seat]?.hasResigned === false;
  if (winners.length === 1) return isOwn ? text.youWon : text.won(seatName(winners[0]));
  return text.wonTogether(spoken(winners.map(seatName), language));
}
