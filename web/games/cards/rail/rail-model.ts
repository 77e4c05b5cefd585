import {
  type Cards,
  CHALLENGE,
  type EntryId,
  iconIds,
  NONE,
  type StackItem,
  type StepId,
  stepIds,
  type Timing,
} from "@weirwood/cards/questions";
import type { CardsSymbol } from "../art/symbol-names.ts";
import type { Saying } from "../board/spot-words.ts";

/** One pill of the rail. */
export interface RailStep {
  readonly id: string;
  readonly words: string;
  readonly rule: string;
}

/** What the rail says: the window, what lies inside it, and all steps with the present one. */
export interface Rail {
  readonly symbol: CardsSymbol;
  readonly title: string;
  /** What is carried out inside the present step, and how far it is; undefined where nothing is. */
  readonly inside: { readonly before: string; readonly act: string; readonly after: string } | undefined;
  readonly steps: readonly RailStep[];
  readonly present: number;
  /** The step of what lies inside, by its number and name. */
  readonly innermost: string | undefined;
}

const stepRules: { readonly [step in StepId]: string } = {
  declare: "cards.window.declare",
  save: "cards.window.saves",
  execute: "cards.window.execute",
  passives: "cards.window.passives",
  responses: "cards.window.responses",
  end: "cards.window.end",
};

const entryRules: { readonly [entry in EntryId]?: string } = {
  decks: "cards.setup.house",
  mulligan: "cards.setup.mulligan",
  place: "cards.setup.placed",
  "phase-begins": "cards.round.phase",
  "phase-ends": "cards.round.phase-ends",
  "choose-plots": "cards.plots.own",
  "reveal-plots": "cards.plots.revealed",
  titles: "cards.melee.title",
  draw: "cards.draw.count",
  "turn-begins": "cards.challenges.turn",
  income: "cards.marshalling.income",
  challenge: "cards.challenges.declared",
  attackers: "cards.challenges.attackers",
  defenders: "cards.challenges.defenders",
  resolution: "cards.challenges.resolution",
  dominance: "cards.dominance.won",
  stand: "cards.standing.stand",
  tax: "cards.taxation.gold",
  "round-ends": "cards.round.ends",
};
const ACTIONS = "cards.window.first";

/** What the rail says of where the game stands. */
export function railOf(view: Cards, seat: number, timing: Timing, saying: Saying): Rail {
  const { stack } = timing;
  const [outer] = stack;
  const { names } = saying.words.book;
  const say = saying.text.board.rail;
  const inner = stack.length > 1 ? stack[stack.length - 1] : undefined;
  const steps =
    outer === undefined
      ? timing.entries.map((id) => ({ id, words: names.entry[id], rule: entryRules[id] ?? ACTIONS }))
      : stepIds.map((id) => ({ id, words: say.steps[id], rule: stepRules[id] }));
  return {
    ...headOf(view, seat, timing, saying),
    inside:
      outer === undefined || inner === undefined
        ? undefined
        : { before: say.inside(placeOf(outer)), act: actOf(inner, view, seat, saying), after: say.own(placeOf(inner)) },
    steps,
    present: outer === undefined ? timing.entry : stepIds.indexOf(outer.step),
    innermost: inner && `${placeOf(inner)} ${say.steps[inner.step]}`,
  };
}

const placeOf = ({ step }: StackItem): number => stepIds.indexOf(step) + 1;

function actOf({ is, seat: of, card }: StackItem, view: Cards, seat: number, { words, text }: Saying): string {
  const say = text.board.rail;
  if (of !== undefined) return of === seat ? say.ownAct[is] : say.act[is](words.seat(view, of));
  return card === undefined ? say.act[is](undefined) : words.card(card);
}

const courseSteps: ReadonlySet<string | undefined> = new Set(["attackers", "defenders", "resolution"]);

function headOf(
  view: Cards,
  seat: number,
  { stack, phase, entries, entry, active }: Timing,
  saying: Saying,
): Pick<Rail, "symbol" | "title"> {
  const { words, text } = saying;
  const { names } = words.book;
  const say = text.board.rail;
  const [outer] = stack;
  if (view[CHALLENGE] !== NONE) {
    const icon = iconIds[view[CHALLENGE]];
    const at = outer?.window;
    const of = courseSteps.has(at) ? (at as "attackers" | "defenders" | "resolution") : "actions";
    return { symbol: `cards/challenge-${icon}`, title: say.challenge[icon][of] };
  }
  if (outer?.window !== undefined) return { symbol: "cards/act-framework", title: names.window[outer.window] };
  if (outer !== undefined) return { symbol: symbolOf(outer), title: actOf(outer, view, seat, saying) };
  if (active !== undefined && (phase === "marshalling" || phase === "challenges"))
    return {
      symbol: phase === "marshalling" ? "cards/gold" : "cards/challenge-military",
      title: say[phase](words.seat(view, active), active === seat),
    };
  const now = entries[entry];
  return {
    symbol: "cards/act-framework",
    title: now === undefined ? (phase === undefined ? say.over : names.phase[phase]) : names.entry[now],
  };
}

const symbolOf = ({ is }: StackItem): CardsSymbol =>
  is === "replacement" ? "cards/act-passive" : is === "play" ? "cards/act-play" : `cards/act-${is}`;
