import { chanceFrom, type GameEvent, isRefusal, NOBODY, ONLOOKER, seedFrom } from "@weirwood/kernel";
import type { Variant } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import type { Circumstances, Moment } from "../../table/telling.ts";
import type { Position } from "./positions.ts";

/** A position from which an answer leads to a great moment, whatever is answered. */
export interface PositionBefore extends Position {
  readonly moment: Moment;
}

/** Finds a moment that begins at a place among events. */
type Find = (
  events: readonly GameEvent[],
  at: number,
  circumstances: Circumstances<Throne>,
) => { readonly upTo: number; readonly moment: Moment } | undefined;

interface Wanted {
  readonly find: Find;
  /** What is decided there. */
  readonly by: ThroneDecision["kind"];
  readonly players: number;
  readonly variants?: readonly Variant[];
  readonly isWanted?: (moment: Moment) => boolean;
}

const GAMES = 200;
/** So many answers are tried of those that the house could give. */
const CHANCES = 8;

/** Games are played by chance until whatever the one house that is awaited answers leads to such a moment. */
export function positionBefore({ players, variants = [], by, ...wanted }: Wanted): PositionBefore {
  const options = { players, variants };
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  for (let game = 0; game < GAMES; game++) {
    const state = throne.setup(read, seedFrom(`before ${game}`));
    const chance = chanceFrom(game + 1);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const answers = Array.from({ length: CHANCES }, () => throne.sample(state, seat, chance));
      const isCandidate = answers[0].kind === by && isAlone(state, seat);
      const moments = isCandidate ? answers.map((answer) => momentAfter(state, seat, answer, wanted)) : [];
      const [moment] = moments;
      if (moment !== undefined && !moments.includes(undefined)) {
        return { state, seat, answer: answers[0], options, moment };
      }
      throne.apply(state, seat, answers[0]);
    }
  }
  throw new Error("no game came to such a moment");
}

/** Whether nobody but this seat is awaited. */
const isAlone = (state: Throne, seat: number): boolean =>
  Array.from({ length: throne.seatsOf(state) }, (_, at) => at).every(
    (at) => throne.isAwaited(state, at) === (at === seat),
  );

function momentAfter(
  state: Throne,
  seat: number,
  answer: Position["answer"],
  { find, isWanted = () => true }: Pick<Wanted, "find" | "isWanted">,
): Moment | undefined {
  const then = throne.clone(state);
  const events: GameEvent[] = [];
  throne.apply(then, seat, answer, (event) => events.push(event));
  const [before, after] = [state, then].map((one) => throne.view(one, ONLOOKER));
  const circumstances: Circumstances<Throne> = { before, after, seat: ONLOOKER, language: "en" };
  for (let at = 0; at < events.length; ) {
    const found = find(events, at, circumstances);
    if (found !== undefined && isWanted(found.moment)) return found.moment;
    at = found?.upTo ?? at + 1;
  }
  return undefined;
}
