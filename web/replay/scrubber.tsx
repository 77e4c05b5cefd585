import { Icon } from "../art/icon.tsx";
import type { GameSymbol, SymbolName } from "../art/symbol-names.ts";
import { useText } from "../text/use-text.ts";
import type { TurnSpan } from "./replay-cursor.ts";

interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  readonly turns: readonly TurnSpan[];
  /** Pictures over the strip: what the game is remembered for. */
  readonly signs: readonly { readonly at: number; readonly symbol: SymbolName | GameSymbol }[];
  /** Places that are marked on the strip itself: decisions that cost much. */
  readonly marks: readonly number[];
  /** What the place is called, for the eye and the ear. */
  readonly words: string;
  readonly onSeek: (at: number) => void;
}

/** The whole game as a strip of turns, and a thumb that goes to any decision. */
export function Scrubber({ at, last, turns, signs, marks, words, onSeek }: ScrubberProps) {
  const text = useText().replay;
  const share = (place: number): string => `${(place / Math.max(1, last)) * 100}%`;
  return (
    <div className="scrubber">
      <div className="signs" aria-hidden>
        {thinned(signs, last).map(({ at: place, symbol }) => (
          <span key={`${place} ${symbol}`} style={{ left: share(place) }}>
            <Icon name={symbol} />
          </span>
        ))}
      </div>
      <div className="strip">
        <div className="turns" aria-hidden>
          {turns.map(({ round, from, to }) => (
            <span
              key={round}
              className={at >= from ? "passed" : ""}
              style={{ left: share(from), width: share(Math.min(to, last) - from) }}
            >
              {round}
            </span>
          ))}
        </div>
        <div className="marks" aria-hidden>
          {marks.map((place) => (
            <span key={place} style={{ left: share(place) }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={text.slider}
          aria-valuetext={words}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </div>
      <p className="place" aria-live="off">
        {words}
      </p>
    </div>
  );
}

/** The room that a sign takes, in pixels. */
const SIGN = 26;

/** Signs that would lie on each other give way to the first. */
function thinned(signs: ScrubberProps["signs"], last: number): ScrubberProps["signs"] {
  const least = (last * SIGN) / innerWidth;
  let before = -last;
  return signs.filter(({ at }) => {
    if (at - before < least) return false;
    before = at;
    return true;
  });
}
