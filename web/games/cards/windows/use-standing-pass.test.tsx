// @vitest-environment happy-dom

import type { CardsDecision } from "@weirwood/cards/playing";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { laidDesk } from "../asks/testing/laid-desk.ts";
import { openBooks } from "../asks/testing/open-books.ts";
import { type Position, positionsOf } from "../asks/testing/positions.ts";
import type { Desk } from "../desk/desk.ts";
import { momentOf } from "./moment.ts";
import { useStandingPass } from "./use-standing-pass.ts";
import { setWish } from "./wishes.ts";

let asked: Position;

beforeAll(async () => {
  await openBooks();
  [asked] = positionsOf(["response"], 1);
});
beforeEach(() => setWish("a table", { is: "could" }));

/** A clock that a test moves, and what was sent. */
function table() {
  const waiting = new Map<() => void, number>();
  const sent: CardsDecision[] = [];
  const after = (milliseconds: number, ring: () => void): (() => void) => {
    waiting.set(ring, milliseconds);
    return () => void waiting.delete(ring);
  };
  const root = createRoot(document.createElement("div"));
  function Seat({ desk }: { readonly desk: Desk | undefined }) {
    useStandingPass(desk, () => 0.5, after);
    return null;
  }
  const deskWith = (changes: Partial<Desk>): Desk => ({
    ...laidDesk(asked.view, asked.seat, {}, ({ sent: answer }) => {
      if (answer !== undefined) sent.push(answer);
    }),
    ...changes,
  });
  const draw = (changes: Partial<Desk> | undefined): void => {
    act(() => root.render(<Seat desk={changes && deskWith(changes)} />));
  };
  const ring = (): void => {
    act(() => {
      for (const one of [...waiting.keys()]) {
        waiting.delete(one);
        one();
      }
    });
  };
  return { waiting, sent, draw, ring, leave: () => act(() => root.unmount()) };
}

const onlyPass: Partial<Desk> = { answers: [{ kind: "pass" }] };

test("whoever can do nothing passes after a wait, once for each question", () => {
  const { waiting, sent, draw, ring } = table();
  draw(onlyPass);
  expect([...waiting.values()]).toEqual([600]);
  draw(onlyPass);
  expect(waiting.size).toBe(1);
  ring();
  expect(sent).toEqual([{ kind: "pass" }]);
  draw({ ...onlyPass, isSending: true });
  draw(onlyPass);
  ring();
  expect(sent).toHaveLength(1);
});

test("the wait is the same for whoever does not want to be asked", () => {
  const { waiting, sent, draw, ring } = table();
  setWish("a table", { is: "never", until: "round", since: momentOf(asked.view) });
  draw({});
  expect([...waiting.values()]).toEqual([600]);
  ring();
  expect(sent).toEqual([{ kind: "pass" }]);
});

test("who could act, wants to be asked, or takes something up meanwhile is waited for", () => {
  const { waiting, sent, draw, ring } = table();
  draw({});
  expect(waiting.size).toBe(0);
  draw(onlyPass);
  draw({ ...onlyPass, selected: "b1" });
  expect(waiting.size).toBe(0);
  act(() => setWish("a table", { is: "always" }));
  draw(onlyPass);
  ring();
  expect(sent).toEqual([]);
});

test("nothing is sent for who has left, or of a question that is over", () => {
  const { waiting, draw, leave } = table();
  draw(onlyPass);
  draw(undefined);
  expect(waiting.size).toBe(0);
  draw(onlyPass);
  leave();
  expect(waiting.size).toBe(0);
});
