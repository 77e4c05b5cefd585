import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { useDesk } from "../desk/desk.ts";

interface NumberChoiceProps {
  readonly count: number;
  readonly most: number;
  readonly symbol: ThroneSymbol;
  readonly onCount: (count: number) => void;
  readonly isSmall?: boolean;
}

/** A scale of so many rounds is pressed at once; beyond it, minus and plus serve. */
const SCALE = 12;

/** A whole number, large, with minus and plus; and every number as a button where there are few. */
export function NumberChoice({ count, most, symbol, onCount, isSmall = false }: NumberChoiceProps) {
  const { text } = useDesk();
  return (
    <div className={isSmall ? "number-choice small" : "number-choice"}>
      <div className="number-now">
        <button
          type="button"
          className="btn square"
          aria-label={text.amounts.less}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && onCount(count - 1)}
        >
          <Icon name="ui-minus" />
        </button>
        <output className="num">
          <Icon name={symbol} size={isSmall ? 24 : 36} />
          {count}
        </output>
        <button
          type="button"
          className="btn square"
          aria-label={text.amounts.more}
          aria-disabled={count >= most || undefined}
          onClick={() => count < most && onCount(count + 1)}
        >
          <Icon name="ui-plus" />
        </button>
      </div>
      {!isSmall && most <= SCALE && (
        <fieldset className="number-scale">
          <legend className="visually-hidden">{text.amounts.all}</legend>
          {Array.from({ length: most + 1 }, (_, number) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place on the scale.
              key={number}
              type="button"
              aria-pressed={number === count}
              className="num"
              onClick={() => onCount(number)}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
