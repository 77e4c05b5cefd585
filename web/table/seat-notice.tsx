import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { useState } from "react";
import { useSettings } from "../app/settings.ts";
import { useText } from "../text/use-text.ts";
import { seenOf } from "./seen.ts";
import type { TableModel } from "./use-table-model.ts";

/** Whether the reader has just sat down to a game with others and has not seen it before. */
const isNews = (status: TableStatus | undefined, seat: Seat): boolean =>
  status?.state === "playing" &&
  seat !== ONLOOKER &&
  !status.isPractice &&
  status.round <= 1 &&
  seenOf(status.id) === undefined;

/** Names that the host gave to the chairs stand in one of the options; otherwise the lot gave them. */
const isChosen = ({ options }: TableStatus, name: string | undefined): boolean =>
  name !== undefined && Object.values(options as object).some((value) => Array.isArray(value) && value.includes(name));

/** At the beginning of a game with others: which seat one has got, and where it is at home. */
export function SeatNotice({ model }: { readonly model: TableModel }) {
  const text = useText().friends.lot;
  const language = useSettings((settings) => settings.language);
  const { client, view, seat, seatName, gameView, isWhatIf } = model;
  const { status } = gameView;
  const [isShown, setIsShown] = useState(() => !isWhatIf && isNews(status, seat));
  if (!isShown || status === undefined) return null;
  const name = seatName(seat);
  return (
    <section className="seat-notice" role="status">
      <client.SeatMark view={view} seat={seat} size={52} />
      <div className="grow">
        <h2>{isChosen(status, status.seats[seat]?.name) ? text.chosen(name) : text.title(name)}</h2>
        <p>{client.home?.(view, seat, language) ?? text.home}</p>
      </div>
      <button type="button" className="btn" onClick={() => setIsShown(false)}>
        {text.go}
      </button>
    </section>
  );
}
