import { objectiveKinds, scoreTimes } from "@weirwood/battles/plans";
import { houseIds, zoneOfMoraleIds } from "@weirwood/battles/questions";
import { useId } from "react";
import { capital } from "../../../../text/capital.ts";
import { useEditor } from "../editor.ts";
import { WHOLE_PLAN } from "../model/mistakes.ts";
import { valueAt } from "../model/plan-paths.ts";
import { kindOf, scoredKinds } from "../model/row-kinds.ts";
import { usePlanWords } from "../plan-words.ts";
import { Checkbox, MistakeNotes, NumberInput, WordSelect } from "./inputs.tsx";
import { AddRow, KindFields, Rows } from "./rows.tsx";

const freshScore = { house: "both", when: "round", points: 1, for: { objective: "any" } };
const freshWin = { house: "stark", when: "end", objectives: "all" };

/** How a battle is won: by points, by a victory of its own, or both. */
export function Victory() {
  const { text } = usePlanWords();
  const { rows } = text;
  return (
    <>
      <MistakeNotes path={WHOLE_PLAN} />
      <Rows
        list="score"
        title={rows.score}
        lead={rows.scoreLead}
        add={<AddRow list="score" label={rows.score} kinds={[{ id: "score", name: rows.score, fresh: freshScore }]} />}
      >
        {(path) => <ScoreFields path={path} />}
      </Rows>
      <Rows
        list="win"
        title={rows.win}
        add={<AddRow list="win" label={rows.win} kinds={[{ id: "win", name: rows.win, fresh: freshWin }]} />}
      >
        {(path) => <WinFields path={path} />}
      </Rows>
    </>
  );
}

interface RowProps {
  readonly path: string;
}

function HouseSelect({ path }: RowProps) {
  const { text, names } = usePlanWords();
  return (
    <WordSelect
      path={`${path}.house`}
      label={text.rows.house}
      words={["both", ...houseIds]}
      nameOf={(house) => (house === "both" ? text.rows.both : names.house[house])}
    />
  );
}

function ScoreFields({ path }: RowProps) {
  const { plan, set } = useEditor();
  const { text } = usePlanWords();
  const id = useId();
  const kind = kindOf(scoredKinds, valueAt(plan, `${path}.for`));
  return (
    <>
      <HouseSelect path={path} />
      <NumberInput path={`${path}.points`} label={text.rows.points} />
      <div className="plan-field wide">
        <label htmlFor={id}>{text.rows.for}</label>
        <select
          id={id}
          value={kind?.id ?? ""}
          onChange={({ target }) => set(`${path}.for`, scoredKinds.find((one) => one.id === target.value)?.fresh ?? {})}
        >
          {scoredKinds.map((one) => (
            <option key={one.id} value={one.id}>
              {capital(text.rows.scored[one.id as keyof typeof text.rows.scored])}
            </option>
          ))}
        </select>
        <MistakeNotes path={`${path}.for`} />
      </div>
      <KindFields path={`${path}.for`} kinds={scoredKinds} />
      <WordSelect
        path={`${path}.when`}
        label={text.rows.when}
        words={scoreTimes}
        nameOf={(time) => text.rows.times[time as "end"]}
      />
    </>
  );
}

function WinFields({ path }: RowProps) {
  const { plan } = useEditor();
  const { text, names } = usePlanWords();
  const { condition } = text.rows;
  const has = (field: string): boolean => valueAt(plan, `${path}.${field}`) !== undefined;
  return (
    <>
      <HouseSelect path={path} />
      <WordSelect
        path={`${path}.when`}
        label={text.rows.when}
        words={["end", "instant"]}
        nameOf={(time) => text.rows.winTimes[time as "end"]}
      />
      <Checkbox path={`${path}.objectives`} label={condition.objectives} value="all" />
      {has("objectives") && <ObjectivesWanted path={path} />}
      <Checkbox path={`${path}.morale`} label={condition.morale} value={{ zone: "green", or: "better" }} />
      {has("morale") && (
        <>
          <WordSelect
            path={`${path}.morale.zone`}
            label={condition.moraleZone}
            words={zoneOfMoraleIds}
            nameOf={(zone) => names.moraleZone[zone]}
          />
          <WordSelect
            path={`${path}.morale.or`}
            label={condition.or}
            words={["better", "worse"]}
            nameOf={(or) => condition.ors[or as "better"]}
          />
        </>
      )}
      <Checkbox path={`${path}.capturedGeneral`} label={condition.capturedGeneral} />
      <Checkbox path={`${path}.points`} label={condition.points} value={5} />
      {has("points") && <NumberInput path={`${path}.points`} label={text.rows.points} />}
      <Checkbox path={`${path}.otherwiseLoses`} label={condition.otherwiseLoses} />
    </>
  );
}

/** All objectives or so many, of a kind or of any. */
function ObjectivesWanted({ path }: RowProps) {
  const { plan, set } = useEditor();
  const { text, names } = usePlanWords();
  const { condition } = text.rows;
  const wanted = valueAt(plan, `${path}.objectives`);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={wanted === "all"}
          onChange={({ target }) => set(`${path}.objectives`, target.checked ? "all" : 1)}
        />
        {capital(condition.all)}
      </label>
      {wanted !== "all" && <NumberInput path={`${path}.objectives`} label={condition.count} />}
      <WordSelect
        path={`${path}.kind`}
        label={condition.kind}
        words={objectiveKinds}
        nameOf={(kind) => names.objective[kind]}
        none={condition.anyKind}
      />
    </>
  );
}
