import { hands, POOL, SYMBOLS } from "@weirwood/battles/questions";
import { useReading } from "../desk/reading.ts";
import type { TrayUse } from "./tray-use.ts";

/** The reader's order tokens and command cards, below the field. */
export function Tray({ use }: { readonly use: TrayUse | undefined }) {
  const { view, reader, words } = useReading();
  return (
    <section className="battle-tray">
      {Array.from({ length: SYMBOLS }, (_, symbol) => (
        <span key={words.symbol(symbol)} data-state={use?.token?.(symbol)?.state}>
          {words.symbol(symbol)} {view[POOL + SYMBOLS * reader + symbol]}
        </span>
      ))}
      <span>{hands[reader].count(view)}</span>
    </section>
  );
}
