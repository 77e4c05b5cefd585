import { type Area, areaCount, NONE, orderIn, ownerOf, singleIn } from "@weirwood/throne/questions";
import { Choice } from "../../../table/ask/controls.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { MakeScene } from "../desk/scene.ts";
import { removing, removingNothing } from "../draft/choice.ts";
import { refusalOf } from "../draft/seated.ts";
import { CardReason } from "./battle-cards.tsx";
import { Leave } from "./leave.tsx";

/** Orders that a card text may remove: pressed on the map or in the list. */
function removalsOf({ at }: Desk): { readonly area: Area; readonly single: boolean }[] {
  const found: { area: Area; single: boolean }[] = [];
  for (let area = 0; area < areaCount(at.view); area++) {
    for (const single of [false, true]) {
      if (refusalOf(at, removing(area, single)) === undefined) found.push({ area, single });
    }
  }
  return found;
}

export const removeOrderScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const open = removalsOf(desk);
  const fight = battleMarks(desk);
  const { draft } = desk;
  const chosen = draft?.kind === "remove-order" ? draft : undefined;
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const { area } of open) {
    marks.set(area, { state: area === chosen?.area ? "selected" : "legal", says: text.removal.can, act: "ui-x" });
  }
  return {
    ...fight,
    marks,
    stops: open.map(({ area }) => area),
    onArea: (area, { piece }) => {
      const here = open.filter((one) => one.area === area);
      const one = here.find(({ single }) => single === (piece === "single")) ?? here[0];
      if (one === undefined) {
        desk.explain(refusalOf(at, removing(area, false)));
        return;
      }
      desk.change(removing(one.area, one.single), desk.words.area(area));
    },
    whyArea: (area) => (open.some((one) => one.area === area) ? undefined : refusalOf(at, removing(area, false))),
    panel: <RemovalPanel />,
  };
};

function RemovalPanel() {
  const desk = useDesk();
  const { at, text, words, draft } = desk;
  const { view } = at;
  const chosen = draft?.kind === "remove-order" && draft.area !== NONE ? draft : undefined;
  const mayLeave = refusalOf(at, removingNothing) === undefined;
  return (
    <AskPanel
      lead={<CardReason />}
      send={chosen === undefined ? text.removal.choose : text.removal.send(words.area(chosen.area))}
      also={mayLeave && <Leave answer={removingNothing} label={text.removal.none} />}
    >
      <ul className="order-list" aria-label={text.removal.choose}>
        {removalsOf(desk).map(({ area, single }) => (
          <li key={`${area} ${single}`}>
            <Choice
              className="ask-row"
              isPressed={chosen?.area === area && chosen.single === single}
              onChoose={() => desk.change(removing(area, single), words.area(area))}
            >
              {single ? (
                <SingleIcon single={singleIn(view, area)} house={ownerOf(view, area)} />
              ) : (
                <OrderIcon order={orderIn(view, area)} house={ownerOf(view, area)} />
              )}
              <span className="grow">
                <b>{words.area(area)}</b>
                <small className="muted">
                  {text.removal.of(
                    single ? words.single(singleIn(view, area)) : words.order(orderIn(view, area)),
                    words.house(ownerOf(view, area)),
                  )}
                </small>
              </span>
            </Choice>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}
