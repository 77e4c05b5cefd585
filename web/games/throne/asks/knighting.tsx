import { type Area, areaNumber, NONE } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { Choice } from "../../../table/ask/controls.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import type { Desk } from "../desk/desk.ts";
import { Army } from "../desk/pictures.tsx";
import type { MakeScene } from "../desk/scene.ts";
import { knightingIn } from "../draft/choice.ts";
import { refusalOf } from "../draft/seated.ts";
import { CardReason } from "./battle-cards.tsx";
import { Leave } from "./leave.tsx";

const areasInBounds = ({ at }: Desk): Area[] => {
  const { areas } = throne.asks(at.view)[0].bounds;
  return Array.isArray(areas) ? areas.map((id) => areaNumber(String(id))) : [];
};

/** Where a footman becomes a knight. */
export const knightInScene: MakeScene = (desk) => {
  const { at, text, words, draft } = desk;
  const areas = areasInBounds(desk);
  const chosen = draft?.kind === "knight-in" ? draft.area : NONE;
  const fight = battleMarks(desk);
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const area of areas) {
    marks.set(area, {
      state: area === chosen ? "selected" : "legal",
      says: text.knight.can,
      act: "throne/unit-knight",
    });
  }
  const choose = (area: Area): void => desk.change(knightingIn(area), words.area(area));
  return {
    ...fight,
    marks,
    stops: areas,
    onArea: (area) => (areas.includes(area) ? choose(area) : desk.explain(refusalOf(at, knightingIn(area)))),
    whyArea: (area) => (areas.includes(area) ? undefined : refusalOf(at, knightingIn(area))),
    panel: (
      <AskPanel
        lead={<CardReason />}
        send={chosen === NONE ? text.knight.choose : text.knight.send(words.area(chosen))}
        also={<Leave answer={knightingIn(NONE)} label={text.knight.none} />}
      >
        <ul className="order-list" aria-label={text.knight.choose}>
          {areas.map((area) => (
            <li key={area}>
              <Choice className="ask-row" isPressed={area === chosen} onChoose={() => choose(area)}>
                <span className="grow">
                  <b>{words.area(area)}</b>
                </span>
                <Army area={area} />
              </Choice>
            </li>
          ))}
        </ul>
      </AskPanel>
    ),
  };
};
