import { type Ask, ONLOOKER, type Phrasebook, type Seat } from "@weirwood/kernel";
import { useState } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { askForNotifications, canNotify } from "../people/notifications.ts";
import type { TableView } from "../session/table-session.ts";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";
import { ClockTime } from "./clock.tsx";
import type { GameClient } from "./game-client.ts";

interface WaitingPanelProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly book: Phrasebook;
  readonly tableView: TableView;
  readonly seat: Seat;
  readonly seatName: (seat: Seat) => string;
  /** What the game waits for on the view that is shown. */
  readonly asks: readonly Ask[];
}

/** Nothing is asked of the reader: who is awaited, for what, and since when. */
export function WaitingPanel({ client, view, book, tableView, seat, seatName, asks }: WaitingPanelProps) {
  const text = useText().table;
  const { status, clockOffset } = tableView;
  const since = tableView.log.at(-1)?.at;
  return (
    <section className="waiting-panel">
      <h2>{seat === ONLOOKER ? text.waiting.lookingOn : text.waiting.title}</h2>
      {status?.pausedAt !== undefined && <p>{text.waiting.paused}</p>}
      {asks.map((ask) => (
        <div key={ask.id}>
          <p className="muted">{book.names.ask?.[ask.kind] ?? ask.kind}</p>
          <ul>
            {ask.seats.map((one) => {
              const clock = status?.clocks.find((reading) => reading.seat === one);
              return (
                <li key={one}>
                  <client.SeatMark view={view} seat={one} size={28} />
                  <b className="serif grow">{seatName(one)}</b>
                  {clock !== undefined && <ClockTime reading={clock} offset={clockOffset} />}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {since !== undefined && asks.length > 0 && <Since at={since - clockOffset} />}
      {seat !== ONLOOKER && <NotifyMe />}
    </section>
  );
}

function Since({ at }: { readonly at: number }) {
  const text = useText().table.waiting;
  const language = useSettings((settings) => settings.language);
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = momentIn(language, at, { timeStyle: "short", ...(!isToday && { dateStyle: "medium" }) });
  return <p className="faint xs">{text.since(time)}</p>;
}

/** Offers to say it when it is the reader's turn, where the browser can. */
function NotifyMe() {
  const text = useText().table.waiting;
  const [answer, setAnswer] = useState<"granted" | "denied">();
  // Once: a browser asks another of its processes, and the page stands still meanwhile.
  const [mayAsk] = useState(canNotify);
  if (answer !== undefined) {
    return (
      <p className="faint xs" role="status">
        {answer === "granted" ? text.notified : text.notifyDenied}
      </p>
    );
  }
  if (!mayAsk) return null;
  return (
    <button
      type="button"
      className="btn"
      onClick={async () => setAnswer((await askForNotifications()) ? "granted" : "denied")}
    >
      <Icon name="ui-clock" />
      {text.notify}
    </button>
  );
}
