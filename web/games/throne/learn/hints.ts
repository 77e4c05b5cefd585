import type { Seat } from "@weirwood/kernel";
import {
  AREAS,
  type Area,
  type AskKind,
  houseOfSeat,
  isMarch,
  isRaid,
  type OrdersDecision,
  orderIn,
  ownerOf,
  standingIn,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { areasWithout, noOrders } from "../draft/orders.ts";
import { seatedAt } from "../draft/seated.ts";

/** What a hint points at: an area of the board, or a part of the page. */
export type Anchor = { readonly area: Area } | { readonly part: "board" | "panel" | "send" | "seats" | "phases" };

/** A moment of a game, as far as hints care. */
export interface HintMoment {
  readonly view: Throne;
  readonly seat: Seat;
  /** What the reader is asked and has not yet answered. */
  readonly ask: AskKind | undefined;
  /** The answer that is being prepared, in notation. */
  readonly draft: string | undefined;
  readonly round: number;
}

/** The way through a first turn. */
export const steps = ["look", "orders", "ready", "reveal", "march", "battle"] as const;
export type HintStep = (typeof steps)[number];

/** Hints by id; their words are in the text catalogue under the same id. */
export interface Hint {
  readonly id: HintId;
  readonly step: HintStep;
  /** Where it points, if this is its moment. */
  readonly when: (moment: HintMoment) => Anchor | undefined;
  /** The rule behind it. */
  readonly rule: string;
  /** Whether a bot may be asked to do it. */
  readonly mayAdvise?: true;
}

export type HintId = (typeof hintIds)[number];
export const hintIds = [
  "welcome",
  "orders",
  "order-kinds",
  "ready",
  "raven",
  "raid",
  "reveal",
  "march",
  "march-where",
  "support",
  "card",
  "blade",
  "casualties",
  "retreat",
  "control",
  "consolidate",
  "muster",
  "bid",
  "ties",
  "wildlings",
  "supply",
  "turn-over",
] as const;

/** When one of these questions is asked, and nothing more. */
const asked =
  (...kinds: readonly AskKind[]) =>
  (anchor: Anchor) =>
  ({ ask }: HintMoment): Anchor | undefined =>
    ask !== undefined && kinds.includes(ask) ? anchor : undefined;

const inPanel: Anchor = { part: "panel" };

/** The hints of a first game, in the order in which they want to be heard. */
export const hints: readonly Hint[] = [
  {
    id: "welcome",
    step: "look",
    rule: "throne.victory.areas",
    when: ({ round, ask }) => (round === 1 && ask === "orders" ? { part: "board" } : undefined),
  },
  {
    id: "orders",
    step: "orders",
    rule: "throne.orders.one-per-area",
    mayAdvise: true,
    when: (moment) => areaAt(firstWithout(moment)),
  },
  {
    id: "order-kinds",
    step: "orders",
    rule: "throne.orders.starred",
    mayAdvise: true,
    when: (moment) =>
      moment.ask === "orders" && ordersIn(moment).place.length > 0 && firstWithout(moment) !== undefined
        ? inPanel
        : undefined,
  },
  {
    id: "ready",
    step: "ready",
    rule: "throne.orders.secret",
    when: (moment) => (moment.ask === "orders" && firstWithout(moment) === undefined ? { part: "send" } : undefined),
  },
  { id: "raven", step: "reveal", rule: "throne.raven.optional", when: asked("raven")(inPanel) },
  {
    id: "raid",
    step: "reveal",
    rule: "throne.raid.resolve",
    mayAdvise: true,
    when: (moment) => (isAskedFor(moment, "raid", "raid-or-single") ? areaAt(firstOrder(moment, isRaid)) : undefined),
  },
  {
    id: "reveal",
    step: "reveal",
    rule: "throne.turn.phases",
    when: (moment) =>
      isAskedFor(moment, "march", "march-or-single", "raid", "raid-or-single") ? { part: "phases" } : undefined,
  },
  {
    id: "march",
    step: "march",
    rule: "throne.march.moves",
    mayAdvise: true,
    when: (moment) =>
      isAskedFor(moment, "march", "march-or-single") ? areaAt(firstOrder(moment, isMarch)) : undefined,
  },
  {
    id: "march-where",
    step: "march",
    rule: "throne.march.one-battle",
    when: (moment) =>
      isAskedFor(moment, "march", "march-or-single") && moment.draft !== undefined ? inPanel : undefined,
  },
  {
    id: "support",
    step: "battle",
    rule: "throne.support.offer",
    mayAdvise: true,
    when: asked("support", "accept")(inPanel),
  },
  {
    id: "card",
    step: "battle",
    rule: "throne.card.play",
    mayAdvise: true,
    when: asked("card", "three-cards")(inPanel),
  },
  { id: "blade", step: "battle", rule: "throne.blade.use", when: asked("blade")(inPanel) },
  { id: "casualties", step: "battle", rule: "throne.casualties.count", when: asked("casualties")(inPanel) },
  { id: "retreat", step: "battle", rule: "throne.retreat.one-area", when: asked("retreat")(inPanel) },
  { id: "control", step: "march", rule: "throne.control.leave-token", when: asked("control")(inPanel) },
  { id: "consolidate", step: "battle", rule: "throne.consolidate.pays", when: asked("consolidate")(inPanel) },
  { id: "muster", step: "look", rule: "throne.muster.placing", mayAdvise: true, when: asked("muster")(inPanel) },
  {
    id: "bid",
    step: "look",
    rule: "throne.clash.tracks",
    mayAdvise: true,
    when: asked("bid-iron-throne", "bid-fiefdoms", "bid-kings-court")(inPanel),
  },
  { id: "ties", step: "look", rule: "throne.clash.ties", mayAdvise: true, when: asked("ties")(inPanel) },
  {
    id: "wildlings",
    step: "look",
    rule: "throne.wildlings.attack",
    mayAdvise: true,
    when: asked("bid-wildlings")(inPanel),
  },
  {
    id: "supply",
    step: "look",
    rule: "throne.supply.losses",
    mayAdvise: true,
    when: asked("disband-supply", "disband-wildlings")(inPanel),
  },
  {
    id: "turn-over",
    step: "look",
    rule: "throne.turn.phases",
    when: ({ round, ask }) => (round > 1 && ask === "orders" ? { part: "board" } : undefined),
  },
];

export interface DueHint {
  readonly hint: Hint;
  readonly anchor: Anchor;
}

/** The next hint whose moment this is, of those that were not seen yet. */
export function hintFor(moment: HintMoment, seen: ReadonlySet<string>): DueHint | undefined {
  for (const hint of hints) {
    if (seen.has(hint.id)) continue;
    const anchor = hint.when(moment);
    if (anchor !== undefined) return { hint, anchor };
  }
  return undefined;
}

const isAskedFor = ({ ask }: HintMoment, ...kinds: readonly AskKind[]): boolean =>
  ask !== undefined && kinds.includes(ask);

const areaAt = (area: Area | undefined): Anchor | undefined => (area === undefined ? undefined : { area });

const allAreas: readonly Area[] = Array.from({ length: AREAS }, (_, area) => area);

/** Areas with own units that stand. */
const ownAreas = ({ view, seat }: HintMoment): readonly Area[] =>
  allAreas.filter((area) => ownerOf(view, area) === houseOfSeat(view, seat) && standingIn(view, area) > 0);

/** The orders that are being prepared. */
function ordersIn({ draft }: HintMoment): OrdersDecision {
  const answer = draft === undefined ? undefined : throne.parse(draft);
  return answer !== undefined && "place" in answer ? answer : noOrders;
}

/** The first area without an order that can still get one. */
function firstWithout(moment: HintMoment): Area | undefined {
  if (moment.ask !== "orders") return undefined;
  return areasWithout(seatedAt(moment.view, moment.seat), ordersIn(moment))[0];
}

const firstOrder = (moment: HintMoment, isSuch: (order: number) => boolean): Area | undefined =>
  ownAreas(moment).find((area) => isSuch(orderIn(moment.view, area)));
