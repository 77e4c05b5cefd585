import type { DescribedField, Json } from "@weirwood/kernel";
import { useId } from "react";
import { useText } from "../text/use-text.ts";
import { DocumentField } from "./document-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { type Choices, isAsked } from "./game-options.ts";
import { Option } from "./option.tsx";
import "./option-fields.css";

/** The options of any game as a form, each with its explanation. Seats are drawn by the page that knows who sits there. */

export interface OptionFieldsProps {
  readonly game: string;
  readonly form: readonly DescribedField[];
  readonly choices: Choices;
  readonly onChoose: (name: string, value: Json) => void;
}

/** Numbers, choices, texts and documents, in the order of the form. */
export function ValueFields({ game, form, choices, onChoose }: OptionFieldsProps) {
  return form
    .filter((field) => isAsked(field, choices))
    .map((field) => {
      const props = { field, chosen: choices[field.name], onChoose };
      switch (field.kind) {
        case "count":
        case "choice":
          return <ChoiceField key={field.name} {...props} />;
        case "text":
          return <TextField key={field.name} {...props} />;
        case "document":
          return <DocumentField key={field.name} game={game} {...props} />;
        default:
          return null;
      }
    });
}

/** With more values than this a list is easier to read than a row of buttons. */
const MOST_BUTTONS = 5;

/** One of several values. What the chosen one means is said below. */
function ChoiceField({ field, chosen, onChoose }: FieldProps) {
  const values = field.values ?? [];
  const explanation = values.find(({ value }) => value === chosen)?.explanation || undefined;
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      {values.length > MOST_BUTTONS ? (
        <select
          aria-label={field.label}
          value={String(values.findIndex(({ value }) => value === chosen))}
          onChange={(event) => onChoose(field.name, values[Number(event.target.value)].value)}
        >
          {values.map(({ value, label }, index) => (
            <option key={String(value)} value={String(index)}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <div className="seg">
          {values.map(({ value, label }) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChoose(field.name, value)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {field.kind === "choice" && <p className="muted xs">{explanation ?? field.explanation}</p>}
    </fieldset>
  );
}

function TextField({ field, chosen, onChoose }: FieldProps) {
  const id = useId();
  return (
    <label className="field">
      <span className="label">{field.label}</span>
      <input
        type="text"
        maxLength={field.most}
        aria-describedby={id}
        value={typeof chosen === "string" ? chosen : ""}
        onChange={(event) => onChoose(field.name, event.target.value === "" ? null : event.target.value)}
      />
      <span id={id} className="muted xs">
        {field.explanation}
      </span>
    </label>
  );
}

interface FlagsFieldProps extends FieldProps {
  readonly game: string;
  /** Whether turning a value on would change anything. */
  readonly isOpen: (name: string, value: Json) => boolean;
  /** Why the options would not go together with this value, or nothing. */
  readonly whyNot: (name: string, value: Json) => string | undefined;
}

/** Several that may be on together. What does not go with the rest says why, and stays in reach to be read. */
function FlagsField({ game, field, chosen, onChoose, isOpen, whyNot }: FlagsFieldProps) {
  const on = Array.isArray(chosen) ? (chosen as readonly Json[]) : [];
  const toggle = (value: Json, isOn: boolean): void =>
    onChoose(field.name, isOn ? [...on, value] : on.filter((one) => one !== value));
  return (
    <div className="game-option-grid">
      {field.values
        ?.filter(({ value }) => on.includes(value) || isOpen(field.name, value))
        .map(({ value, label, explanation, rule }) => (
          <Option
            key={String(value)}
            isOn={on.includes(value)}
            onChange={(wanted) => toggle(value, wanted)}
            label={label}
            about={explanation}
            rule={rule === undefined ? undefined : { game, id: rule }}
            whyNot={on.includes(value) ? undefined : whyNot(field.name, [...on, value])}
          />
        ))}
    </div>
  );
}

/** The same, folded: how many are on is seen without opening it, and all that go together are turned on at once. */
export function FoldedFlags(props: FlagsFieldProps) {
  const { field, chosen, onChoose } = props;
  const text = useText().lobby;
  const on = Array.isArray(chosen) ? (chosen as readonly Json[]) : [];
  const all = allTogether(props, on);
  return (
    <details className="more-choices">
      <summary>
        {field.label}
        {on.length > 0 && <span className="badge">{on.length}</span>}
      </summary>
      <p className="muted xs">{field.explanation}</p>
      <Option
        isOn={on.length === all.length}
        onChange={(wanted) => onChoose(field.name, wanted ? all : [])}
        label={text.allOfThem}
      />
      <FlagsField {...props} />
    </details>
  );
}

/** Those that are on, and every other that goes with them, taken in turn. */
function allTogether({ field, isOpen, whyNot }: FlagsFieldProps, on: readonly Json[]): readonly Json[] {
  let all = on;
  for (const { value } of field.values ?? []) {
    if (all.includes(value) || !isOpen(field.name, value)) continue;
    if (whyNot(field.name, [...all, value]) === undefined) all = [...all, value];
  }
  return all;
}

/** Everything that is decided by yes or no. */
export function FlagFields({ game, form, choices, onChoose }: OptionFieldsProps) {
  return form
    .filter((field) => field.kind === "flag" && isAsked(field, choices))
    .map((field) => (
      <Option
        key={field.name}
        isOn={choices[field.name] === true}
        onChange={(isOn) => onChoose(field.name, isOn)}
        label={field.label}
        about={field.explanation}
        rule={{ game, id: field.rule }}
      />
    ));
}
