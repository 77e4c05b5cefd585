import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { ClockReading } from "@weirwood/protocol";
import type { ReactNode } from "react";
import { TopBar } from "../app/top-bar.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { ClockChip } from "./clock.tsx";
import { useFrameWords } from "./frame-words.ts";
import { PhaseList } from "./phase-list.tsx";
import { PaceControl } from "./stage/pace-control.tsx";
import type { TableModel } from "./use-table-model.ts";

interface TableHeaderProps {
  readonly model: TableModel;
  readonly onAbout: () => void;
  /** Opens the rules book beside the table. */
  readonly onRules: () => void;
  /** What a table of its own kind adds: practice its pace. */
  readonly children?: ReactNode;
}

/** The bar of a table: what is played, which turn and phase it is, how much time is left. */
export function TableHeader({ model, onAbout, onRules, children }: TableHeaderProps) {
  const { client, view, book, seat, seatName } = model;
  const { status, clockOffset } = model.gameView;
  const text = useText();
  const words = useFrameWords(client);
  const last = client.lastRound(view);
  const round = client.round(view);
  const hasRegent = status?.seats[seat]?.hasRegent === true;
  const clock = hasRegent ? undefined : readingFor(seat, status?.clocks ?? []);
  return (
    <TopBar
      end={
        <>
          {children}
          {status?.pausedAt !== undefined && (
            <span className="chip">
              <Icon name="ui-pause" size={16} label={text.table.clock.paused} />
              <span className="no-phone" aria-hidden>
                {text.table.clock.paused}
              </span>
            </span>
          )}
          {clock !== undefined && (
            <ClockChip
              reading={clock}
              offset={clockOffset}
              label={(time) =>
                clock.seat === seat ? text.table.clock.yours(time) : text.table.clock.of(seatName(clock.seat), time)
              }
            />
          )}
          <button type="button" className="btn ghost square no-phone" aria-label={text.table.rules} onClick={onRules}>
            <Icon name="ui-book" />
          </button>
        </>
      }
    >
      <span className="sep no-phone" aria-hidden />
      <h1 className="visually-hidden">{status?.title}</h1>
      <button
        type="button"
        className="title no-phone"
        aria-label={`${status?.title ?? ""}. ${text.table.aboutTable}`}
        onClick={onAbout}
      >
        <span>{status?.title}</span>
        <Icon name="ui-chevron" size={14} />
      </button>
      <span className="chip num turn-chip">
        <Icon name="hourglass" size={16} />
        <span className="no-phone">{words.round(round, last)}</span>
        <span className="only-phone">{text.table.turnShort(round, last)}</span>
      </span>
      <PhaseList levels={client.where(view)} book={book} />
      {status?.state === "playing" && <PaceControl table={status.id} />}
    </TopBar>
  );
}

/** The clock that matters to the reader: their own, else the one that runs out first. */
function readingFor(seat: Seat, clocks: readonly ClockReading[]): ClockReading | undefined {
  const own = seat === ONLOOKER ? undefined : clocks.find((clock) => clock.seat === seat);
  if (own !== undefined) return own;
  return clocks.filter(({ until }) => until !== undefined).sort((a, b) => (a.until ?? 0) - (b.until ?? 0))[0];
}
