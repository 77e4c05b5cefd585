import {
  type Area,
  type DisbandDecision,
  supplyOf,
  troopIn,
  troopSize,
  UNIT_KINDS,
  type UnitKind,
  unitCost,
} from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { Part, Stepper } from "../../../table/ask/controls.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { kindsInOrder } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { UnitIcon } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { Supply } from "../desk/supply.tsx";
import { disbanded, disbandedIn, nobodyDisbanded, whyNotDisband } from "../draft/losses.ts";
import { areasToOrder } from "../draft/orders.ts";
import { countOf, pointsOf } from "../draft/troops.ts";
import { unitIds } from "../pieces.ts";

/** Units given up to hunger or to the wildlings: press them on the map, or step them in the list. */

const losing = ({ draft }: Desk): DisbandDecision => (draft?.kind === "disband" ? draft : nobodyDisbanded);

/** Areas with somebody who can be given up, or is. */
const areasOf = (desk: Desk): Area[] =>
  areasToOrder(desk.at).filter(
    (area) =>
      troopSize(disbandedIn(losing(desk), area)) > 0 || kindsInOrder.some((kind) => isLosable(desk, area, kind)),
  );

const isLosable = ({ at, ...desk }: Desk, area: Area, kind: UnitKind): boolean =>
  countOf(troopIn(at.view, area), kind) > countOf(disbandedIn(losing({ at, ...desk }), area), kind) &&
  whyNotDisband(at, losing({ at, ...desk }), area, kind) === undefined;

export const disbandScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const draft = losing(desk);
  const areas = areasOf(desk);
  const marks = new Map<Area, AreaMark>(
    areas.map((area) => [
      area,
      troopSize(disbandedIn(draft, area)) > 0
        ? { state: "highlighted", says: text.disband.loses }
        : { state: "legal", says: text.disband.canLose },
    ]),
  );
  return {
    marks,
    stops: areas,
    chosen: new Map(
      draft.units.map((troop) => [troop.area, Array.from({ length: UNIT_KINDS }, (_, kind) => countOf(troop, kind))]),
    ),
    onArea: (area, { piece }) => {
      const pressed = piece?.startsWith("unit:") ? Number(piece.slice("unit:".length)) : undefined;
      // The ground stands for whoever is worth least.
      const kind = pressed ?? [0, 2, 1, 3].find((one) => isLosable(desk, area, one));
      if (kind === undefined) {
        desk.explain(whyNotDisband(at, draft, area, 0));
        return;
      }
      if (isLosable(desk, area, kind)) {
        desk.change(disbanded(draft, area, kind, 1), desk.words.area(area));
        return;
      }
      if (countOf(disbandedIn(draft, area), kind) > 0) {
        desk.change(disbanded(draft, area, kind, -1));
        return;
      }
      desk.explain(whyNotDisband(at, draft, area, kind));
    },
    panel: <DisbandPanel />,
  };
};

function DisbandPanel() {
  const desk = useDesk();
  const { at, words, text, kind: asked } = desk;
  const draft = losing(desk);
  const isHunger = asked === "disband-supply";
  const due = Number(throne.asks(at.view)[0].bounds.points ?? 0);
  const change = new Map(draft.units.map((troop) => [troop.area, -troopSize(troop)]));
  return (
    <AskPanel
      lead={isHunger ? text.disband.hunger(supplyOf(at.view, at.house)) : text.disband.wildlings(due)}
      send={text.disband.send}
    >
      {areasOf(desk).map((area) => (
        <Part key={area} title={words.area(area)}>
          {kindsInOrder
            .filter((kind) => countOf(troopIn(at.view, area), kind) > 0)
            .map((kind) => {
              const lost = countOf(disbandedIn(draft, area), kind);
              const there = countOf(troopIn(at.view, area), kind);
              return (
                <div key={kind} className="unit-row">
                  <UnitIcon kind={kind} house={at.house} size={28} />
                  <span className="grow">
                    {text.unitNames[unitIds[kind]]}{" "}
                    {!isHunger && <span className="muted">{text.disband.worth(unitCost[kind])}</span>}
                  </span>
                  <Stepper
                    isSmall
                    of={`${words.area(area)}, ${text.unitNames[unitIds[kind]]}`}
                    count={lost}
                    most={there}
                    whyNoMore={lost < there ? whyNotDisband(at, draft, area, kind) : undefined}
                    onStep={(by) => desk.change(disbanded(draft, area, kind, by))}
                  />
                </div>
              );
            })}
        </Part>
      ))}
      {isHunger ? (
        <Supply change={change} />
      ) : (
        <p className="progress-line">
          <b>{text.disband.points(pointsOf(draft.units), due)}</b>
        </p>
      )}
    </AskPanel>
  );
}
