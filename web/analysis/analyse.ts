import type { SomeAnswer, SomeCraft, SomeState } from "@weirwood/catalogue";
import { blundersIn, chancesIn, type JudgedDecision, judgeDecision } from "@weirwood/catalogue/minds";
import { type GameEvent, isRecordProblem, type RecordFile, replay, type Seat } from "@weirwood/kernel";
import { doneBy } from "../counsel/work-out.ts";

/** An answer, and what it does by itself, as its seat would be told. */
export interface ToldAnswer {
  /** In notation. */
  readonly answer: string;
  /** Nothing where all answer in secret: what is told says nothing of the answer then. */
  readonly does: readonly GameEvent[];
}

/** A decision that gave much away, and what would have been better. */
export interface MarkedDecision {
  /** The position just after it. */
  readonly at: number;
  readonly seat: Seat;
  readonly round: number;
  /** The kind of question that it answers. */
  readonly ask: string;
  readonly answered: ToldAnswer;
  readonly better: ToldAnswer;
  /** Chance to win that it cost, from 0 to 1. */
  readonly cost: number;
}

/** Everybody's chance to win at a position. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: readonly number[];
}

/** What looking back at a game has found. */
export interface GameAnalysis {
  /** From the set-up to the end, wherever a stretch of the game begins. */
  readonly curve: readonly CurvePoint[];
  /** The dearest first. */
  readonly marked: readonly MarkedDecision[];
}

/** A decision with the position before it, for as long as it may be marked. */
interface Looked {
  readonly judged: JudgedDecision<SomeAnswer>;
  readonly view: SomeState;
  readonly round: number;
}

/**
 * Judges every decision of a record by what its seat could know, and the positions on the way. `tell` hears how far it is.
 * Undefined where the record cannot be played. The same record gets the same analysis.
 */
export function analyse(
  craft: SomeCraft,
  record: RecordFile,
  tell: (done: number) => void = () => undefined,
): GameAnalysis | undefined {
  const { rules, guide } = craft;
  const curve: CurvePoint[] = [];
  const looked = new Map<number, Looked>();
  let before: SomeState | undefined;
  let moment = 0;
  const end = replay(rules, record, {
    onSetup(state) {
      before = rules.clone(state);
      moment = guide.moment(state);
      curve.push({ at: 0, chances: chancesIn(craft, state) });
    },
    onDecision({ index, seat, answer, state }) {
      if (before === undefined) return;
      const judged = judgeDecision(craft, before, seat, answer, index);
      if (judged !== undefined && judged.cost > 0) {
        looked.set(index, { judged, view: rules.view(before, seat), round: rules.round(before) });
      }
      const isOver = rules.outcome(state) !== undefined;
      if (isOver || guide.moment(state) > moment) curve.push({ at: index + 1, chances: chancesIn(craft, state) });
      moment = guide.moment(state);
      rules.copy(state, before);
      tell(index + 1);
    },
  });
  if (isRecordProblem(end)) return undefined;
  const dearest = blundersIn([...looked.values()].map(({ judged }) => judged));
  return { curve, marked: dearest.map(({ decision }) => markedOf(craft, looked.get(decision) as Looked)) };
}

function markedOf(craft: SomeCraft, { judged, view, round }: Looked): MarkedDecision {
  const { decision, seat, answer, better, cost } = judged;
  const asked = craft.rules.asks(view).find(({ seats }) => seats.includes(seat));
  const isSecret = asked?.secret === true;
  const told = (one: SomeAnswer): ToldAnswer => ({
    answer: craft.rules.print(one),
    does: isSecret ? [] : doneBy(craft, view, seat, one),
  });
  return { at: decision + 1, seat, round, ask: asked?.kind ?? "", answered: told(answer), better: told(better), cost };
}
