import { given } from "@weirwood/cards/given";
import { type Cards, dangersIn, type StackItem, type StepId, stackOf } from "@weirwood/cards/questions";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import { type GameEvent, isRefusal, type Json, type Seat } from "@weirwood/kernel";

/**
 * A challenge that Stark has won, from its result to the end of its window. The position is laid and played by the rules
 * in the page, so that nothing here can say what they would not do.
 */
const position: Json = {
  one: { house: "stark", play: [{ card: "core_8", with: ["core_150"] }, "core_5"], hand: ["qod_46"] },
  two: {
    house: "lannister",
    play: ["core_48", { card: "core_39", with: ["core_150"] }, "core_52"],
    hand: ["core_166"],
  },
};

type Answered = readonly [seat: Seat, notation: string];
const [stark, lannister] = [0, 1];
const bothPass: readonly Answered[] = [
  [stark, "pass"],
  [lannister, "pass"],
];

/** What is answered until each moment, as it is written down; the words of a moment are in the text under its name. */
const course = {
  counted: [
    ...bothPass,
    [stark, "challenge military two"],
    [stark, "choose robb-stark"],
    [stark, "choose eddard-stark"],
    ...bothPass,
    [lannister, "choose enemy-informer"],
    ...bothPass,
  ],
  declared: [[lannister, "choose lannisport-steward"]],
  executed: bothPass,
  answerable: bothPass,
  secret: [
    [lannister, "act core_166/1 core_166"],
    [stark, "act core_8/1 robb-stark"],
  ],
  saving: [
    [stark, "pass"],
    [lannister, "act core_150/1 two/core_150"],
  ],
  saved: bothPass,
  goesOn: bothPass,
  debts: [
    [stark, "pass"],
    [lannister, "act core_166/1 core_166"],
    [lannister, "choose lannisport-steward"],
  ],
  aimed: [[lannister, "choose robb-stark"]],
  cancelled: [
    [stark, "act qod_46/1 qod_46"],
    [lannister, "pass"],
  ],
  // For the dead pile, and for the discard pile.
  ended: [
    [lannister, "done"],
    [lannister, "done"],
  ],
} satisfies { readonly [moment: string]: readonly Answered[] };

export type MomentId = keyof typeof course;
export const momentIds = Object.keys(course) as readonly MomentId[];

/** A sentence of the rules, with what was being carried out as they said it. */
export interface Said {
  readonly event: GameEvent;
  /** How far inside another thing. */
  readonly depth: number;
  readonly step: StepId | undefined;
}

/** What somebody answered; in a round of secret answers that another one ended, it is forgotten. */
export interface Given {
  readonly seat: Seat;
  readonly answer: CardsDecision;
  readonly isForgotten: boolean;
}

/** A moment of the example: what was answered and said since the last one, and how the table stands now. */
export interface Moment {
  readonly id: MomentId;
  readonly view: Cards;
  readonly stack: readonly StackItem[];
  /** Cards in danger of being killed or discarded, by their bodies. */
  readonly dangers: readonly number[];
  readonly asked: { readonly kind: string; readonly seats: readonly Seat[] } | undefined;
  readonly given: readonly Given[];
  readonly told: readonly Said[];
}

/** Plays the example from its beginning. */
export function playExample(): readonly Moment[] {
  const game = given(position);
  return momentIds.map((id) => playTo(game, id));
}

function playTo(game: Cards, id: MomentId): Moment {
  const told: Said[] = [];
  const tell = (event: GameEvent): void => {
    const stack = stackOf(game);
    // What comes before the result has windows of its own, which the example does not show.
    if (id === "counted" && stack[0]?.window !== "resolution") return;
    told.push({ event, depth: Math.max(0, stack.length - 1), step: stack.at(-1)?.step });
  };
  const answers = (course[id] as readonly Answered[]).map(([seat, notation]) => decide(game, seat, notation, tell));
  const actor = answers.at(-1);
  const [ask] = cards.asks(game);
  return {
    id,
    view: cards.clone(game),
    stack: stackOf(game),
    dangers: dangersIn(game),
    asked: ask && { kind: ask.kind, seats: ask.seats.filter((seat) => cards.isAwaited(game, seat)) },
    // Where two wanted to act, the first in order did.
    given: (id === "counted" ? [] : answers).map((one) => ({
      ...one,
      isForgotten: one !== actor && one.answer.kind === "act" && actor?.answer.kind === "act",
    })),
    told,
  };
}

function decide(
  game: Cards,
  seat: Seat,
  notation: string,
  tell: (event: GameEvent) => void,
): Omit<Given, "isForgotten"> {
  const answer = cards.parse(notation, game);
  const refusal = isRefusal(answer) ? answer : cards.check(game, seat, answer);
  if (isRefusal(answer) || refusal !== undefined) throw new Error(`${notation}: ${refusal?.rule}`);
  cards.apply(game, seat, answer, tell);
  return { seat, answer };
}
