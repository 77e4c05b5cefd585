import {
  type Answer,
  abilities,
  abilityNames,
  type Body,
  CARD_SOURCE,
  type Cards,
  cardOf,
  costToPlay,
} from "@weirwood/cards/questions";
import type { Refusal, Seat } from "@weirwood/kernel";

export type StepId = "declare" | "save" | "execute" | "passives" | "responses" | "end";

export interface StackItem {
  readonly is: "framework" | "action" | "response" | "save" | "cancel" | "passive" | "replacement" | "play";
  readonly window?: string;
  readonly seat?: Seat;
  readonly ability?: number;
  readonly card?: number;
  readonly body?: Body;
  readonly targets: readonly number[];
  readonly step: StepId;
}
export const stackOf = (_view: Cards): readonly StackItem[] => [];

export type CostPart =
  | { readonly is: "gold" | "influence" | "power"; readonly amount: number | "X" }
  | {
      readonly is: "kneel" | "discard" | "sacrifice" | "kill" | "return" | "other";
      readonly what: "self" | "another";
    };

export interface Offer {
  readonly is:
    | "play"
    | "duplicate"
    | "ambush"
    | "to-shadows"
    | "from-shadows"
    | "action"
    | "response"
    | "save"
    | "cancel";
  readonly card: number;
  readonly body?: Body;
  readonly cost: readonly CostPart[];
  readonly on?: Body;
  readonly asksMore: boolean;
}

export function offerOf(view: Cards, seat: Seat, { ability, source, x }: Answer<"act">): Offer {
  const name = abilityNames[ability];
  const card = source < CARD_SOURCE ? cardOf(view, source) : source - CARD_SOURCE;
  const { kind } = abilities[ability];
  const own = ["play", "duplicate", "ambush", "to-shadows", "from-shadows"] as const;
  const is =
    own.find((one) => one === name) ??
    (kind === "response" || kind === "save" || kind === "cancel" ? kind : ("action" as const));
  return {
    is,
    card,
    ...(source < CARD_SOURCE && { body: source }),
    cost: is === "play" ? [{ is: "gold", amount: costToPlay(view, seat, card, Math.max(0, x)) }] : [],
    asksMore: true,
  };
}

export const whyNotThing = (_view: Cards, _seat: Seat, _ref: number): Refusal | undefined => undefined;
