import type { Json } from "@weirwood/kernel";
import { type ReactNode, useState } from "react";
import { Icon } from "../../../../art/icon.tsx";
import { useEditor } from "../editor.ts";
import { mistakesWithin } from "../model/mistakes.ts";
import { valueAt, withItem } from "../model/plan-paths.ts";
import { kindOf, type RowKind, type RowPart } from "../model/row-kinds.ts";
import { usePlanWords } from "../plan-words.ts";
import { HexesInput, MistakeNotes, MistakePin, NumberInput, WordSelect } from "./inputs.tsx";

export type RowList = "score" | "win" | "prepare" | "special";

interface RowsProps {
  /** Where the list stands in the plan. */
  readonly list: RowList;
  readonly title: string;
  readonly lead?: string;
  /** How a new row begins. */
  readonly add: ReactNode;
  readonly children: (path: string) => ReactNode;
}

/** Rows of a plan, each in a box of its own with its number. */
export function Rows({ list, title, lead, add, children }: RowsProps) {
  const { plan, mistakes, set } = useEditor();
  const { text } = usePlanWords();
  const rows = (valueAt(plan, list) ?? []) as readonly Json[];
  return (
    <section className="plan-rows">
      <h2>{title}</h2>
      {lead !== undefined && <p className="muted xs">{lead}</p>}
      {rows.map((_, at) => {
        const path = `${list}[${at}]`;
        const name = text.rows.number(text.rows.titles[list], at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their number.
          <fieldset key={at} className="plan-row" data-place={path}>
            <legend>
              {name}
              {mistakesWithin(mistakes, path).map((mistake) => (
                <MistakePin key={mistake.number} mistake={mistake} />
              ))}
            </legend>
            <button
              type="button"
              className="btn ghost square"
              aria-label={text.rows.remove(name)}
              onClick={() => set(path, undefined)}
            >
              <Icon name="ui-trash" />
            </button>
            <div className="plan-fields">{children(path)}</div>
            <MistakeNotes path={path} />
          </fieldset>
        );
      })}
      <MistakeNotes path={list} />
      {add}
    </section>
  );
}

interface AddRowProps {
  readonly list: RowList;
  readonly label: string;
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly fresh: Json }[];
}

/** Chooses what a new row is about, and adds it. */
export function AddRow({ list, label, kinds }: AddRowProps) {
  const { plan, change } = useEditor();
  const { text } = usePlanWords();
  const [chosen, setChosen] = useState(kinds[0].id);
  const { fresh } = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  return (
    <div className="add-row">
      {kinds.length > 1 && (
        <select aria-label={text.rows.addOf(label)} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="btn"
        aria-label={text.rows.addOf(label)}
        onClick={() => change(withItem(plan, list, fresh))}
      >
        <Icon name="ui-plus" />
        {text.rows.add}
      </button>
    </div>
  );
}

/** What a row says besides its kind, as fields. */
export function KindFields({ path, kinds }: { readonly path: string; readonly kinds: readonly RowKind[] }) {
  const { plan } = useEditor();
  const kind = kindOf(kinds, valueAt(plan, path));
  return kind?.parts.map((part) => <PartField key={part.field} path={`${path}.${part.field}`} part={part} />);
}

function PartField({
  path,
  part: { field, is, words = [], names },
}: {
  readonly path: string;
  readonly part: RowPart;
}) {
  const plan = usePlanWords();
  const label = plan.text.rows.parts[field as keyof typeof plan.text.rows.parts];
  if (is === "number") return <NumberInput path={path} label={label} />;
  if (is === "hexes" || is === "hex") return <HexesInput path={path} label={label} tool={{ is, path }} />;
  return <WordSelect path={path} label={label} words={words} nameOf={(word) => plan.word(names ?? "house", word)} />;
}
