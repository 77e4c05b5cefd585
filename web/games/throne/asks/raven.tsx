import { type Area, NONE, orderIn, type RavenDecision } from "@weirwood/throne/questions";
import type { AreaMark } from "../board/marks.tsx";
import { areaLine } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Note } from "../desk/note.tsx";
import { OrderIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import type { MakeScene } from "../desk/scene.ts";
import { areasToOrder } from "../draft/orders.ts";
import { noRaven, ravenTray, swap, whyNoRaven } from "../draft/raven.ts";
import { OrderTray } from "./order-tray.tsx";
import { Season } from "./season.tsx";

/** The raven: press an area of your own and choose what shall lie there instead; or let it rest. */

const swapOf = ({ draft }: Desk): RavenDecision => (draft?.kind === "raven" ? draft : noRaven);
const reachOf = ({ at }: Desk): Area[] => areasToOrder(at).filter((area) => orderIn(at.view, area) !== NONE);

export const ravenScene: MakeScene = (desk) => {
  const { at, selected, select, isNarrow, text } = desk;
  const draft = swapOf(desk);
  const open = reachOf(desk);
  const marks = new Map<Area, AreaMark>(
    open.map((area) => [area, { state: "possible", says: text.raven.canSwap, act: "throne/raven" }]),
  );
  if (draft.area !== NONE) marks.set(draft.area, { state: "legal", says: text.raven.willSwap });
  if (selected !== undefined) marks.set(selected, { state: "selected" });
  const isOpen = selected !== undefined && open.includes(selected);
  return {
    marks,
    ...(draft.area === NONE ? {} : { drafts: new Map([[draft.area, draft.order]]) }),
    stops: open,
    onArea: (area) => {
      select(open.includes(area) && area !== selected ? area : undefined);
      if (!open.includes(area)) desk.explain(whyNoRaven(at, area));
    },
    ...(isOpen && !isNarrow ? { note: { area: selected, content: <RavenTray key={selected} area={selected} /> } } : {}),
    panel: isOpen && isNarrow ? <RavenTray key={selected} area={selected} /> : <RavenPanel />,
  };
};

function RavenPanel() {
  const desk = useDesk();
  const { at, words, text, select, selected } = desk;
  const draft = swapOf(desk);
  const send =
    draft.area === NONE ? text.raven.choose : text.raven.send(words.area(draft.area), words.order(draft.order));
  return (
    <AskPanel
      lead={text.raven.lead}
      send={send}
      decline={{ label: text.raven.rest, answer: noRaven }}
      hint={<Season />}
    >
      <ul className="order-list">
        {reachOf(desk).map((area) => {
          const isSwapped = draft.area === area;
          return (
            <li key={area}>
              <button
                type="button"
                className="ask-row"
                aria-pressed={area === selected}
                onClick={() => select(area === selected ? undefined : area)}
              >
                <OrderIcon order={orderIn(at.view, area)} house={at.house} />
                <span className="grow">
                  <b>{words.area(area)}</b>
                  <small className={isSwapped ? "needed" : "muted"}>
                    {isSwapped ? text.raven.instead(words.order(draft.order)) : words.order(orderIn(at.view, area))}
                  </small>
                </span>
                {isSwapped && <OrderIcon order={draft.order} house={at.house} size={36} />}
              </button>
            </li>
          );
        })}
      </ul>
    </AskPanel>
  );
}

function RavenTray({ area }: { readonly area: Area }) {
  const desk = useDesk();
  const { at, words, text, select, change } = desk;
  const { text: whole } = useReading();
  const draft = swapOf(desk);
  return (
    <Note title={words.area(area)} lead={areaLine(at.view, area, words, whole)}>
      <OrderTray
        title={text.raven.tray}
        tokens={ravenTray(at, area).map(({ order, refusal }) => ({
          order,
          isChosen: draft.area === area && draft.order === order,
          refusal,
          label: words.order(order),
        }))}
        onChoose={(order) => {
          const isChosen = draft.area === area && draft.order === order;
          change(isChosen ? noRaven : swap(area, order), words.order(order));
          select(undefined);
        }}
      />
    </Note>
  );
}
