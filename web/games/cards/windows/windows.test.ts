import type { CardsDecision } from "@weirwood/cards/playing";
import { frames } from "@weirwood/cards/questions";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Draft, fateOf } from "./drafts.ts";
import type { Moment } from "./moment.ts";
import { type Asked, shouldPass, waitFor } from "./should-pass.ts";
import { hasEnded, readWishes, setWish, type Wish, wishAt } from "./wishes.ts";

const pass: CardsDecision = { kind: "pass" };
const act = { kind: "act", ability: 0, source: 1, x: -1, on: -1 } as const;
const W = frames.kinds.window;
const at: Moment = { round: 3, phase: 2, course: ["1.0", "2.0.4.0.0", `${W}.1.7.0`] };

const asked: Asked = {
  kind: "response",
  answers: [pass],
  wish: { is: "could" },
  isAnswered: false,
  isSending: false,
  isWhatIf: false,
  isDrafting: false,
};

describe("a pass that is given by itself", () => {
  test("is given where nothing else can be, unless somebody wants to be asked always", () => {
    expect(shouldPass(asked)).toBe(true);
    expect(shouldPass({ ...asked, answers: [pass, act] })).toBe(false);
    expect(shouldPass({ ...asked, wish: { is: "always" } })).toBe(false);
  });

  test("is given whatever could be done by who does not want to be asked", () => {
    const wish: Wish = { is: "never", until: "phase", since: at };
    expect(shouldPass({ ...asked, answers: [pass, act], wish })).toBe(true);
  });

  test("is never given outside of rounds, twice, in a trial, or while somebody is about to answer", () => {
    expect(shouldPass({ ...asked, kind: "plot" })).toBe(false);
    expect(shouldPass({ ...asked, kind: "target" })).toBe(false);
    for (const is of ["isAnswered", "isSending", "isWhatIf", "isDrafting"] as const)
      expect(shouldPass({ ...asked, [is]: true })).toBe(false);
  });

  test("waits from 300 to 900 milliseconds, by chance alone", () => {
    expect([waitFor(0), waitFor(0.5), waitFor(1 - 2 ** -32)]).toEqual([300, 600, 900]);
  });
});

describe("a wish not to be asked", () => {
  const never = (until: "window" | "phase" | "round" | "target"): Wish => ({ is: "never", until, since: at });

  test("ends with the window, whatever step of it comes next", () => {
    expect(hasEnded(never("window"), at, false)).toBe(false);
    expect(hasEnded(never("window"), { ...at, course: ["1.0", "2.0.4.0.0", `${W}.4.7.0`, "5.0"] }, false)).toBe(false);
    expect(hasEnded(never("window"), { ...at, course: ["1.0", "2.0.4.0.0", `${W}.1.8.0`] }, false)).toBe(true);
    expect(hasEnded(never("window"), { ...at, course: ["1.0", "2.0.4.0.0"] }, false)).toBe(true);
  });

  test("ends with the phase or the round", () => {
    expect(hasEnded(never("phase"), { ...at, course: [] }, false)).toBe(false);
    expect(hasEnded(never("phase"), { ...at, phase: 3 }, false)).toBe(true);
    expect(hasEnded(never("round"), { ...at, phase: 3 }, false)).toBe(false);
    expect(hasEnded(never("round"), { ...at, round: 4 }, false)).toBe(true);
    expect(hasEnded(never("target"), { ...at, round: 4, phase: 5 }, false)).toBe(false);
  });

  test("ends where a card of one’s own is a target", () => {
    for (const until of ["window", "phase", "round", "target"] as const)
      expect(hasEnded(never(until), at, true)).toBe(true);
    expect(hasEnded({ is: "could" }, at, true)).toBe(false);
  });
});

describe("wishes of a browser", () => {
  beforeEach(() => void vi.stubGlobal("localStorage", undefined));

  test("are of one table each", () => {
    setWish("here", { is: "always" });
    expect([wishAt("here"), wishAt("there")]).toEqual([{ is: "always" }, { is: "could" }]);
  });

  test("are read, and what is not ours is left out", () => {
    const never = { is: "never", until: "round", since: at };
    expect(readWishes({ one: never, two: { is: "always" }, three: { is: "never" }, four: 4 })).toEqual({
      one: never,
      two: { is: "always" },
    });
    expect(readWishes("nonsense")).toEqual({});
  });
});

describe("a draft", () => {
  const before = { rule: "cards.round.begins" };
  const draft: Draft = { table: "here", seat: 0, ask: 7, answer: act, words: "Robb Stark", at, told: before };
  const now = { table: "here", seat: 0, ask: 9, at, told: [before] };
  const used = (player: string) => ({ rule: "cards.card.core_5", player, how: "response" });

  test("waits for the end of its round", () => {
    expect(fateOf(draft, { ...now, ask: 7 })).toBe("waits");
  });

  test("is done where its player acted first", () => {
    expect(fateOf(draft, { ...now, told: [before, used("one"), used("two")] })).toBe("done");
  });

  test("is kept where somebody else came first, also while that is carried out", () => {
    const told = [before, { rule: "cards.card.core_9", player: "two", how: "passive" }, used("two")];
    expect(fateOf(draft, { ...now, told })).toEqual({ first: "two" });
    expect(fateOf(draft, { ...now, told, at: { ...at, course: [...at.course, "6.0", "5.1.3"] } })).toEqual({
      first: "two",
    });
  });

  test("is over with its window, at another table and in another seat", () => {
    const told = [before, used("two")];
    expect(fateOf(draft, { ...now, told, at: { ...at, course: at.course.slice(0, 2) } })).toBe("over");
    expect(fateOf(draft, { ...now, told, at: { ...at, round: 4 } })).toBe("over");
    expect(fateOf(draft, { ...now, told, table: "there" })).toBe("over");
    expect(fateOf(draft, { ...now, told, seat: 1 })).toBe("over");
  });
});
