import {
  type Area,
  crownsIn,
  isStarred,
  NONE,
  type Order,
  type OrdersDecision,
  orderIds,
  ownerOf,
} from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import type { Hint, Offer, Token } from "../../../learn/guide.ts";
import { OrderIcon } from "../desk/pictures.tsx";
import { areasWithout, orderAt, placed, type TrayToken, trayFor } from "../draft/orders.ts";
import { type Aim, aimBeside, aimsOf, fightBeside, orderSorts, sortOf, threatTo } from "./aims.ts";
import { type HintMoment, onMap, ordersIn } from "./moment.ts";
import { litBy } from "./spoken-of.ts";

/** Orders, area by area: the hint holds the tokens, rings one of them and says why; the last one sends them. */
export function orderHint(moment: HintMoment, seen: ReadonlySet<string>): Hint | undefined {
  const { at, ask, advice } = moment;
  if (ask === undefined || advice?.kind !== "orders") return undefined;
  const missing = areasWithout(at, ordersIn(moment));
  if (missing.length === 0) return readyHint(moment, ask.id, seen);
  const aims = aimsOf(at, advice);
  const id = (area: Area): string => `orders/${ask.id}/${area}`;
  const area = inOrderOfLesson(missing, advice, aims).find((one) => !seen.has(id(one)));
  if (area === undefined) return undefined;
  const order = suggestedFor(moment, area, advice);
  if (order === undefined) return undefined;
  const said = reasonFor(moment, area, order, aims);
  return {
    id: id(area),
    teaches: `orders-${sortOf(orderIds[order])}`,
    step: "orders",
    rule: "throne.orders.one-per-area",
    anchors: [area, ...said.to].map(onMap),
    title: moment.learn.orders.titles[sortOf(orderIds[order])](moment.words.area(area)),
    text: said.text,
    reason: said.why,
    offer: offerOf(moment, area, order),
    light: litBy(area, said.to),
  };
}

/** What is to be gained on land comes first, then who helps; a lone ship is no first lesson. */
function inOrderOfLesson(areas: readonly Area[], advice: OrdersDecision, aims: ReadonlyMap<Area, Aim>): Area[] {
  const rank = (area: Area): number => {
    const aim = aims.get(area);
    if (aim !== undefined) return aim.sort === "empty" && aim.gain.castle !== undefined ? 0 : 1;
    return orderAt(advice, area) === NONE ? 3 : 2;
  };
  return [...areas].sort((one, other) => rank(one) - rank(other));
}

/** The advised order, another of its sort where its tokens are used up, else any that may lie there. */
function suggestedFor(moment: HintMoment, area: Area, advice: OrdersDecision): Order | undefined {
  const usable = trayFor(moment.at, ordersIn(moment), area).filter(({ refusal }) => refusal === undefined);
  const advised = orderAt(advice, area);
  const isSame = ({ order }: TrayToken): boolean => order === advised;
  const isLike = ({ order }: TrayToken): boolean =>
    advised !== NONE && sortOf(orderIds[order]) === sortOf(orderIds[advised]) && !isStarred(order);
  return (usable.find(isSame) ?? usable.find(isLike) ?? usable[0])?.order;
}

interface Said {
  readonly text: string;
  readonly why: string;
  /** Where it leads, to be lit with the area. */
  readonly to: readonly Area[];
}

function reasonFor({ at, learn, words }: HintMoment, area: Area, order: Order, aims: ReadonlyMap<Area, Aim>): Said {
  const said = learn.orders;
  const name = words.area(area);
  const sort = sortOf(orderIds[order]);
  switch (sort) {
    case "march": {
      const aim = aims.get(area);
      if (aim === undefined) return { text: said.march.onward(name), why: said.why.march.onward, to: [] };
      const { to, gain, ours, theirs, foe } = aim;
      const texts = {
        empty: () => said.march.empty(name, words.area(to), gain),
        foe: () => said.march.foe(name, words.area(to), gain, words.house(foe), ours, theirs),
        garrison: () => said.march.garrison(name, words.area(to), gain, ours, theirs),
      };
      return { text: texts[aim.sort](), why: said.why.march[aim.sort], to: [to] };
    }
    case "support": {
      const to = fightBeside(at, area, aims) ?? aimBeside(at, area, aims);
      if (to === undefined) return { text: said.support.calm(name), why: said.why.support, to: [] };
      return { text: said.support.fight(name, words.area(to)), why: said.why.support, to: [to] };
    }
    case "consolidate":
      return { text: said.consolidate(name, 1 + crownsIn(at.view, area)), why: said.why.consolidate, to: [] };
    default: {
      const beside = threatTo(at, area);
      if (beside === undefined) return { text: said.defense.calm(name), why: said.why.defense, to: [] };
      const house = words.house(ownerOf(at.view, beside));
      const text =
        sort === "raid"
          ? said.raid(name, house, words.area(beside))
          : said.defense.near(name, house, words.area(beside));
      return { text, why: said.why[sort], to: [beside] };
    }
  }
}

/** The tokens of the tray, the suggested sort first. */
function offerOf(moment: HintMoment, area: Area, suggested: Order): Offer {
  const { at, words, text, learn } = moment;
  const draft = ordersIn(moment);
  const sort = sortOf(orderIds[suggested]);
  const act = (order: Order) => ({ prepare: throne.print(placed(draft, area, order)) });
  const tokenOf = ({ order, left, refusal }: TrayToken): Token => ({
    id: orderIds[order],
    name: words.order(order),
    line: text.legend.orders[orderIds[order] as keyof typeof text.legend.orders],
    picture: <OrderIcon order={order} house={at.house} size={sortOf(orderIds[order]) === sort ? 44 : 34} />,
    left,
    isSuggested: order === suggested,
    act: refusal === undefined ? act(order) : undefined,
  });
  const tray = trayFor(at, draft, area).map((token) => ({
    sort: sortOf(orderIds[token.order]),
    token: tokenOf(token),
  }));
  const others = orderSorts.filter((one) => one !== sort);
  return {
    label: learn.orders.place(words.order(suggested)),
    act: act(suggested),
    groups: [
      {
        title: text.legend.kinds[sort].name,
        isSuggested: true,
        tokens: tray.flatMap((one) => (one.sort === sort ? [one.token] : [])),
      },
      {
        title: learn.orders.others,
        isSuggested: false,
        tokens: others.flatMap((other) => tray.flatMap((one) => (one.sort === other ? [one.token] : []))),
      },
    ],
  };
}

function readyHint({ draft, learn }: HintMoment, ask: number, seen: ReadonlySet<string>): Hint | undefined {
  const id = `ready/${ask}`;
  if (seen.has(id) || draft === undefined) return undefined;
  return {
    id,
    teaches: "ready",
    step: "ready",
    rule: "throne.orders.secret",
    anchors: [{ part: "send" }],
    title: learn.orders.readyTitle,
    text: learn.orders.ready,
    reason: learn.orders.readyWhy,
    offer: { label: learn.orders.send, act: { send: throne.print(draft) } },
  };
}
