import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { useEffect, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import { houseClass, shieldSymbol } from "../games/throne/art/heraldry.ts";
import { useText } from "../text/use-text.ts";
import { useBook } from "./set-up.tsx";
import "./local-tools.css";

interface CurtainScreenProps {
  readonly table: TableStatus;
  readonly next: Seat;
  readonly onTake: (seat: Seat) => void;
}

/** Covers everything while the screen changes hands: whose turn it is, and a button that only they should press. */
export function CurtainScreen({ table, next, onTake }: CurtainScreenProps) {
  const text = useText().local.curtain;
  const book = useBook();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const nameOf = (seat: Seat): string => table.seats[seat]?.person?.name ?? "";
  const houseOf = (seat: Seat): string => table.seats[seat]?.name ?? "";
  const others = table.seats.filter(({ person, seat }) => person !== undefined && seat !== next);
  return (
    <section className="curtain" aria-live="polite">
      <span className={houseClass(houseOf(next))}>
        <Icon name={shieldSymbol(houseOf(next))} size={120} />
      </span>
      <h1>
        {text.passTo(nameOf(next))}
        {", "}
        {text.whoPlays(book.names.house[houseOf(next)])}
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
                {text.lookAs(nameOf(seat), book.names.house[houseOf(seat)])}
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
