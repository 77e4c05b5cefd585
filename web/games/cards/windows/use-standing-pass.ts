import { useEffect, useRef } from "react";
import { afterTime } from "../../../session/live.ts";
import type { Desk } from "../desk/desk.ts";
import { isTarget, momentOf } from "./moment.ts";
import { isPoll, shouldPass, waitFor } from "./should-pass.ts";
import { hasEnded, setWish, useWish } from "./wishes.ts";

/** A number from 0 up to 1 that nobody can foresee. */
const chanceNow = (): number => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

/**
 * Passes for a reader who need not be asked. What is sent is what a person sends who passes by hand, after a wait that tells
 * nothing; once for each question.
 */
export function useStandingPass(
  desk: Desk | undefined,
  chance: () => number = chanceNow,
  after: typeof afterTime = afterTime,
): void {
  const table = desk?.table ?? "";
  const wish = useWish(table);
  const given = useRef<number>(undefined);
  const isOver =
    desk !== undefined &&
    !desk.isWhatIf &&
    isPoll(desk.kind) &&
    hasEnded(wish, momentOf(desk.view), isTarget(desk.view, desk.seat));
  useEffect(() => {
    if (isOver) setWish(table, { is: "could" });
  }, [isOver, table]);

  const isDue =
    desk !== undefined &&
    !isOver &&
    given.current !== desk.ask.id &&
    shouldPass({
      kind: desk.kind,
      answers: desk.answers,
      wish,
      isAnswered: desk.kept !== undefined,
      isSending: desk.isSending,
      isWhatIf: desk.isWhatIf,
      isDrafting: desk.selected !== undefined || desk.hand !== undefined || desk.draft !== undefined,
    });
  const id = desk?.ask.id;
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each question, however often its page is drawn.
  useEffect(() => {
    if (!isDue) return undefined;
    return after(waitFor(chance()), () => {
      const now = latest.current;
      if (now === undefined || now.ask.id !== id || given.current === id) return;
      given.current = id;
      now.send({ kind: "pass" });
    });
  }, [isDue, id]);
}
