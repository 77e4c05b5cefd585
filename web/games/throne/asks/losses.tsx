import {
  type Area,
  areaNumber,
  BATTLE_AREA,
  BATTLE_FROM,
  type CasualtiesDecision,
  DEFENDER,
  difference,
  MARCHERS,
  type RetreatDecision,
  type Troop,
  troopAt,
  troopIn,
  troopSize,
  UNIT_KINDS,
  type UnitKind,
} from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { Choice, Part, Stepper } from "../../../table/ask/controls.tsx";
import { battleScene } from "../battle/battle-face.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import type { AreaMark } from "../board/marks.tsx";
import { kindsInOrder, troopWords } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { UnitIcon } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { useReading } from "../desk/reading.ts";
import type { MakeScene } from "../desk/scene.ts";
import { lost, noCasualties, retreatTo, whyNotLose, whyNotRetreat } from "../draft/losses.ts";
import { countOf } from "../draft/troops.ts";
import { unitIds } from "../pieces.ts";

/** Casualties among those who fought; retreats, and who is lost on the way. */

/** The units that the question is about: marchers, or those in the embattled area. */
const fightersOf = ({ at }: Desk): Troop =>
  at.house === at.view[DEFENDER] ? troopIn(at.view, at.view[BATTLE_AREA]) : troopAt(at.view, MARCHERS);
const placeOf = ({ at }: Desk): Area => at.view[at.house === at.view[DEFENDER] ? BATTLE_AREA : BATTLE_FROM];

const fallen = ({ draft }: Desk): CasualtiesDecision => (draft?.kind === "casualties" ? draft : noCasualties);

export const casualtiesScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const draft = fallen(desk);
  const due = Number(throne.asks(at.view)[0].bounds.count);
  const area = placeOf(desk);
  return battleScene(
    desk,
    {
      lead: text.losses.casualties(due),
      body: <LossSteps draft={draft} />,
      send: troopSize(draft) < due ? text.losses.chosen(troopSize(draft), due) : text.losses.send,
    },
    {
      ...battleMarks(desk),
      chosen: new Map([[area, Array.from({ length: UNIT_KINDS }, (_, kind) => countOf(draft, kind))]]),
      onArea: (pressed, { piece }) => pressed === area && loseOne(desk, draft, piece),
    },
  );
};

/** Pressing a unit loses one of its kind, or spares them where no more can be lost. */
function loseOne(desk: Desk, draft: CasualtiesDecision | RetreatDecision, piece: string | undefined): void {
  const kind = piece?.startsWith("unit:") ? Number(piece.slice("unit:".length)) : undefined;
  if (kind === undefined) return;
  if (countOf(draft, kind) < countOf(fightersOf(desk), kind) && whyNotLose(desk.at, draft, kind) === undefined) {
    desk.change(lost(draft, kind, 1));
    return;
  }
  if (countOf(draft, kind) > 0) {
    desk.change(lost(draft, kind, -1));
    return;
  }
  desk.explain(whyNotLose(desk.at, draft, kind));
}

function LossSteps({ draft }: { readonly draft: CasualtiesDecision | RetreatDecision }) {
  const desk = useDesk();
  const { at, text } = desk;
  const troop = fightersOf(desk);
  return (
    <div className="loss-steps">
      {kindsInOrder
        .filter((kind) => countOf(troop, kind) > 0)
        .map((kind: UnitKind) => (
          <div key={kind} className="unit-row">
            <UnitIcon kind={kind} house={at.house} size={32} />
            <b className="grow">{text.unitNames[unitIds[kind]]}</b>
            <Stepper
              of={text.unitNames[unitIds[kind]]}
              count={countOf(draft, kind)}
              most={countOf(troop, kind)}
              whyNoMore={countOf(draft, kind) < countOf(troop, kind) ? whyNotLose(at, draft, kind) : undefined}
              onStep={(by) => desk.change(lost(draft, kind, by))}
            />
          </div>
        ))}
    </div>
  );
}

const retreatOf = ({ draft }: Desk): RetreatDecision | undefined => (draft?.kind === "retreat" ? draft : undefined);
const openAreas = ({ at }: Desk): Area[] => {
  const { areas } = throne.asks(at.view)[0].bounds;
  return Array.isArray(areas) ? areas.map((id) => areaNumber(String(id))) : [];
};

export const retreatScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const draft = retreatOf(desk);
  const areas = openAreas(desk);
  const from = at.view[BATTLE_AREA];
  const marks = new Map<Area, AreaMark>([[from, { state: "battle" }]]);
  for (const area of areas) {
    marks.set(area, area === draft?.to ? { state: "selected" } : { state: "legal", says: text.losses.canRetreat });
  }
  const go = (to: Area): void => desk.change(retreatTo(to), desk.words.area(to));
  return {
    marks,
    arrows: draft === undefined ? [] : [{ kind: "retreat", from, to: draft.to, house: at.house, isDraft: true }],
    stops: areas,
    onArea: (area, { piece }) => {
      if (areas.includes(area)) return go(area);
      if (draft !== undefined && area === placeOf(desk)) return loseOne(desk, draft, piece);
      desk.explain(area === from ? undefined : whyNotRetreat(at, area));
    },
    whyArea: (area) => (area === from || areas.includes(area) ? undefined : whyNotRetreat(at, area)),
    panel: <RetreatPanel go={go} />,
  };
};

function RetreatPanel({ go }: { readonly go: (area: Area) => void }) {
  const desk = useDesk();
  const { text: whole } = useReading();
  const { words, text, refusal } = desk;
  const draft = retreatOf(desk);
  const troop = fightersOf(desk);
  const due = refusal?.rule === "throne.retreat.losses" ? Number(refusal.params.count) : 0;
  const hasLosses = draft !== undefined && (troopSize(draft) > 0 || due > 0);
  return (
    <AskPanel
      lead={text.losses.retreat(troopWords(troop, whole.board))}
      send={
        draft === undefined
          ? text.losses.chooseArea
          : text.losses.retreatTo(words.area(draft.to), troopWords(difference(troop, draft), whole.board))
      }
    >
      <ul className="order-list" aria-label={text.losses.chooseArea}>
        {openAreas(desk).map((area) => (
          <li key={area}>
            <Choice className="ask-row" isPressed={draft?.to === area} onChoose={() => go(area)}>
              <span className="grow">
                <b>{words.area(area)}</b>
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      {hasLosses && (
        <Part title={text.losses.onTheWay}>
          <LossSteps draft={draft} />
        </Part>
      )}
    </AskPanel>
  );
}
