import {
  DECK,
  DECK_SIZE,
  DECKS,
  eventIds,
  homes,
  houseIds,
  LIES_OPEN,
  NONE,
  SEEN,
  TURN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Anchor, Hint } from "../../../learn/guide.ts";
import { castlesIn, type HintMoment, onMap, supplyIn } from "./moment.ts";
import { litBy } from "./spoken-of.ts";
import { guidedTurns } from "./steps.ts";

export type LessonId = keyof HintMoment["learn"]["told"];

/** What is told once: where the game stands, and what a Westeros card has done. */
interface Lesson {
  readonly id: LessonId;
  readonly step: string;
  readonly rule: string;
  readonly anchors: (moment: HintMoment) => readonly Anchor[];
  readonly isDue: (moment: HintMoment) => boolean;
}

const seats: readonly Anchor[] = [{ part: "seats" }];
const isAsked = ({ ask }: HintMoment, ...kinds: readonly string[]): boolean =>
  ask !== undefined && kinds.includes(ask.kind);

export const lessons: readonly Lesson[] = [
  {
    id: "welcome",
    step: "look",
    rule: "throne.victory.areas",
    anchors: ({ at }) => [onMap(homes[at.house])],
    isDue: (moment) => moment.round === 1 && isAsked(moment, "orders"),
  },
  {
    id: "reveal",
    step: "march",
    rule: "throne.turn.phases",
    anchors: () => [{ part: "phases" }],
    isDue: (moment) => isAsked(moment, "raven", "raid", "raid-or-single", "march", "march-or-single"),
  },
  {
    id: "castles",
    step: "look",
    rule: "throne.victory.at-once",
    anchors: () => seats,
    isDue: ({ round, ask }) => round === 2 && ask !== undefined,
  },
  {
    id: "supplied",
    step: "look",
    rule: "throne.supply.count",
    anchors: () => seats,
    isDue: (moment) => moment.ask !== undefined && hasCome(moment.at.view, "supply"),
  },
  {
    id: "income",
    step: "look",
    rule: "throne.income.crowns",
    anchors: () => seats,
    isDue: (moment) => isAsked(moment, "orders") && hasCome(moment.at.view, "game-of-thrones"),
  },
  {
    id: "summary",
    step: "power",
    rule: "throne.victory.areas",
    anchors: () => seats,
    isDue: ({ round, ask }) => round > guidedTurns && ask !== undefined,
  },
];

/** Whether a card lies open this turn: on top while it is settled, under its deck after that. */
function hasCome(view: Throne, event: string): boolean {
  if (view[TURN] === 1) return false;
  const place = view[LIES_OPEN] === 1 ? 0 : DECK_SIZE - 1;
  return Array.from({ length: DECKS }, (_, deck) => deck).some((deck) => {
    const card = view[LIES_OPEN] === 1 || view[SEEN + deck] > 0 ? view[DECK + deck * DECK_SIZE + place] : NONE;
    return card !== NONE && eventIds[card] === event;
  });
}

/** The next of what is to be told, of what was not yet. */
export function lessonFor(moment: HintMoment, seen: ReadonlySet<string>): Hint | undefined {
  const due = lessons.find((lesson) => !seen.has(lesson.id) && lesson.isDue(moment));
  if (due === undefined) return undefined;
  const { at, words, learn } = moment;
  const { title, text } = learn.told[due.id];
  const [held, needed] = castlesIn(moment);
  const [level, armies] = supplyIn(moment);
  return {
    id: due.id,
    teaches: due.id,
    step: due.step,
    rule: due.rule,
    anchors: due.anchors(moment),
    title: title(words.book.names.house[houseIds[at.house]]),
    text: text(held, needed, level, armies),
    ...(due.id === "welcome" && { light: litBy(homes[at.house], []) }),
    ...(due.id === "summary" && {
      next: [
        { label: learn.next.house, to: "/practice" },
        { label: learn.next.rules, to: "/rules/throne" },
      ],
    }),
  };
}
