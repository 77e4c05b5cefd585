import { type Area, isPort, NONE, type SingleDecision } from "@weirwood/throne/questions";
import { Choice, Explained } from "../../../table/ask/controls.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { areaLine } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Note } from "../desk/note.tsx";
import { Army, SingleIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import type { MakeScene } from "../desk/scene.ts";
import { areasToOrder } from "../draft/orders.ts";
import { laid, noSingle, singleTray, whyNoSingle } from "../draft/single.ts";

/** A single-use order, face down in one area of your own; or none this turn. */

const laidBy = ({ draft }: Desk): SingleDecision => (draft?.kind === "single" ? draft : noSingle);
const reachOf = ({ at }: Desk): Area[] => areasToOrder(at).filter((area) => whyNoSingle(at, area) === undefined);

/** Those that take one first. */
const areasInOrder = (desk: Desk): Area[] => {
  const open = reachOf(desk);
  return [...open, ...areasToOrder(desk.at).filter((area) => !isPort(area) && !open.includes(area))];
};

export const singleScene: MakeScene = (desk) => {
  const { at, selected, select, isNarrow, text } = desk;
  const draft = laidBy(desk);
  const open = reachOf(desk);
  const marks = new Map<Area, AreaMark>(open.map((area) => [area, { state: "possible", says: text.single.canLay }]));
  if (draft.area !== NONE) marks.set(draft.area, { state: "legal", says: text.single.willLay });
  if (selected !== undefined) marks.set(selected, { state: "selected" });
  const isOpen = selected !== undefined && open.includes(selected);
  return {
    marks,
    stops: open,
    onArea: (area) => {
      select(open.includes(area) && area !== selected ? area : undefined);
      if (!open.includes(area)) desk.explain(whyNoSingle(at, area));
    },
    ...(isOpen && !isNarrow
      ? { note: { area: selected, content: <SingleTray key={selected} area={selected} /> } }
      : {}),
    panel: isOpen && isNarrow ? <SingleTray key={selected} area={selected} /> : <SinglePanel />,
  };
};

function SinglePanel() {
  const desk = useDesk();
  const { at, words, text, select, selected } = desk;
  const draft = laidBy(desk);
  const send =
    draft.area === NONE ? text.single.choose : text.single.send(words.single(draft.single), words.area(draft.area));
  return (
    <AskPanel lead={text.single.lead} send={send} decline={{ label: text.single.none, answer: noSingle }}>
      <ul className="order-list">
        {areasInOrder(desk).map((area) => (
          <li key={area}>
            <Choice
              className="ask-row"
              isPressed={area === selected}
              refusal={whyNoSingle(at, area)}
              onChoose={() => select(area === selected ? undefined : area)}
            >
              {draft.area === area ? (
                <SingleIcon single={draft.single} house={at.house} />
              ) : (
                <span className="order-icon blank" />
              )}
              <span className="grow">
                <b>{words.area(area)}</b>
                {draft.area === area && <small className="needed">{words.single(draft.single)}</small>}
              </span>
              <Army area={area} />
            </Choice>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}

function SingleTray({ area }: { readonly area: Area }) {
  const desk = useDesk();
  const { at, words, text, select, change } = desk;
  const { text: whole } = useReading();
  const draft = laidBy(desk);
  return (
    <Note title={words.area(area)} lead={areaLine(at.view, area, words, whole)}>
      <fieldset className="options">
        <legend className="visually-hidden">{text.single.tray}</legend>
        {singleTray(at, area).map(({ single, left, refusal }) => {
          const isChosen = draft.area === area && draft.single === single;
          return (
            <Choice
              key={single}
              className="option"
              isPressed={isChosen}
              refusal={refusal}
              onChoose={() => {
                change(isChosen ? noSingle : laid(area, single), words.single(single));
                select(undefined);
              }}
            >
              <SingleIcon single={single} house={at.house} />
              <span className="grow">
                <b>{words.single(single)}</b>
                <small className="muted">{text.single.effects[single]}</small>
              </span>
              {left > 1 && <span className="num">×{left}</span>}
            </Choice>
          );
        })}
      </fieldset>
      <Explained />
    </Note>
  );
}
