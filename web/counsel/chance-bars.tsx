import type { Seat } from "@weirwood/kernel";
import type { ReactNode } from "react";

interface ChanceBarsProps {
  readonly title: string;
  readonly rows: readonly {
    readonly seat: Seat;
    /** Who, and the figure, as it is read out. */
    readonly label: string;
    readonly chance: number;
    readonly figure: string;
    readonly isOwn: boolean;
  }[];
  readonly mark: (seat: Seat) => ReactNode;
}

/** Everybody's chance to win, as bars with figures. */
export function ChanceBars({ title, rows, mark }: ChanceBarsProps) {
  return (
    <ul className="chance-bars" aria-label={title}>
      {rows.map(({ seat, label, chance, figure, isOwn }) => (
        <li key={seat} className={isOwn ? "own" : undefined}>
          <span className="visually-hidden">{label}</span>
          <span aria-hidden>{mark(seat)}</span>
          <span className="bar" aria-hidden>
            <i style={{ width: `${chance * 100}%` }} />
          </span>
          <span className="num" aria-hidden>
            {figure}
          </span>
        </li>
      ))}
    </ul>
  );
}
