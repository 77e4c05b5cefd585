import { cardOfFigure, type Figure, hasLeader, houseIds, leaderOf, MOMENTUM, ZONE } from "@weirwood/battles/questions";
import { Icon } from "../art/icon.tsx";
import { Bench } from "../bench/bench.tsx";
import { type ForcePiece, forcePieces } from "../bench/force-pieces.tsx";
import { type Placing, placingOf, placingScene } from "../bench/placing.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { zoneAround } from "../desk/zones.ts";
import { unitPicture } from "../field/field-picture.ts";
import { type SetupStep, SetupSteps } from "../setup/setup-steps.tsx";
import { setupText } from "../setup/setup-text.ts";
import "../setup/setup.css";

/** Before a skirmish: terrain, then commanders, then all other units, each onto a hex near one's own edge. */
export const placeScene: MakeScene = (desk) => {
  const text = setupText(desk);
  const words = { ...text.place, title: text.bench.title };
  const placing = placingOf(desk, forcePieces(desk), words);
  return {
    ...placingScene(desk, placing, words),
    ...standingThere(desk, placing),
    panel: <PlacePanel placing={placing} />,
  };
};

/** The commander in hand, if one is. */
function leaderInHand({ view }: Desk, piece: ForcePiece | undefined): Figure | undefined {
  return piece?.unit !== undefined && hasLeader(view, piece.unit) ? leaderOf(view, piece.unit) : undefined;
}

/** The piece where it would stand, and the zone that its commander would have from there. */
function standingThere(desk: Desk, { piece, draft }: Placing<ForcePiece>): Pick<Scene, "zone" | "ghosts"> {
  const figure = leaderInHand(desk, piece);
  const middle = desk.selected ?? draft?.hex;
  return {
    ...(figure !== undefined && middle !== undefined && { zone: { figure, hexes: zoneAround(desk.view, middle) } }),
    ...(draft?.kind === "place" && { ghosts: new Map([[draft.hex, unitPicture(desk.view, draft.unit)]]) }),
  };
}

function PlacePanel({ placing: { piece, draft, bench } }: { readonly placing: Placing<ForcePiece> }) {
  const desk = useDesk();
  const { words, view, isNarrow } = desk;
  const text = setupText(desk).place;
  const figure = leaderInHand(desk, piece);
  const isTerrain = piece !== undefined && piece.unit === undefined;
  const step: SetupStep = isTerrain ? "terrain" : figure === undefined ? "units" : "commanders";
  const first = view[MOMENTUM];
  const here = figure === undefined ? text.here : text.commanderHere;
  return (
    <AskPanel
      symbol={<Icon name={`battles/shield-${houseIds[desk.reader]}`} size={44} />}
      title={piece === undefined ? undefined : (isTerrain ? text.lay : text.title)(piece.name)}
      lead={text.lead(Number(desk.ask.bounds.rows))}
      send={draft === undefined ? text.choose : here(words.hex(draft.hex))}
    >
      <SetupSteps now={step} />
      {isNarrow && <Bench {...bench} isCompact />}
      {!isNarrow && piece?.unit !== undefined && <UnitFacts unit={piece.unit} figure={figure} />}
      {!isNarrow && (
        <div className="setup-first">
          <Icon name={`battles/shield-${houseIds[first]}`} size={32} />
          <span className="grow">
            <b>{text.first(words.book.names.seat[houseIds[first]])}</b>
            <small>{text.firstLine}</small>
          </span>
          <Icon name="battles/momentum" size={28} />
        </div>
      )}
      {!isNarrow && <p className="muted">{text.how}</p>}
    </AskPanel>
  );
}

interface UnitFactsProps {
  readonly unit: number;
  readonly figure: Figure | undefined;
}

function UnitFacts({ unit, figure }: UnitFactsProps) {
  const desk = useDesk();
  const { view, words } = desk;
  const text = setupText(desk).place;
  const { figures, strength } = unitPicture(view, unit);
  const card = figure === undefined ? undefined : cardOfFigure(view, figure);
  return (
    <section className="ask-part">
      <h3>{figure === undefined ? words.unit(view, unit) : words.commander(view, figure)}</h3>
      <dl className="setup-facts">
        <Fact name={text.rank} value={words.rank(view, unit)} />
        <Fact name={text.figures} value={figures === strength ? figures : `${figures}/${strength}`} />
        {card !== undefined && <Fact name={text.carries} value={card.limit} />}
        {card !== undefined && <Fact name={text.capture} value={card.capture} />}
        {card !== undefined && <Fact name={text.zone} line={text.zoneLine(ZONE)} value={ZONE} />}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly line?: string;
  readonly value: string | number;
}

function Fact({ name, line, value }: FactProps) {
  return (
    <div>
      <dt>
        {name}
        {line !== undefined && <small>{line}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
