// @vitest-environment happy-dom
import type { Refused } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { type SmallSession, type SmallView, smallClient, smallSession } from "../testing/small-game.tsx";
import type { GameClient } from "./game-client.ts";
import { type Answering, useHeldAnswers } from "./use-held-answers.ts";

/** Naming a number is foreseen: the same seat is asked for the next. Seven is left to the dice; nine ends the turn. */
const client: GameClient = {
  ...smallClient,
  foresee(view, _seat, answer) {
    const { ask, ...rest } = view as SmallView;
    if (answer === "name 7") return undefined;
    return { ...rest, ask: ask + 1, asked: answer === "name 9" ? [1] : [0] };
  },
};

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

let leave = (): void => undefined;
afterEach(() => leave());

interface Seated {
  readonly session: SmallSession;
  readonly foreseen: Set<number>;
  now(): Answering;
  /** The table tells of another position. */
  arrive(view: Partial<SmallView>): void;
  decide(answer: string): Promise<void>;
}

function sitDown(session: SmallSession = smallSession()): Seated {
  let answering: Answering | undefined;
  const foreseen = new Set<number>();
  const first = session.tableView.getState().view as unknown as SmallView;
  function Reader({ view }: { readonly view: SmallView }) {
    const [ask] = client.asks(view).filter(({ seats }) => seats.includes(0));
    answering = useHeldAnswers({ client, session, view, seat: 0, ask }, foreseen);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  let view = first;
  const draw = (): void => void act(() => root.render(<Reader view={view} />));
  draw();
  leave = () => act(() => root.unmount());
  const now = (): Answering => answering as Answering;
  return {
    session,
    foreseen,
    now,
    arrive(changes) {
      view = { ...view, ...changes };
      draw();
    },
    decide: (answer) => act(async () => now().decide(answer)),
  };
}

test("steps that are foreseen are held: nothing is sent, and the next question is that after them", async () => {
  const { session, now, decide } = sitDown();
  await decide("name 1");
  await decide("name 2");
  expect(session.said).toEqual([]);
  expect(now()).toMatchObject({ held: ["name 1", "name 2"], ask: { id: 7 } });
  act(() => now().takeBack?.());
  expect(now()).toMatchObject({ held: ["name 1"], ask: { id: 6 } });
});

test("the first step that is not foreseen sends all, in their order, each to its own question", async () => {
  const { session, now, decide, foreseen, arrive } = sitDown();
  await decide("name 1");
  await decide("name 2");
  await decide("name 7");
  expect(session.said).toEqual(["5: name 1", "6: name 2", "7: name 7"]);
  // What the reader saw as they did it is not told to them again.
  expect([...foreseen]).toEqual([5, 6]);
  arrive({ ask: 6 });
  expect(now().ask?.id).toBe(7);
  arrive({ ask: 8 });
  expect(now()).toMatchObject({ held: [], ask: { id: 8 } });
});

test("a turn that ends by itself is sent when the reader says so", async () => {
  const { session, now, decide } = sitDown();
  await decide("name 9");
  expect([session.said, now().ask]).toEqual([[], undefined]);
  await act(async () => now().finish?.());
  expect(session.said).toEqual(["5: name 9"]);
});

test("where a step is refused the rest is not sent, and the refusal stands at its question", async () => {
  const session = smallSession();
  const why: Refused = { rule: "small.too-large", params: {} } as unknown as Refused;
  vi.spyOn(session, "decide").mockImplementation(async (ask, answer) => {
    session.said.push(`${ask}: ${answer}`);
    return ask === 5 ? why : undefined;
  });
  const { now, decide } = sitDown(session);
  await decide("name 1");
  await decide("name 7");
  expect(session.said).toEqual(["5: name 1"]);
  expect(now()).toMatchObject({ held: [], ask: { id: 5 }, refused: why });
});

test("when the game goes another way, what was held is forgotten", async () => {
  const { now, decide, arrive } = sitDown();
  await decide("name 1");
  arrive({ ask: 9 });
  expect(now()).toMatchObject({ held: [], ask: { id: 9 } });
  arrive({ ask: 5 });
  expect(now().held).toEqual([]);
});

test("a clock that runs out takes the first held step; taken back, there is none", async () => {
  const { session, now, decide } = sitDown();
  await decide("name 1");
  expect(session.tableView.getState().draft).toEqual({ ask: 5, answer: "name 1" });
  act(() => now().takeBack?.());
  expect(session.tableView.getState().draft).toBeUndefined();
});
