import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { useEffect, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import { listingOf } from "../games/index.ts";
import { useBook } from "../games/use-book.ts";
import { seatTitle } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import "./local-tools.css";

interface CurtainScreenProps {
  readonly table: TableStatus;
  readonly next: Seat;
  readonly onTake: (seat: Seat) => void;
}

/** Covers everything while the screen changes hands: whose turn it is, and a button that only they should press. */
export function CurtainScreen({ table, next, onTake }: CurtainScreenProps) {
  const text = useText().local.curtain;
  const book = useBook(table.game);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const nameOf = (seat: Seat): string => table.seats[seat]?.person?.name ?? "";
  const nameOfSeat = (seat: Seat): string => table.seats[seat]?.name ?? "";
  const titleOf = (seat: Seat): string => (book === undefined ? "" : seatTitle(book, nameOfSeat(seat)));
  const others = table.seats.filter(({ person, seat }) => person !== undefined && seat !== next);
  return (
    <section className="curtain" aria-live="polite">
      <Icon name={listingOf(table.game)?.seatSymbol(nameOfSeat(next)) ?? "shield-neutral"} size={120} />
      <h1>
        {text.passTo(nameOf(next))}
        {", "}
        {text.whoPlays(titleOf(next))}
      </h1>
      <p className="muted">{text.nobodyElse}</p>
      <button ref={button} type="button" className="btn primary big" onClick={() => onTake(next)}>
        {text.iAm(nameOf(next))}
      </button>
      {others.length > 0 && (
        <details>
          <summary>{text.others}</summary>
          <div className="choices">
            {others.map(({ seat }) => (
              <button key={seat} type="button" className="btn" onClick={() => onTake(seat)}>
                {text.lookAs(nameOf(seat), titleOf(seat))}
              </button>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

interface CurtainDueProps {
  readonly name: string;
  readonly onPassOn: () => void;
}

/** Somebody else is asked: whoever looks reads on, and passes the screen when they have seen enough. */
export function CurtainDue({ name, onPassOn }: CurtainDueProps) {
  const text = useText().local.curtain;
  return (
    <div className="notice-bar" role="status">
      <p>{text.due(name)}</p>
      <button type="button" className="btn primary" onClick={onPassOn}>
        {text.passOn(name)}
      </button>
    </div>
  );
}
