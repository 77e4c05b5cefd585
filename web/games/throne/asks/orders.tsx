import { type Area, NONE, type Order, type OrdersDecision } from "@weirwood/throne/questions";
import { useKeys } from "../../../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { areaLine } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Note } from "../desk/note.tsx";
import { Army, OrderIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import type { MakeScene } from "../desk/scene.ts";
import {
  areasToOrder,
  areasWithout,
  noOrders,
  orderAt,
  placed,
  starsAllowed,
  starsUsed,
  swapped,
  trayFor,
} from "../draft/orders.ts";
import type { Seated } from "../draft/seated.ts";
import { OrderTray } from "./order-tray.tsx";
import { Season } from "./season.tsx";

/** Orders for the turn: press an area, choose a token; everything can be changed until the last house is ready. */

const ordersOf = ({ draft }: Desk): OrdersDecision => (draft?.kind === "orders" ? draft : noOrders);
const missingIn = (desk: Desk): Area[] => areasWithout(desk.at, ordersOf(desk));

export const ordersScene: MakeScene = (desk) => {
  const { at, selected, select, isNarrow } = desk;
  const draft = ordersOf(desk);
  const own = areasToOrder(at);
  const isOwn = (area: Area | undefined): area is Area => area !== undefined && own.includes(area);
  const missing = missingIn(desk);
  const marks = new Map<Area, AreaMark>();
  const drafts = new Map<Area, Order | "missing">(draft.place.map(({ area, order }) => [area, order]));
  for (const area of missing) {
    marks.set(area, { state: "missing" });
    drafts.set(area, "missing");
  }
  const isOpen = isOwn(selected);
  if (isOpen) marks.set(selected, { state: "selected" });
  return {
    marks,
    drafts,
    stops: missing.length > 0 ? missing : own,
    onArea: (area) => {
      select(isOwn(area) && area !== selected ? area : undefined);
      if (!isOwn(area)) desk.explain(trayFor(at, draft, area)[0].refusal);
    },
    ...(isOpen && !isNarrow ? { note: { area: selected, content: <AreaTray key={selected} area={selected} /> } } : {}),
    panel: isOpen && isNarrow ? <AreaTray key={selected} area={selected} /> : <OrderList />,
  };
};

const trayKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-"];

/** Every area with its order, and how much is left to do. */
function OrderList() {
  const desk = useDesk();
  const { at, select, selected, words, text } = desk;
  const draft = ordersOf(desk);
  const own = areasToOrder(at);
  const missing = missingIn(desk);
  const done = draft.place.length;
  // By keyboard an order is laid where one stands, and the next area is gone to; from elsewhere an area is opened first.
  const layByKey = (place: number): void => {
    const area = own.find((one) => areaButton(one) === document.activeElement);
    if (area === undefined) {
      select(missing[0] ?? own[0]);
      return;
    }
    const { order, refusal } = trayFor(at, draft, area)[place];
    if (refusal !== undefined) {
      desk.explain(refusal);
      return;
    }
    const next = placed(draft, area, order);
    desk.change(next, text.orders.laid(words.area(area), words.order(order)));
    areaButton(nextWithout(at, next, area))?.focus();
  };
  useKeys(
    own.length === 0
      ? []
      : trayFor(at, draft, own[0]).map(({ order }, place) => ({
          key: trayKeys[place],
          label: words.order(order),
          act: () => layByKey(place),
        })),
  );
  return (
    <AskPanel
      lead={text.orders.lead}
      send={text.orders.ready}
      warning={
        missing.length > 0
          ? { brief: text.orders.withoutCount(missing.length), whole: text.orders.without(missing.map(words.area)) }
          : undefined
      }
      hint={<Season />}
    >
      <ul className="order-list">
        {own.map((area) => {
          const order = orderAt(draft, area);
          return (
            <li key={area}>
              <button
                type="button"
                className="ask-row"
                aria-pressed={area === selected}
                onClick={() => select(area === selected ? undefined : area)}
              >
                <OrderIcon order={order} house={at.house} />
                <span className="grow">
                  <b>{words.area(area)}</b>
                  <small className={missing.includes(area) ? "needed" : "muted"}>
                    {missing.includes(area)
                      ? text.orders.choose
                      : order === NONE
                        ? text.orders.noneLeft
                        : words.order(order)}
                  </small>
                </span>
                <Army area={area} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="progress-line">
        <b>{text.orders.done(done, own.length)}</b>
        <Stars />
      </div>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${own.length === 0 ? 100 : (100 * done) / own.length}%` }} />
      </div>
    </AskPanel>
  );
}

/** The area to go on to from one that has its order now: by its number the next that awaits one. */
const nextWithout = (at: Seated, draft: OrdersDecision, from: Area): Area | undefined => {
  const missing = areasWithout(at, draft);
  return missing.find((area) => area > from) ?? missing[0];
};

/** The button of an area on the map. */
const areaButton = (area: Area | undefined): HTMLElement | null =>
  area === undefined ? null : document.querySelector(`[role=button][data-area="${area}"]`);

function Stars() {
  const desk = useDesk();
  return (
    <span className="stars">
      <Icon name="throne/court-star" size={16} />
      {desk.text.orders.stars(starsUsed(ordersOf(desk)), starsAllowed(desk.at))}
    </span>
  );
}

/** The tokens that may lie in an area; those that may not say why. */
function AreaTray({ area }: { readonly area: Area }) {
  const desk = useDesk();
  const { at, words, text, select, change, isNarrow } = desk;
  const { text: whole } = useReading();
  const draft = ordersOf(desk);
  const tray = trayFor(at, draft, area);
  const here = orderAt(draft, area);

  const lay = (order: Order): void => {
    const next = placed(draft, area, order === here ? NONE : order);
    change(next, text.orders.laid(words.area(area), order === here ? text.orders.none : words.order(order)));
    select(order === here ? area : isNarrow ? nextWithout(at, next, area) : undefined);
  };
  // By key one goes on, as from an area that was not opened; a hand that presses goes on by itself.
  const layByKey = (order: Order): void => {
    lay(order);
    if (order !== here && !isNarrow) areaButton(nextWithout(at, placed(draft, area, order), area))?.focus();
  };
  const takeFrom = (other: Area): void => {
    change(swapped(draft, area, other), text.orders.swapped(words.area(area), words.area(other)));
  };
  useKeys(
    tray.map(({ order, refusal }, place) => ({
      key: trayKeys[place],
      label: words.order(order),
      act: () => (refusal === undefined ? layByKey(order) : desk.explain(refusal)),
    })),
  );
  const lent = tray.filter(({ left, lies, isHere }) => left === 0 && !isHere && lies.length > 0);
  return (
    <Note title={words.area(area)} lead={areaLine(at.view, area, words, whole)} aside={isNarrow && <Stars />}>
      <OrderTray
        title={text.orders.tray}
        tokens={tray.map(({ order, left, isHere, refusal }) => ({
          order,
          isChosen: isHere,
          refusal,
          label: text.orders.token(words.order(order), left),
          below: <small className="num">{left > 0 ? `×${left}` : "–"}</small>,
        }))}
        onChoose={lay}
      />
      {lent.length > 0 && here !== NONE && (
        <p className="swaps">
          <span className="muted">{text.orders.swapWith}</span>
          {lent.flatMap(({ order, lies }) =>
            lies.map((other) => (
              <button key={other} type="button" className="chip swap" onClick={() => takeFrom(other)}>
                <OrderIcon order={order} house={at.house} size={22} />
                {words.area(other)}
              </button>
            )),
          )}
        </p>
      )}
      {isNarrow && <Pager area={area} />}
    </Note>
  );
}

/** On a phone: from area to area without going back to the list. */
function Pager({ area }: { readonly area: Area }) {
  const desk = useDesk();
  const { at, select, text } = desk;
  const own = areasToOrder(at);
  const place = own.indexOf(area);
  return (
    <div className="ask-foot pager">
      <button
        type="button"
        className="btn square"
        aria-label={text.previousArea}
        onClick={() => select(own[(place + own.length - 1) % own.length])}
      >
        <Icon name="ui-chevron" className="turned-left" />
      </button>
      <button type="button" className="btn grow" onClick={() => select(undefined)}>
        {text.orders.toList(ordersOf(desk).place.length, own.length)}
      </button>
      <button
        type="button"
        className="btn square"
        aria-label={text.nextArea}
        onClick={() => select(own[(place + 1) % own.length])}
      >
        <Icon name="ui-chevron" />
      </button>
    </div>
  );
}
