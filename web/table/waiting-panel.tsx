import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/language.ts";
import { useText } from "../text/use-text.ts";
import { AwaitedRow } from "./awaited-row.tsx";
import { NotifyMe } from "./notify-me.tsx";
import { spoken } from "./seat-names.ts";
import { isPlayedByBot, type SeatState } from "./seat-state.ts";
import { type Awaited, awaitedAt, seatStatesOf } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";
import "./waiting-panel.css";

/** Milliseconds after which a bot is said to think. */
const LONG = 1000;

/** Nothing is asked of the reader: who is awaited, in order, for what, since when, and whether they are here. */
export function WaitingPanel({ model }: { readonly model: TableModel }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const { gameView, seat, seatName } = model;
  const { status } = gameView;
  const awaited = awaitedAt(model);
  const isBot = (one: Seat): boolean => status !== undefined && isPlayedByBot(status, one);
  const isPerson = (one: Seat): boolean => !isBot(one) && one !== seat;
  const thinking = useThinkingBots(awaited, isBot);
  if (status === undefined) return null;
  const states = seatStatesOf(model);
  return (
    <section className="waiting-panel">
      <h2>{titleOf(awaited, isPerson, seatName, text.friends, language)}</h2>
      <p className="muted thinking" role="status">
        {thinking.length > 0 &&
          text.friends.waiting.botsThink(spoken(thinking.map(seatName), language), thinking.length)}
      </p>
      {seat === ONLOOKER && <p className="muted">{text.table.waiting.lookingOn}</p>}
      {status.pausedAt !== undefined && <p>{text.table.waiting.paused}</p>}
      <ul className="awaited">
        {awaited.now
          .filter((one) => isPerson(one.seat))
          .map((one) => (
            <AwaitedRow key={one.seat} model={model} seat={one.seat} ask={one.ask} state={states[one.seat]} />
          ))}
        {awaited.later.filter(isPerson).map((one) => (
          <AwaitedRow key={one} model={model} seat={one} ask={undefined} state={states[one]} />
        ))}
      </ul>
      <Others model={model} states={states} />
      {seat !== ONLOOKER && !status.seats[seat].hasResigned && <NotifyMe />}
    </section>
  );
}

/** Bots that have thought for a while: most move at once, and nothing need be said of them. */
function useThinkingBots({ now }: Awaited, isBot: (seat: Seat) => boolean): readonly Seat[] {
  const [isLong, setIsLong] = useState(false);
  const seats = now.map(({ seat }) => seat);
  const asked = now.map(({ seat, ask }) => `${seat} ${ask.id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew whenever somebody else is asked, or something else.
  useEffect(() => {
    setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, [asked]);
  return isLong && seats.every(isBot) ? seats : [];
}

/** Names whom the table waits for: people before bots, for these move at once. */
function titleOf(
  { now, later }: Awaited,
  isPerson: (seat: Seat) => boolean,
  seatName: (seat: Seat) => string,
  text: Text["friends"],
  language: Language,
): string {
  const names = (seats: readonly Seat[]): string => spoken(seats.map(seatName), language);
  const people = now.map(({ seat }) => seat).filter(isPerson);
  const next = later.filter(isPerson);
  if (people.length > 0) return text.waiting.title(names(people), next.length > 0 ? names(next) : undefined);
  if (now.length === 0) return text.waiting.nobody;
  return next.length > 0 ? text.waiting.title(names(next), undefined) : text.waiting.bots;
}

interface OthersProps {
  readonly model: TableModel;
  readonly states: readonly SeatState[];
}

/** Those whom nobody waits for: who has answered already, and who is a program. */
function Others({ model, states }: OthersProps) {
  const text = useText().friends.waiting;
  const { client, view, gameView, seatName } = model;
  const status = gameView.status;
  if (status === undefined) return null;
  const isDone = (seat: Seat): boolean => states[seat].is === "ready" || states[seat].is === "done";
  const seats = status.seats.map(({ seat }) => seat);
  const done = seats.filter((seat) => isDone(seat) && !isPlayedByBot(status, seat));
  const bots = seats.filter((seat) => isPlayedByBot(status, seat));
  const marks = (shown: readonly Seat[]) => (
    <span role="img" aria-label={shown.map(seatName).join(", ")}>
      {shown.map((seat) => (
        <client.SeatMark key={seat} view={view} seat={seat} size={24} />
      ))}
    </span>
  );
  if (done.length + bots.length === 0) return null;
  return (
    <p className="not-awaited">
      {done.length > 0 && (
        <>
          {marks(done)} {text.done(done.length)}
        </>
      )}{" "}
      {bots.length > 0 && (
        <>
          {marks(bots)} {text.botsMove(bots.length)}
        </>
      )}
    </p>
  );
}
