import { zoneIds } from "@weirwood/battles/plans";
import { capital } from "../../../../text/capital.ts";
import { useEditor } from "../editor.ts";
import { WHOLE_PLAN } from "../model/mistakes.ts";
import { valueAt } from "../model/plan-paths.ts";
import { kindOf, preparationKinds, type RowKind, specialKinds } from "../model/row-kinds.ts";
import { usePlanWords } from "../plan-words.ts";
import { HexesInput, MistakeNotes } from "./inputs.tsx";
import { AddRow, KindFields, type RowList, Rows } from "./rows.tsx";

/** Zones, what is decided before the first round, and rules of this battle alone. */
export function Specials() {
  const { text } = usePlanWords();
  return (
    <>
      <MistakeNotes path={WHOLE_PLAN} />
      <KindRows list="prepare" kinds={preparationKinds} title={text.rows.prepare} names={text.rows.preparations} />
      <KindRows list="special" kinds={specialKinds} title={text.rows.special} names={text.rows.specials} />
      <Zones />
    </>
  );
}

interface KindRowsProps {
  readonly list: RowList;
  readonly kinds: readonly RowKind[];
  readonly title: string;
  readonly names: { readonly [kind: string]: string };
}

function KindRows({ list, kinds, title, names }: KindRowsProps) {
  const { plan } = useEditor();
  const choices = kinds.map(({ id, fresh }) => ({ id, fresh, name: names[id] }));
  return (
    <Rows list={list} title={title} add={<AddRow list={list} label={title} kinds={choices} />}>
      {(path) => (
        <>
          <p className="wide row-kind">{names[kindOf(kinds, valueAt(plan, path))?.id ?? ""]}</p>
          <KindFields path={path} kinds={kinds} />
        </>
      )}
    </Rows>
  );
}

/** Hexes under a name, of which rules and points speak. */
function Zones() {
  const { text, names } = usePlanWords();
  return (
    <section className="plan-rows">
      <h2>{text.rows.zones}</h2>
      {zoneIds.map((zone) => (
        <HexesInput
          key={zone}
          path={`zones.${zone}`}
          label={capital(names.zone[zone])}
          tool={{ is: "hexes", path: `zones.${zone}` }}
        />
      ))}
    </section>
  );
}
