import { type House, POOL, SYMBOLS, symbolIds } from "@weirwood/battles/questions";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

/** The order tokens that a House has left. */
export function OrderPool({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const tokens = symbolIds.flatMap((id, symbol) => {
    const count = view[POOL + house * SYMBOLS + symbol];
    return count === 0 ? [] : [{ id, symbol, count }];
  });
  if (tokens.length === 0) return <p className="order-pool muted">{text.side.noTokens}</p>;
  return (
    <ul className="order-pool" aria-label={text.side.pool}>
      {tokens.map(({ id, symbol, count }) => (
        <li key={id} aria-label={`${count} ${words.symbol(symbol)}`}>
          <Icon name={`battles/hexorder-${id}`} size={30} />
          <b className="num">×{count}</b>
        </li>
      ))}
    </ul>
  );
}
