import type { DescribedField, Json } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { listingOf } from "../games/index.ts";
import { useText } from "../text/use-text.ts";

interface SeatsFieldProps {
  readonly game: string;
  readonly field: DescribedField;
  /** Everybody who plays, by one-word names. */
  readonly names: readonly string[];
  /** By seat, or null where they are drawn. */
  readonly chosen: Json | undefined;
  readonly ownSeat: number;
  readonly onChoose: (name: string, value: Json) => void;
  readonly onOwnSeat: (seat: number) => void;
}

/** Who plays whom: drawn by lot when the game begins, or set for every seat. */
export function SeatsField({ game, field, names, chosen, ownSeat, onChoose, onOwnSeat }: SeatsFieldProps) {
  const text = useText().lobby.create;
  const listing = listingOf(game);
  const seated = Array.isArray(chosen) ? (chosen as readonly string[]) : undefined;
  const titleOf = (name: string): string => field.values?.find(({ value }) => value === name)?.label ?? name;
  const swap = (at: number, name: string): void => {
    if (seated === undefined) return;
    onChoose(field.name, seated.with(seated.indexOf(name), seated[at]).with(at, name));
  };
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="seg">
        <button type="button" aria-pressed={seated === undefined} onClick={() => onChoose(field.name, null)}>
          {text.drawn}
        </button>
        <button type="button" aria-pressed={seated !== undefined} onClick={() => onChoose(field.name, names)}>
          {text.chosen}
        </button>
      </div>
      {seated !== undefined && (
        <ul className="seat-choices">
          {seated.map((name, seat) => (
            <li key={names[seat]}>
              <label className="check">
                <input type="radio" name="own-seat" checked={seat === ownSeat} onChange={() => onOwnSeat(seat)} />
                <Icon name={listing?.seatSymbol(name) ?? "shield-neutral"} size={28} />
                {text.seatOf(seat + 1)}
                {seat === ownSeat && <span className="chip">{text.yourSeat}</span>}
              </label>
              <select
                aria-label={text.seatOf(seat + 1)}
                value={name}
                onChange={(event) => swap(seat, event.target.value)}
              >
                {names.map((one) => (
                  <option key={one} value={one}>
                    {titleOf(one)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
