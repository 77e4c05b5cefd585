import type { Json } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { listingOf } from "../games/index.ts";
import { useSeatNames } from "../games/seats.ts";
import { useText } from "../text/use-text.ts";
import type { Choices, Field } from "./game-options.ts";
import { Option } from "./pace-fields.tsx";

/** A game's options as the server describes them: every one with its explanation. */

interface FieldProps {
  readonly field: Field;
  readonly chosen: Json | undefined;
  readonly onChoose: (name: string, value: Json) => void;
}

export function CountField({ field, chosen, onChoose }: FieldProps) {
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="seg">
        {field.values?.map(({ value, label }) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(field.name, value as Json)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface FlagsFieldProps extends FieldProps {
  /** Why the options would not go together with this value, or nothing. */
  readonly whyNot: (name: string, value: Json) => string | undefined;
}

/** Several that may be on together. What does not go with the rest says why, and stays in reach to be read. */
export function FlagsField({ field, chosen, onChoose, whyNot }: FlagsFieldProps) {
  const on = Array.isArray(chosen) ? (chosen as readonly Json[]) : [];
  const toggle = (value: Json, isOn: boolean): void =>
    onChoose(field.name, isOn ? [...on, value] : on.filter((one) => one !== value));
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <p className="muted xs">{field.explanation}</p>
      <div className="game-option-grid">
        {field.values?.map(({ value, label, explanation }) => {
          const isOn = on.includes(value as Json);
          const reason = isOn ? undefined : whyNot(field.name, [...on, value as Json]);
          return (
            <Option
              key={String(value)}
              isOn={isOn}
              onChange={(wanted) => toggle(value as Json, wanted)}
              label={label}
              about={explanation}
              whyNot={reason}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface FlagFieldsProps {
  readonly fields: readonly Field[];
  readonly choices: Choices;
  readonly onChoose: (name: string, value: Json) => void;
}

export function FlagFields({ fields, choices, onChoose }: FlagFieldsProps) {
  return fields.map((field) => (
    <Option
      key={field.name}
      isOn={choices[field.name] === true}
      onChange={(isOn) => onChoose(field.name, isOn)}
      label={field.label}
      about={field.explanation}
    />
  ));
}

interface SeatsFieldProps extends FieldProps {
  readonly game: string;
  readonly players: number;
  readonly ownSeat: number;
  readonly onOwnSeat: (seat: number) => void;
}

/** Who plays whom: drawn by lot when the game begins, or set for every seat. */
export function SeatsField({ field, game, players, chosen, ownSeat, onChoose, onOwnSeat }: SeatsFieldProps) {
  const text = useText().lobby.create;
  const language = useSettings((settings) => settings.language);
  const listing = listingOf(game);
  const names = useSeatNames(game, players, field);
  const seated = Array.isArray(chosen) ? (chosen as readonly string[]) : undefined;
  const isStale = seated !== undefined && seated.length !== players;
  const current = seated === undefined || isStale ? names : seated;
  const swap = (seat: number, name: string): void => {
    const other = current.indexOf(name);
    onChoose(
      field.name,
      current.map((one, at) => (at === seat ? name : at === other ? current[seat] : one)),
    );
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
          {current.map((name, seat) => (
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
                    {listing?.seatTitle(one, language) ?? one}
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
