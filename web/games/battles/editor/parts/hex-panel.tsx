import { figureOf, houseOfFigure, objectiveKinds, zoneIds } from "@weirwood/battles/plans";
import { commanderIds, houseIds, rankIds, unitTypeIds } from "@weirwood/battles/questions";
import { Icon } from "../../../../art/icon.tsx";
import { capital } from "../../../../text/capital.ts";
import { useEditor } from "../editor.ts";
import { houseOfType, objectiveAt, unitAt, withObjective } from "../model/forces.ts";
import { letterAt, letters, withTerrain } from "../model/ground.ts";
import { hexesIn, toggled } from "../model/hex-lists.ts";
import { usePlanWords } from "../plan-words.ts";
import { Checkbox, MistakeNotes, WordSelect } from "./inputs.tsx";

/** What is on the chosen hex, each thing with what can be changed about it. */
export function HexPanel() {
  const { plan, selected, change } = useEditor();
  const words = usePlanWords();
  const { hex } = words.text;
  if (selected === undefined) return <p className="muted">{hex.none}</p>;
  const [unit, objective] = [unitAt(plan, selected), objectiveAt(plan, selected)];
  return (
    <div className="plan-fields">
      <h2 className="wide">{words.hex(selected)}</h2>
      <div className="plan-field wide">
        <label htmlFor="hex-terrain">{hex.terrain}</label>
        <select
          id="hex-terrain"
          value={letterAt(plan, selected)}
          onChange={({ target }) => change(withTerrain(plan, [selected], target.value))}
        >
          {letters.map((letter) => (
            <option key={letter} value={letter}>
              {words.terrain(letter)}
            </option>
          ))}
        </select>
      </div>
      {unit !== -1 && <UnitFields at={unit} />}
      {objective !== -1 ? (
        <ObjectiveFields at={objective} />
      ) : (
        <button type="button" className="btn wide" onClick={() => change(withObjective(plan, selected))}>
          <Icon name="ui-plus" />
          {hex.addObjective}
        </button>
      )}
      <Zones />
    </div>
  );
}

function UnitFields({ at }: { readonly at: number }) {
  const { plan, set } = useEditor();
  const { text, names } = usePlanWords();
  const path = `units[${at}]`;
  const { type } = plan.units[at];
  const house = houseOfType(type);
  return (
    <fieldset className="wide" data-place={path}>
      <legend>{text.hex.unit}</legend>
      <div className="plan-fields">
        <WordSelect
          path={`${path}.type`}
          label={names.house[house]}
          words={unitTypeIds.filter((one) => houseOfType(one) === house)}
          nameOf={(one) => names.unit[one]}
        />
        <WordSelect path={`${path}.rank`} label={text.hex.rank} words={rankIds} nameOf={(rank) => names.rank[rank]} />
        <WordSelect
          path={`${path}.commander`}
          label={text.hex.commander}
          words={commanderIds.filter((one) => houseOfFigure(figureOf(one)) === house)}
          nameOf={(one) => names.commander[one]}
          none={text.hex.noCommander}
        />
        <Checkbox path={`${path}.keywords`} label={text.hex.scorch} value={["scorch"]} />
        <MistakeNotes path={`${path}.at`} />
        <MistakeNotes path={path} />
        <button type="button" className="btn wide" onClick={() => set(path, undefined)}>
          <Icon name="ui-trash" />
          {text.hex.removeUnit}
        </button>
      </div>
    </fieldset>
  );
}

function ObjectiveFields({ at }: { readonly at: number }) {
  const { set } = useEditor();
  const { text, names } = usePlanWords();
  const path = `objectives[${at}]`;
  return (
    <fieldset className="wide" data-place={path}>
      <legend>{text.hex.objective}</legend>
      <div className="plan-fields">
        <WordSelect
          path={`${path}.kind`}
          label={text.hex.kind}
          words={objectiveKinds.filter((kind) => kind !== "place")}
          nameOf={(kind) => names.objective[kind]}
          none={names.objective.place}
        />
        <WordSelect
          path={`${path}.owner`}
          label={text.hex.owner}
          words={houseIds}
          nameOf={(house) => names.house[house]}
          none={text.hex.nobody}
        />
        <Checkbox path={`${path}.whileOccupied`} label={text.hex.whileOccupied} />
        <MistakeNotes path={`${path}.at`} />
        <button type="button" className="btn wide" onClick={() => set(path, undefined)}>
          <Icon name="ui-trash" />
          {text.hex.removeObjective}
        </button>
      </div>
    </fieldset>
  );
}

/** The zones that the hex belongs to. */
function Zones() {
  const { plan, selected, set } = useEditor();
  const { text, names } = usePlanWords();
  if (selected === undefined) return null;
  return (
    <fieldset className="wide">
      <legend>{text.hex.zones}</legend>
      <div className="check-columns">
        {zoneIds.map((zone) => (
          <label key={zone} className="check">
            <input
              type="checkbox"
              checked={hexesIn(plan.zones?.[zone]).includes(selected)}
              onChange={() => set(`zones.${zone}`, toggled(plan.zones?.[zone], selected))}
            />
            {capital(names.zone[zone])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
