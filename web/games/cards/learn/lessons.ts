import { dangersIn } from "@weirwood/cards/questions";
import type { Anchor, Hint } from "../../../learn/guide.ts";
import { seatThing } from "../desk/things.ts";
import { type HintMoment, onThing, powerIn } from "./moment.ts";
import { guidedRounds } from "./steps.ts";

export type LessonId = keyof HintMoment["learn"]["told"];

/** What is told once: where the game stands, and what is new about it. */
interface Lesson {
  readonly id: LessonId;
  readonly step: string;
  readonly rule: string;
  readonly anchors: (moment: HintMoment) => readonly Anchor[];
  readonly isDue: (moment: HintMoment) => boolean;
}

const phases: readonly Anchor[] = [{ part: "phases" }];
const panel: readonly Anchor[] = [{ part: "panel" }];
const isAsked = ({ ask }: HintMoment, ...kinds: readonly string[]): boolean =>
  ask !== undefined && kinds.includes(ask.kind);

export const lessons: readonly Lesson[] = [
  {
    id: "welcome",
    step: "set-up",
    rule: "cards.victory.power",
    anchors: () => [{ part: "board" }],
    isDue: (moment) => isAsked(moment, "deck"),
  },
  {
    id: "round",
    step: "plot",
    rule: "cards.round.begins",
    anchors: () => phases,
    isDue: (moment) => moment.round === 1 && isAsked(moment, "plot"),
  },
  {
    id: "roundOver",
    step: "count",
    rule: "cards.dominance.won",
    anchors: ({ seat }) => [onThing(seatThing(seat))],
    isDue: (moment) => moment.round === 2 && isAsked(moment, "plot"),
  },
  {
    id: "gold",
    step: "marshal",
    rule: "cards.marshalling.income",
    anchors: () => [{ selector: ".cards-hand" }],
    isDue: (moment) => moment.phase === "marshalling" && isAsked(moment, "action"),
  },
  {
    id: "asked",
    step: "answer",
    rule: "cards.window.poll",
    anchors: () => panel,
    isDue: (moment) => isAsked(moment, "response") && moment.advice !== undefined,
  },
  {
    id: "dying",
    step: "answer",
    rule: "cards.saves.round",
    anchors: ({ view }) => dangersIn(view).map((body) => onThing(`b${body}`)),
    isDue: (moment) => isAsked(moment, "save") && dangersIn(moment.view).length > 0,
  },
  {
    id: "summary",
    step: "count",
    rule: "cards.victory.power",
    anchors: ({ seat }) => [onThing(seatThing(seat))],
    isDue: ({ round, ask }) => round > guidedRounds && ask !== undefined,
  },
];

/** The next of what is to be told, of what was not yet. */
export function lessonFor(moment: HintMoment, seen: ReadonlySet<string>): Hint | undefined {
  const due = lessons.find((lesson) => !seen.has(lesson.id) && lesson.isDue(moment));
  if (due === undefined) return undefined;
  const { learn } = moment;
  const { title, text } = learn.told[due.id];
  return {
    id: due.id,
    teaches: due.id,
    step: due.step,
    rule: due.rule,
    anchors: due.anchors(moment),
    title: title(),
    text: text(...powerIn(moment)),
    ...(due.id === "summary" && {
      next: [
        { label: learn.next.timing, to: "/games/cards/timing" },
        { label: learn.next.rules, to: "/rules/cards" },
      ],
    }),
  };
}
