import { type Decision, type GameEvent, NOBODY, type Rules, type Seat } from "@weirwood/kernel";

/**
 * The same strategies through the secret poll and through the plain procedure of the rulebook, in which one player after
 * the other acts or passes. The plain one is carried out by the same rules: whoever it lets act is the only one who does
 * not pass, so that the order of the poll decides nothing.
 */

/** What a seat does when it is asked: a function of nothing but its view. */
export type Strategy<State, Answer> = (view: State, seat: Seat) => Answer;

/** A poll that is open. */
export interface OpenPoll {
  /** The same as long as the round is the same; rounds within it begin with it. */
  readonly round: string;
  /** Who comes first. The plain procedure looks only when the round begins. */
  readonly from: Seat;
  /** Everybody still in the game, by seat. */
  readonly seats: readonly Seat[];
}

export interface PolledGame<State, Answer extends Decision> {
  readonly rules: Pick<Rules<State, Answer>, "awaited" | "check" | "apply" | "view">;
  /** The poll that is open, or undefined where something else is asked. */
  poll(state: State): OpenPoll | undefined;
  isPass(answer: Answer): boolean;
  passIn(state: State): Answer;
}

/** What is remembered of a round until all have passed. */
interface Round<Answer> {
  readonly key: string;
  readonly from: Seat;
  actor?: Seat;
  answers: ReadonlyMap<Seat, Answer>;
}

interface Table<Answer> {
  readonly says: (seat: Seat) => Answer;
  readonly isPass: (answer: Answer) => boolean;
  readonly isLegal: (seat: Seat, answer: Answer) => boolean;
  readonly pass: Answer;
}

/** Who sends what to a poll. */
export type Loop = <Answer>(poll: OpenPoll, round: Round<Answer>, table: Table<Answer>) => ReadonlyMap<Seat, Answer>;

const inOrder = ({ seats }: OpenPoll, from: Seat): readonly Seat[] => [
  ...seats.filter((seat) => seat >= from),
  ...seats.filter((seat) => seat < from),
];

function byEach<Answer>({ seats }: OpenPoll, answer: (seat: Seat) => Answer): ReadonlyMap<Seat, Answer> {
  return new Map(seats.map((seat) => [seat, answer(seat)]));
}

/** The first from a seat on who does not pass is the only one to act. */
const firstFrom: <Answer>(from: Seat, poll: OpenPoll, table: Table<Answer>) => ReadonlyMap<Seat, Answer> = (
  from,
  poll,
  { says, isPass, pass },
) => {
  const actor = inOrder(poll, from).find((seat) => !isPass(says(seat)));
  return byEach(poll, (seat) => (seat === actor ? says(seat) : pass));
};

/** Every seat says what it would do; the rules choose. */
export const polled: Loop = (poll, _, { says }) => byEach(poll, says);

/** The rulebook: one after the other, from where the round begins, and then from the left of whoever has acted. */
export const clockwise: Loop = (poll, { from, actor }, table) =>
  firstFrom(actor === undefined ? from : actor + 1, poll, table);

/** Ways to get it wrong, each of which the comparison must notice. */
export const mutants = {
  "the actor is left out": (poll, { actor }, { says, pass }) =>
    byEach(poll, (seat) => (seat === actor ? pass : says(seat))),
  "every poll starts where the round did": (poll, { from }, table) => firstFrom(from, poll, table),
  "dropped answers are taken over": (poll, { actor, answers }, { says, isLegal }) =>
    byEach(poll, (seat) => {
      const draft = seat === actor ? undefined : answers.get(seat);
      return draft !== undefined && isLegal(seat, draft) ? draft : says(seat);
    }),
} as const satisfies Record<string, Loop>;

/** Plays on for so many decisions or to the end, and tells what happened. Polls are answered by the loop. */
export function playLoop<State, Answer extends Decision>(
  { rules, poll: pollIn, isPass, passIn }: PolledGame<State, Answer>,
  state: State,
  strategy: Strategy<State, Answer>,
  loop: Loop,
  most: number,
): readonly GameEvent[] {
  const told: GameEvent[] = [];
  const open: Round<Answer>[] = [];
  const send = (seat: Seat, answer: Answer): void => rules.apply(state, seat, answer, (event) => told.push(event));
  const says = (seat: Seat): Answer => strategy(rules.view(state, seat), seat);
  for (let asked = 0; asked < most; asked++) {
    const seat = rules.awaited(state);
    if (seat === NOBODY) break;
    const poll = pollIn(state);
    if (poll === undefined) {
      send(seat, says(seat));
      continue;
    }
    const round = roundOf(poll, open);
    // Nothing changes until the answers are sent: each is asked once.
    const said = new Map<Seat, Answer>();
    const table: Table<Answer> = {
      says(player) {
        const answer = said.get(player) ?? says(player);
        said.set(player, answer);
        return answer;
      },
      isPass,
      isLegal: (asker, answer) => rules.check(state, asker, answer) === undefined,
      pass: passIn(state),
    };
    const answers = loop(poll, round, table);
    // Read before the answers are sent: they are wiped.
    const actor = inOrder(poll, poll.from).find((player) => !isPass(answers.get(player) as Answer));
    if (actor === undefined) open.pop();
    else Object.assign(round, { actor, answers });
    for (const [player, answer] of answers) send(player, answer);
  }
  return told;
}

/** The round that a poll belongs to, which may be new. Those that it is not within are over. */
function roundOf<Answer>(poll: OpenPoll, open: Round<Answer>[]): Round<Answer> {
  while (open.length > 0 && !poll.round.startsWith((open.at(-1) as Round<Answer>).key)) open.pop();
  const last = open.at(-1);
  if (last?.key === poll.round) return last;
  const begun: Round<Answer> = { key: poll.round, from: poll.from, answers: new Map() };
  open.push(begun);
  return begun;
}
