// @vitest-environment happy-dom
import { type CardsDecision, cards } from "@weirwood/cards/playing";
import { type AskKind, ATTACKING, askKinds, type Cards, GOLD, participants, placesOf } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, test } from "vitest";
import type { Scene } from "../desk/scene.ts";
import { handThing } from "../desk/things.ts";
import { cardsWords } from "../words.ts";
import { deedsOf } from "./deeds.ts";
import { passing } from "./ending.ts";
import { isMarshalling } from "./reasons.ts";
import { loadScene } from "./scenes.ts";
import { takenLately } from "./taken.tsx";
import { laidDesk, type Touched } from "./testing/laid-desk.ts";
import { openBooks } from "./testing/open-books.ts";
import { type Position, positionsOf, positionWhere } from "./testing/positions.ts";
import { drawn, pressAll, sentByButtons, wordsOf } from "./testing/reachable.tsx";

const EACH = 3;
const kinds = askKinds.filter((kind) => kind !== "number");
let positions: readonly Position[];

beforeAll(async () => {
  await openBooks();
  positions = positionsOf(kinds, EACH);
});

describe.each(kinds)("where %s is asked", (kind) => {
  test("every legal answer is a few presses away, and nothing else is sent", async () => {
    const found = positions.filter((position) => position.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    const scene = await loadScene(kind);
    for (const position of found) expect(pressAll(scene, position)).toEqual({ missing: [], wrong: [] });
  });

  test("the panel says something, and its buttons send what is legal", async () => {
    const [position] = positions.filter((one) => one.kind === kind);
    const scene = await loadScene(kind);
    const { view, seat } = position;
    const desk = laidDesk(view, seat, {}, () => {});
    expect(wordsOf(scene(desk), desk)).not.toContain("undefined");
    for (const answer of sentByButtons(scene, position)) expect(desk.why(answer)).toBeUndefined();
  });
});

describe("what ends something of one's own", () => {
  /** A desk of a position, and what every press leaves on it. */
  function deskOf({ view, seat }: Position, before: Touched = {}) {
    const after: { now?: Touched } = {};
    const desk = laidDesk(view, seat, before, (touched) => {
      after.now = touched;
    });
    return { desk, after };
  }
  const sendByKey = ({ keys }: Scene): void => keys?.find(({ key }) => key === " ")?.act();
  const endingOf = (kind: AskKind, isSo: (position: Position) => boolean) =>
    positionWhere((position) => position.kind === kind && isSo(position));
  const canPlay = ({ view, seat }: Position): boolean =>
    isMarshalling(view, seat) && [...deedsAt(view, seat)].length > 1;
  const deedsAt = (view: Cards, seat: number) =>
    deedsOf({ view, seat, answers: [...(cards.options(view, seat) ?? [])] }).filter(({ body }) => body === undefined);

  test.each([
    ["marshalling", "action", canPlay],
    ["challenges", "challenge", ({ view, seat }: Position) => [...(cards.options(view, seat) ?? [])].length > 1],
    ["set-up", "place", ({ view, seat }: Position) => [...(cards.options(view, seat) ?? [])].length > 1],
  ] as const)("%s: says what is left and asks once, by key and by button", async (_, kind, isSo) => {
    const scene = await loadScene(kind);
    const position = endingOf(kind, isSo);
    const first = deskOf(position);
    drawn(scene(first.desk), first.desk, (page) => {
      expect(page.querySelector(".btn.primary")).toBeNull();
      const quiet = page.querySelector<HTMLElement>(".decline");
      act(() => quiet?.click());
    });
    expect(first.after.now?.sent).toBeUndefined();
    const second = deskOf(position, first.after.now);
    drawn(scene(second.desk), second.desk, (page) => {
      expect(page.querySelector(".btn.primary")?.textContent).toContain(second.desk.text.asks.giveUp.goOn);
      expect(page.querySelector(".ask-warning")?.textContent).toMatch(/\?/);
    });
    const press = ({ desk }: ReturnType<typeof deskOf>) => sendByKey(scene(desk));
    press(second);
    expect(second.after.now?.sent).toEqual(first.after.now?.draft);
    const byKey = deskOf(position);
    press(byKey);
    expect(byKey.after.now?.sent).toBeUndefined();
  });

  test("a marshalling says how much gold is left", () => {
    const position = endingOf("action", (one) => canPlay(one) && one.view[GOLD + one.seat] === 3);
    const { desk } = deskOf(position);
    expect(passing(desk, deedsOf(desk)).label).toBe("End my marshalling (3 gold left)");
    expect(passing(desk, deedsOf(desk)).left).toMatch(/^End with 3 gold unspent\?/);
  });

  test("a set-up that leaves gold for more says how much, and asks once for each row of cards", async () => {
    const scene = await loadScene("place");
    const cardsIn = (answer: CardsDecision): readonly number[] => (answer.kind === "place" ? answer.cards : []);
    const position = endingOf("place", ({ view, seat }) => {
      const sizes = [...(cards.options(view, seat) ?? [])].map((answer) => cardsIn(answer).length);
      return Math.max(...sizes) > 1;
    });
    const answers = [...(cards.options(position.view, position.seat) ?? [])];
    const most = Math.max(...answers.map((answer) => cardsIn(answer).length));
    const all = answers.find((answer) => cardsIn(answer).length === most) as CardsDecision;
    const one: CardsDecision = { kind: "place", cards: cardsIn(all).slice(0, 1) };
    const other: CardsDecision = { kind: "place", cards: cardsIn(all).slice(1, 2) };
    const send = (before: Touched, by: "key" | "button"): Touched | undefined => {
      const { desk, after } = deskOf(position, before);
      if (by === "key") sendByKey(scene(desk));
      else
        drawn(scene(desk), desk, (page) => {
          const button = page.querySelector<HTMLElement>(".send");
          act(() => button?.click());
        });
      return after.now;
    };
    for (const by of ["key", "button"] as const) {
      const asked = send({ draft: one }, by);
      expect(asked?.sent).toBeUndefined();
      const { desk } = deskOf(position, asked);
      expect(drawn(scene(desk), desk, (page) => page.querySelector(".ask-warning")?.textContent)).toMatch(/unspent\?/);
      expect(send(asked ?? {}, by)?.sent).toEqual(one);
      expect(send({ ...asked, draft: other }, by)?.sent).toBeUndefined();
      expect(send({ draft: all }, by)?.sent).toEqual(all);
    }
  });

  test("a round is passed by a quiet button while something can be done in it", async () => {
    const scene = await loadScene("save");
    const { desk } = deskOf(endingOf("save", ({ view, seat }) => [...(cards.options(view, seat) ?? [])].length > 1));
    drawn(scene(desk), desk, (page) => {
      expect(page.querySelector(".btn.primary")).toBeNull();
      expect(page.querySelector(".decline")?.textContent).toContain(desk.text.asks.poll.pass);
    });
  });
});

test("who defends is told who attacks, and what is at stake", async () => {
  const scene = await loadScene("defenders");
  const position = positionWhere(({ kind }) => kind === "defenders");
  const { view, seat } = position;
  const desk = laidDesk(view, seat, {}, () => {});
  const said = wordsOf(scene(desk), desk);
  for (const body of participants(view, ATTACKING)) expect(said).toContain(desk.words.body(view, body));
  expect(said).toContain("At stake: ");
});

test("what is paid with influence says how much is wanted, and each card how much it gives", async () => {
  const scene = await loadScene("pay");
  const influenceOf = ({ view }: Position): unknown => cards.asks(view)[0].bounds.influence;
  const position = positionWhere((one) => one.kind === "pay" && influenceOf(one) !== undefined);
  const { view, seat } = position;
  const desk = laidDesk(view, seat, {}, () => {});
  const [wanted, ...given] = drawn(scene(desk), desk, (page) =>
    [...page.querySelectorAll(".cards-wanted, .cards-act small")].map((one) => one.textContent),
  );
  expect(wanted).toBe(`${influenceOf(position)} influence`);
  expect(given.length).toBeGreaterThan(1);
  for (const note of given) expect(note).toMatch(/^[1-9] influence$/);
});

test("a first hand lies there as cards that can be pressed, to be read", async () => {
  const scene = await loadScene("mulligan");
  const { view, seat } = positionWhere(({ kind }) => kind === "mulligan");
  const desk = laidDesk(view, seat, {}, () => {});
  const things = drawn(scene(desk), desk, (page) =>
    [...page.querySelectorAll("button[data-thing]")].map((one) => one.getAttribute("data-thing")),
  );
  const hand = placesOf(view).piles.hand[seat].all(view);
  expect(things).toEqual(hand.map((card) => handThing(seat, card)));
});

describe("what was chosen for the reader", () => {
  const only: GameEvent = { rule: "cards.targets.only-player", player: "one", chosen: "two" };
  const told = (...events: readonly GameEvent[]) => takenLately({ told: events, seat: 0, words: cardsWords("en") });

  test("is said while what it belongs to goes on", () => {
    expect(told({ rule: "cards.plots.revealed" }, only)).toHaveLength(1);
  });
  test("is not said again in the phases and windows after it", () => {
    expect(told(only, { rule: "cards.round.phase", phase: "marshalling" })).toEqual([]);
    expect(told(only, { rule: "cards.challenges.winner" })).toEqual([]);
  });
});
