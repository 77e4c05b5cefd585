import type { Json } from "@weirwood/kernel";
import { type ReactNode, useId } from "react";
import { Icon } from "../../../../art/icon.tsx";
import { capital } from "../../../../text/capital.ts";
import { useEditor } from "../editor.ts";
import type { Mistake } from "../model/mistakes.ts";
import { valueAt } from "../model/plan-paths.ts";
import { isSameTool, type Tool } from "../model/tools.ts";
import { usePlanWords } from "../plan-words.ts";

/** Fields of a plan. Each is told where its value stands, and says under it what the game finds wrong there. */

export interface PlaceProps {
  /** Where in the plan: `rounds`, `score[2].points`. */
  readonly path: string;
  readonly label: string;
}

interface MistakeNotesProps {
  readonly path: string;
  readonly id?: string;
}

/** What is wrong exactly at a place, where that is mended in this tab. */
export function MistakeNotes({ path, id }: MistakeNotesProps) {
  const { plan, mistakes, tab } = useEditor();
  const words = usePlanWords();
  const wrong = mistakes.filter((mistake) => mistake.field === path && mistake.tab === tab);
  if (wrong.length === 0) return null;
  return (
    <span className="field-mistakes" id={id}>
      {wrong.map((mistake) => (
        <span key={mistake.number} className="why">
          <MistakePin mistake={mistake} />
          {words.mistake(plan, mistake).sentence}
        </span>
      ))}
    </span>
  );
}

/** The number of a mistake, as on the field and in the list. */
export const MistakePin = ({ mistake: { number } }: { readonly mistake: Mistake }) => (
  <b className="mistake-pin num">{number}</b>
);

interface PlaceControl {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface LabelledProps extends PlaceProps {
  readonly className?: string;
  readonly children: (
    control: PlaceControl,
    value: Json | undefined,
    set: (value: Json | undefined) => void,
  ) => ReactNode;
}

/** A control with its label above and its mistakes below. */
function Labelled({ path, label, className = "", children }: LabelledProps) {
  const { plan, mistakes, set } = useEditor();
  const id = useId();
  const isWrong = mistakes.some(({ field }) => field === path);
  const control: PlaceControl = {
    id,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-wrong` : undefined,
  };
  return (
    <div className={`plan-field ${className}`} data-place={path}>
      <label htmlFor={id}>{label}</label>
      {children(control, valueAt(plan, path), (value) => set(path, value))}
      <MistakeNotes path={path} id={`${id}-wrong`} />
    </div>
  );
}

export function NumberInput(props: PlaceProps) {
  return (
    <Labelled {...props} className="number">
      {(control, value, set) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => set(Number(target.value))}
        />
      )}
    </Labelled>
  );
}

/** A text for people; more than a line of it where there is room for more. */
export function TextInput({
  rows = 1,
  lang,
  ...props
}: PlaceProps & { readonly rows?: number; readonly lang?: string }) {
  return (
    <Labelled {...props} className="wide">
      {(control, value, set) => {
        const given = { ...control, lang, value: typeof value === "string" ? value : "" };
        return rows === 1 ? (
          <input {...given} type="text" autoComplete="off" onChange={({ target }) => set(target.value)} />
        ) : (
          <textarea {...given} rows={rows} onChange={({ target }) => set(target.value.replaceAll("\n", " "))} />
        );
      }}
    </Labelled>
  );
}

interface WordSelectProps extends PlaceProps {
  readonly words: readonly string[];
  readonly nameOf: (word: string) => string;
  /** What leaving it out is called, where it may be left out. */
  readonly none?: string;
}

export function WordSelect({ words, nameOf, none, ...props }: WordSelectProps) {
  return (
    <Labelled {...props}>
      {(control, value, set) => (
        <select
          {...control}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
        >
          {none !== undefined && <option value="">{capital(none)}</option>}
          {words.map((word) => (
            <option key={word} value={word}>
              {capital(nameOf(word))}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** What is said, as `true` or `value`, or left out. */
export function Checkbox({ path, label, value = true }: PlaceProps & { readonly value?: Json }) {
  const { plan, set } = useEditor();
  return (
    <label className="check plan-check" data-place={path}>
      <input
        type="checkbox"
        checked={valueAt(plan, path) !== undefined}
        onChange={({ target }) => set(path, target.checked ? value : undefined)}
      />
      {label}
      <MistakeNotes path={path} />
    </label>
  );
}

/** Names of hexes, to be typed or to be chosen on the field. */
export function HexesInput({ tool, ...props }: PlaceProps & { readonly tool: Tool }) {
  const { take, tool: taken } = useEditor();
  const words = usePlanWords();
  const isTaken = isSameTool(tool, taken);
  return (
    <div className="hexes-input wide">
      <TextInput {...props} />
      <button
        type="button"
        className="btn"
        aria-pressed={isTaken}
        onClick={() => take(isTaken ? { is: "hand" } : tool)}
      >
        <Icon name={isTaken ? "ui-check" : "ui-hand"} />
        {isTaken ? words.text.tools.drawn : words.text.rows.chooseHexes}
      </button>
    </div>
  );
}
