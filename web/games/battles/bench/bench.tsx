import { type ReactNode, useEffect, useRef } from "react";
import { useSize } from "../../../view/use-size.ts";
import { type Desk, useDesk } from "../desk/desk.ts";
import { setupText } from "../setup/setup-text.ts";
import { type BenchHand, useBenchDrag } from "./use-bench-drag.ts";
import "./bench.css";

/** A kind of piece on the bench, however many there are of it. */
export interface BenchPiece {
  readonly key: string;
  readonly name: string;
  /** What tells it from others of its name: its rank. */
  readonly detail?: string;
  readonly count: number;
  /** Placed: it stands on the field. Open: it can be placed now. Later: it is not its time. */
  readonly state: "placed" | "open" | "later";
  readonly picture: ReactNode;
}

export interface BenchUse extends BenchHand {
  readonly title: string;
  readonly pieces: readonly BenchPiece[];
  readonly inHand: string | undefined;
}

interface BenchProps extends BenchUse {
  /** Within a panel. */
  readonly isCompact?: boolean;
}

/** Left of the piece in hand: enough to see that something stands there. */
const ROOM = 60;

/** What is to be placed, in place of the tray: what stands already, what is in hand, and what comes later. */
export function Bench({ title, pieces, inHand, isCompact = false, ...hand }: BenchProps) {
  const drag = useBenchDrag(hand);
  const lifted = pieces.find(({ key }) => key === drag.lifted?.piece);
  const row = useRef<HTMLUListElement>(null);
  const [section, { width }] = useSize();
  const place = pieces.findIndex(({ key }) => key === inHand);
  // What stands already comes first, and must not push what is in hand out of sight; a narrower row neither.
  useEffect(() => {
    if (width === 0) return;
    const taken = row.current?.children[place] as HTMLElement | undefined;
    if (taken !== undefined) row.current?.scrollTo({ left: taken.offsetLeft - ROOM });
  }, [place, width]);
  return (
    <section ref={section} className="bench board-foot" aria-label={title} data-compact={isCompact || undefined}>
      {!isCompact && <h2>{title}</h2>}
      <ul ref={row}>
        {pieces.map((piece) => (
          <li key={piece.key}>
            {piece.state === "open" ? (
              <button
                type="button"
                aria-pressed={piece.key === inHand}
                data-state="open"
                onClick={() => !drag.wasDrag() && hand.onTake(piece.key)}
                {...drag.handlersOf(piece.key)}
              >
                <BenchFace piece={piece} isInHand={piece.key === inHand} />
              </button>
            ) : (
              <div data-state={piece.state}>
                <BenchFace piece={piece} isInHand={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {drag.lifted !== undefined && lifted !== undefined && (
        <div className="bench-lifted" style={{ left: drag.lifted.x, top: drag.lifted.y }} aria-hidden="true">
          {lifted.picture}
        </div>
      )}
    </section>
  );
}

function BenchFace({ piece, isInHand }: { readonly piece: BenchPiece; readonly isInHand: boolean }) {
  const text = setupText(useDesk()).bench;
  const { name, detail, count, state, picture } = piece;
  const now = isInHand ? text.inHand : text[state];
  return (
    <>
      {picture}
      <span className="bench-words">
        <b>{name}</b>
        <small>{detail === undefined ? now : `${detail} · ${now}`}</small>
      </span>
      {count > 1 && <b className="num">{text.count(count)}</b>}
    </>
  );
}

/** Digits take up the pieces that can be placed, in their order. */
export const benchKeys = (desk: Desk, { pieces, onTake }: BenchUse) =>
  pieces
    .filter(({ state }) => state === "open")
    .slice(0, 9)
    .map(({ key, name }, place) => ({
      key: String(place + 1),
      label: setupText(desk).bench.take(name),
      act: () => onTake(key),
    }));
