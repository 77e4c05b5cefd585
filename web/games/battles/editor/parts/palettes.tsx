import { unitTypes, type ZoneId, zoneIds } from "@weirwood/battles/plans";
import { rankIds, unitTypeIds } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import { capital } from "../../../../text/capital.ts";
import { Icon } from "../../art/icon.tsx";
import { useEditor } from "../editor.ts";
import { houseOfType } from "../model/forces.ts";
import { brushSizes, letters } from "../model/ground.ts";
import { isSameTool, type PaletteId, paletteIds, type Tool } from "../model/tools.ts";
import { usePlanWords } from "../plan-words.ts";
import { SwatchArt, TerrainSwatch } from "./terrain-swatch.tsx";

/** What can be painted, placed and marked; on a phone one palette at a time. */
export function Palettes({ only }: { readonly only?: PaletteId }) {
  const { text } = usePlanWords();
  const shown = { terrain: <TerrainPalette />, units: <UnitPalette />, marks: <MarkPalette /> };
  return (
    <section className="palettes" aria-label={text.tools.title}>
      {only === undefined ? (
        Object.entries(shown).map(([id, palette]) => <div key={id}>{palette}</div>)
      ) : (
        <>
          <PaletteChoice />
          {shown[only]}
        </>
      )}
    </section>
  );
}

const paletteSymbols = { terrain: "ui-map", units: "battles/infantry", marks: "battles/objective" } as const;

/** On a phone: which tools are to be seen. */
function PaletteChoice() {
  const { palette, choose } = useEditor();
  const { tools } = usePlanWords().text;
  return (
    <fieldset className="seg small palette-choice">
      <legend className="visually-hidden">{tools.title}</legend>
      {paletteIds.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={palette === id}
          aria-label={tools[id]}
          onClick={() => choose({ palette: id })}
        >
          <Icon name={paletteSymbols[id]} size={22} />
        </button>
      ))}
    </fieldset>
  );
}

interface PaletteProps {
  readonly title: string;
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

function Palette({ title, choice, children }: PaletteProps) {
  return (
    <section className="palette" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {choice}
      </header>
      <div className="palette-tools">{children}</div>
    </section>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly label: string;
  readonly children: ReactNode;
}

function ToolButton({ tool, label, children }: ToolButtonProps) {
  const { tool: taken, take } = useEditor();
  return (
    <button type="button" className="tool" aria-pressed={isSameTool(tool, taken)} onClick={() => take(tool)}>
      {children}
      <span>{label}</span>
    </button>
  );
}

function TerrainPalette() {
  const { brush, choose } = useEditor();
  const words = usePlanWords();
  const { tools } = words.text;
  const sizes = (
    <fieldset className="seg small">
      <legend className="visually-hidden">{tools.brush}</legend>
      {brushSizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={brush === size}
          aria-label={tools.brushOf(size)}
          onClick={() => choose({ brush: size })}
        >
          {size}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Palette title={tools.terrain} choice={sizes}>
      <SwatchArt />
      {letters.map((letter) => (
        <ToolButton key={letter} tool={{ is: "terrain", letter }} label={words.terrain(letter)}>
          <TerrainSwatch letter={letter} />
        </ToolButton>
      ))}
    </Palette>
  );
}

function UnitPalette() {
  const { rank, choose } = useEditor();
  const { text, names } = usePlanWords();
  const ranks = (
    <fieldset className="seg small">
      <legend className="visually-hidden">{text.tools.rank}</legend>
      {rankIds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={rank === one}
          aria-label={capital(names.rank[one])}
          onClick={() => choose({ rank: one })}
        >
          <Icon name={`battles/rank-${one}`} size={18} />
        </button>
      ))}
    </fieldset>
  );
  return (
    <Palette title={text.tools.units} choice={ranks}>
      {unitTypeIds.map((type, at) => (
        <ToolButton key={type} tool={{ is: "unit", type }} label={names.unit[type]}>
          <span className={`unit-swatch h-${houseOfType(type)}`}>
            <Icon name={`battles/${type === "kennelmasters" ? "kennel" : unitTypes[at].class}`} size={24} />
          </span>
        </ToolButton>
      ))}
    </Palette>
  );
}

function MarkPalette() {
  const { tool, take } = useEditor();
  const { text, names } = usePlanWords();
  const { tools } = text;
  const zone = tool.is === "hexes" && tool.path.startsWith("zones.") ? tool.path.slice("zones.".length) : "";
  return (
    <Palette title={tools.marks}>
      <ToolButton tool={{ is: "hand" }} label={tools.hand}>
        <Icon name="ui-hand" size={24} />
      </ToolButton>
      <ToolButton tool={{ is: "objective" }} label={tools.objective}>
        <Icon name="battles/objective" size={24} />
      </ToolButton>
      <ToolButton tool={{ is: "erase" }} label={tools.erase}>
        <Icon name="ui-trash" size={24} />
      </ToolButton>
      <select
        aria-label={tools.zone}
        value={zone}
        onChange={({ target }) =>
          take(target.value === "" ? { is: "hand" } : { is: "hexes", path: `zones.${target.value}` })
        }
      >
        <option value="">{tools.noZone}</option>
        {zoneIds.map((one: ZoneId) => (
          <option key={one} value={one}>
            {capital(names.zone[one])}
          </option>
        ))}
      </select>
    </Palette>
  );
}
