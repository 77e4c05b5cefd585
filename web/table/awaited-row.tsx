import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { OpenAsk } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { ClockTime } from "./clock.tsx";
import { agoIn, elapsed, sinceIn, useNow } from "./elapsed.ts";
import { NudgeButton } from "./nudge-button.tsx";
import { sitterName } from "./seat-names.ts";
import type { SeatState } from "./seat-state.ts";
import { clockOfSeat } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";

interface AwaitedRowProps {
  readonly model: TableModel;
  readonly seat: Seat;
  /** What they are asked; nothing where their turn is still to come. */
  readonly ask: OpenAsk | undefined;
  readonly state: SeatState;
}

/** Somebody whom the table waits for: what they choose, for how long, whether they are here; and a nudge. */
export function AwaitedRow({ model, seat, ask, state }: AwaitedRowProps) {
  const all = useText();
  const text = all.friends;
  const { client, view, book, seatName, gameView, game } = model;
  const language = useSettings((settings) => settings.language);
  const now = useNow();
  const { status, clockOffset } = gameView;
  if (status === undefined) return null;
  const isAway = state.is === "away";
  const clock = clockOfSeat(status, seat);
  const about = ask === undefined ? undefined : (book.names.waiting?.[ask.kind] ?? text.states.choosing);
  const time = state.since === undefined ? undefined : elapsed(now - state.since, text);
  const nudged = status.nudges.find((nudge) => nudge.seat === seat);
  const facts = [
    isAway ? about : undefined,
    isAway && state.since !== undefined ? sinceIn(language, state.since, now, text) : undefined,
    !isAway && time !== undefined ? text.waiting.for(time) : undefined,
    isAway ? undefined : text.waiting.atTable,
    nudged === undefined ? undefined : text.nudge.nudged(agoIn(language, nudged.at - clockOffset, now, text)),
  ].filter((fact) => fact !== undefined);
  const after = state.after === undefined ? undefined : text.waiting.after(seatName(state.after));
  return (
    <li data-state={state.is}>
      <client.SeatMark view={view} seat={seat} size={44} />
      <div className="awaited-lines">
        <p>
          <b className="serif">{seatName(seat)}</b> <span className="muted">{sitterName(status, seat, all)}</span>
          {clock !== undefined && (
            <span className="awaited-clock">
              <ClockTime reading={clock} offset={clockOffset} />
            </span>
          )}
        </p>
        <p className="awaited-state">
          <Icon name={isAway ? "ui-away" : ask === undefined ? "hourglass" : "ui-quill"} size={16} />
          {isAway ? text.states.away : (about ?? after)}
        </p>
        <small>{facts.join(" · ")}</small>
      </div>
      {game.arrange !== undefined && model.seat !== ONLOOKER && ask !== undefined && (
        <NudgeButton arrange={game.arrange} seat={seat} name={seatName(seat)} ask={ask} tableView={gameView} />
      )}
    </li>
  );
}
