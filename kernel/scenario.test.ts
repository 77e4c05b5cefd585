// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the scenarios.
import { describe, expect, it } from "vitest";
import type { Json } from "./json.ts";
import { runScenario, type ScenarioResult, uncoveredRules } from "./scenario.ts";
import { ravensWager } from "./testing-game/game.ts";

const given = {
  phase: "play",
  leader: "ash",
  coins: { ash: 5, birch: 5, cedar: 1 },
  hands: { ash: ["theft", "raven"], birch: ["raven", "toll"], cedar: ["raven", "spy"] },
};

const scenario = (parts: { readonly [key: string]: Json }): Json => ({
  id: "W1",
  title: "A test",
  rules: ["wager.respond"],
  game: "ravens-wager",
  given,
  ...parts,
});

const run = (...when: Json[]) => runScenario(ravensWager, scenario({ when }));
const messageOf = (...when: Json[]): string => {
  const { ok, message } = run(...when);
  expect(ok).toBe(false);
  return message as string;
};

describe("a scenario", () => {
  it("says which tables can be set, and by which rule others cannot", () => {
    expect(run({ table: {} }, { table: { sorcery: 1 }, by: "kernel.options" }).message).toBe(undefined);
    expect(messageOf({ table: { sorcery: 1 } })).toContain("expected to be accepted");
    expect(messageOf({ table: {}, by: "kernel.options" })).toContain("was accepted");
    expect(messageOf({ table: { sorcery: 1 }, by: "wager.play" })).toContain("was by kernel.options");
  });

  it("plays answers to answers, as the rules of Raven's wager say", () => {
    const result = run(
      { legal: ["ash play theft birch", "ash play nothing"], then: { stack: "none" } },
      { ash: "play theft birch", events: ["wager.play"], then: { stack: ["theft"], awaited: "birch" } },
      { birch: "respond raven", events: [{ rule: "wager.respond", against: "theft" }] },
      { cedar: "respond raven", then: { stack: ["theft", "raven", "raven"], awaited: "ash" } },
      { ash: "respond nothing" },
      { birch: "respond nothing", events: ["wager.respond.cancel"], then: { stack: ["theft"], awaited: "birch" } },
      { birch: "respond nothing" },
      { cedar: "respond nothing", events: [{ rule: "wager.theft", coins: 2 }] },
      { then: { coins: { ash: 7, birch: 3 }, discard: { includes: ["theft", "raven"] }, awaited: "birch" } },
    );
    expect(result).toMatchObject({ id: "W1", ok: true, rules: ["wager.respond"] });
    expect(result.told).toEqual(["wager.play", "wager.respond", "wager.respond.cancel", "wager.theft"]);
  });

  it("need not say what a game takes for granted", () => {
    const unsaid = (state: Parameters<typeof ravensWager.awaited>[0], seat: number) =>
      ravensWager.awaited(state) === seat ? "respond nothing" : undefined;
    const polite = { ...ravensWager, scenarios: { ...ravensWager.scenarios, unsaid } };
    const result = (...when: Json[]) => runScenario(polite, scenario({ when })).message;
    const theft = { ash: "play theft birch" };
    expect(result(theft, { cedar: "respond raven", then: { stack: ["theft", "raven"] } })).toBe(undefined);
    expect(result(theft, { until: { coins: { ash: 7 } } })).toBe(undefined);
    expect(messageOf({ until: { coins: { ash: 7 } } })).toMatch("somebody has to say something");
    expect(messageOf({ until: { coinz: 7 } })).toMatch("a position has no “coinz”");
  });

  it("sees what holds after a mere formality, and may still say something else of it", () => {
    const unsaid = (state: Parameters<typeof ravensWager.awaited>[0], seat: number) =>
      ravensWager.awaited(state) === seat ? "respond nothing" : undefined;
    const isFormality = (state: Parameters<typeof ravensWager.awaited>[0]) =>
      ravensWager.asks(state).some(({ kind }) => kind === "respond");
    const polite = { ...ravensWager, scenarios: { ...ravensWager.scenarios, unsaid, isFormality } };
    const result = (...when: Json[]) => runScenario(polite, scenario({ when })).message;
    const stolen = { ash: "play theft birch", events: ["wager.play", "wager.theft"], then: { coins: { ash: 7 } } };
    expect(result(stolen)).toBe(undefined);
    expect(result(stolen, { birch: "respond raven", then: { stack: ["theft", "raven"], coins: { ash: 5 } } })).toBe(
      undefined,
    );
    expect(result(stolen, { legal: "birch respond raven" }, { legal: "birch play nothing" })).toBe(undefined);
    expect(result({ ash: "play theft birch", then: { coins: { ash: 6 } } })).toMatch("expected 6, was 7");
  });

  it("may say what the rules did of themselves", () => {
    const isNeedless = (_state: unknown, seat: number, _answer: unknown, lately: readonly { rule: string }[]) =>
      seat === 0 && lately.some(({ rule }) => rule === "wager.play");
    const plain = { ...ravensWager, scenarios: { ...ravensWager.scenarios, isNeedless } };
    const result = (...when: Json[]) => runScenario(plain, scenario({ when })).message;
    const [theft, again] = [{ ash: "play theft birch" }, { ash: "respond nothing" }];
    expect(result(theft, again, { birch: "respond raven" })).toBe(undefined);
    expect(result(theft, { birch: "respond raven" }, again)).toMatch("is refused");
    expect(messageOf(theft, again)).toMatch("is refused");
  });

  it("may end what is over, and nothing has happened then", () => {
    const unsaid = (state: Parameters<typeof ravensWager.awaited>[0], seat: number) =>
      ravensWager.awaited(state) === seat && seat > 0 ? "respond nothing" : undefined;
    const isEnd = ({ kind }: { kind: string }) => kind === "respond";
    const lenient = { ...ravensWager, scenarios: { ...ravensWager.scenarios, unsaid, isEnd } };
    const result = (...when: Json[]) => runScenario(lenient, scenario({ when })).message;
    const theft = { ash: "play theft birch" };
    expect(result(theft, { ash: "respond nothing" }, { then: { stack: ["theft"], awaited: "birch" } })).toBe(undefined);
    expect(result(theft, { ash: "play nothing" })).toMatch("is refused");
  });

  it("takes the end of what is closed already for no answer to what is asked next", () => {
    const endsChoice = (_answer: unknown, last: { kind: string }, asked: string | undefined) =>
      last.kind === "play" && asked === "play";
    const lenient = { ...ravensWager, scenarios: { ...ravensWager.scenarios, endsChoice } };
    const result = (...when: Json[]) => runScenario(lenient, scenario({ when })).message;
    const [theft, nothing] = [{ ash: "play theft birch" }, { ash: "play nothing" }];
    expect(result(theft, nothing, { then: { stack: ["theft"] } })).toBe(undefined);
    expect(result(theft, { birch: "respond raven" }, nothing)).toMatch("is refused");
    expect(result(theft, nothing, nothing)).toMatch("is refused");
  });

  it("shows each seat what it may see, and no more", () => {
    const hidden = 2;
    const result = run(
      { sees: "birch", then: { hands: { birch: ["toll", "raven"], ash: hidden } } },
      { sees: "onlooker", then: { hands: { birch: hidden, ash: hidden }, coins: { ash: 5 } } },
    );
    expect(result).toMatchObject({ ok: true });
    expect(messageOf({ sees: "birch", then: { hands: { ash: ["theft", "raven"] } } })).toBe(
      "step 1: hands.ash: expected [theft, raven], was 2",
    );
  });

  it("expects refusals by rule, and in both languages", () => {
    const result = run(
      { refused: "ash play raven", by: "wager.play.no-raven" },
      { refused: "ash play spy birch", by: "wager.hand", say: { en: "no spy in your hand", fr: "pas de espion" } },
      { refused: "birch play toll ash", by: "kernel.not-asked" },
      { refused: "ash dance", by: "kernel.malformed" },
      { refused: { seat: "ash", decision: { kind: "play", card: 0.5 } }, by: "kernel.malformed" },
      { refused: { seat: "ash", decision: null }, by: "kernel.malformed" },
      { refused: "ash play theft ash" },
    );
    expect(result.message).toBe(undefined);
    expect(result.refused).toContain("wager.play.target");
    expect(messageOf({ refused: "ash play nothing", by: "wager.hand" })).toBe(
      "step 1: “ash play nothing”: expected to be refused by wager.hand, was legal",
    );
    expect(messageOf({ refused: "ash play raven", by: "wager.hand" })).toBe(
      "step 1: “ash play raven”: expected wager.hand, was wager.play.no-raven (Ravens only answer other cards.)",
    );
    expect(messageOf({ refused: "ash play raven", say: { en: "wolves" } })).toBe(
      "step 1: say.en: expected “wolves”, was “Ravens only answer other cards.”",
    );
  });

  it("counts and names options", () => {
    const options = {
      options: "ash",
      count: 3,
      include: ["play theft cedar"],
      exclude: ["play raven", "play theft ash"],
    };
    const result = run(options);
    expect(result).toMatchObject({ ok: true });
    expect(result.refused).toEqual(["wager.play.no-raven", "wager.play.target"]);
    expect(messageOf({ options: "ash", count: 2 })).toMatch(/^step 1: options: expected 2, were 3: play nothing \| /);
    expect(messageOf({ options: "ash", include: ["play feast"] })).toMatch("“play feast” is refused: wager.hand");
    expect(messageOf({ options: "ash", exclude: "play nothing" })).toMatch("“play nothing” is listed");
  });

  it("asks check where there are too many options to list", () => {
    const unlisted = { ...ravensWager, options: () => undefined };
    const step = { options: "ash", include: ["play theft cedar"], exclude: ["play raven"] };
    expect(runScenario(unlisted, scenario({ when: [step] }))).toMatchObject({ ok: true });
    expect(runScenario(unlisted, scenario({ when: [{ ...step, count: 3 }] })).message).toMatch("too many to list");
    expect(runScenario(unlisted, scenario({ when: [{ options: "ash", exclude: ["play nothing"] }] })).message).toMatch(
      "“play nothing” is legal",
    );
  });

  it("names the step and what was expected when something is not so", () => {
    expect(messageOf({ ash: "play nothing", then: { coins: { ash: 6 } } })).toBe(
      "step 1: coins.ash: expected 6, was 5",
    );
    expect(messageOf({ ash: "play nothing" }, { ash: "play nothing" })).toMatch(
      "step 2: “ash play nothing” is refused: kernel.not-asked",
    );
    expect(messageOf({ ash: "dance" })).toMatch("“dance” cannot be read: kernel.malformed");
    expect(messageOf({ ash: "play nothing", events: ["wager.toll"] })).toMatch(
      'events: expected "wager.toll", were [{',
    );
    expect(messageOf({ legal: "ash play raven" })).toMatch("expected to be legal, was refused: wager.play.no-raven");
    expect(runScenario(ravensWager, scenario({ then: { awaited: "birch" } })).message).toBe(
      "then: awaited: expected birch, was ash",
    );
  });

  it("names every word it does not know", () => {
    const head = (parts: { readonly [key: string]: Json }) => runScenario(ravensWager, scenario(parts)).message;
    expect(head({ wen: [] })).toMatch("a scenario has no “wen”");
    expect(head({ id: 7 })).toMatch("id:");
    expect(head({ game: "chess" })).toBe('game: expected ravens-wager, was "chess"');
    expect(head({ rules: ["wager.flight"] })).toBe("rules: there is no rule wager.flight");
    expect(head({ given: { wolves: 3 } })).toBe("given: “wolves” is not known");
    expect(head({ when: 3 })).toBe("when: a list of steps is expected");
    expect(messageOf({ rose: "play nothing" })).toBe(
      "step 1: “rose” is neither a seat (ash, birch, cedar) nor a known word",
    );
    expect(messageOf({ ash: "play nothing", birch: "play nothing" })).toMatch("one decision a step");
    expect(messageOf({ refused: "ash play raven", bye: "x" })).toMatch("has no “bye”");
    expect(messageOf({ refused: "ash play raven", by: "wager.flight" })).toMatch("there is no rule wager.flight");
    expect(messageOf({ events: ["wager.play"] })).toMatch("has no “events”");
    expect(messageOf({ then: { coinz: "none" } })).toBe("step 1: a position has no “coinz”");
    expect(messageOf({ then: { hands: { rose: "none" } } })).toBe("step 1: hands has no “rose”");
    expect(messageOf({ then: { stack: { theft: "none" } } })).toBe("step 1: stack has no “theft”");
    expect(messageOf({ sees: "birch", then: { wagerz: "none" } })).toBe("step 1: a position has no “wagerz”");
    expect(head({ then: { coins: { rose: 3 } } })).toBe("then: coins has no “rose”");
    expect(messageOf({ ash: { kind: "play" } })).toMatch("notation is expected");
    expect(messageOf("ash play nothing")).toMatch("a step is a map");
    for (const nonsense of [null, 3, "x", []]) {
      expect(runScenario(ravensWager, nonsense)).toMatchObject({
        id: "?",
        ok: false,
        rules: [],
        told: [],
        refused: [],
      });
    }
  });

  it("names every line it cannot read", () => {
    expect(messageOf({ options: "ash", exclude: ["play ravn"] })).toMatch("“play ravn” cannot be read");
    expect(messageOf({ refused: "ash danse" })).toBe(
      "step 1: “ash danse” cannot be read as a decision; where that is meant, say by: kernel.malformed",
    );
    expect(messageOf({ refused: { seat: "ash", decision: { kind: "play", card: 0.5 } } })).toMatch("cannot be read");
    expect(messageOf({ legal: "ash danse" })).toMatch("“danse” cannot be read");
  });

  it("keeps the books unless it says that they cannot be kept", () => {
    const short = { ...ravensWager, audit: () => ["a coin is missing"] };
    const when = [{ ash: "play nothing" }];
    expect(runScenario(short, scenario({ when })).message).toBe(
      "step 1: the books do not balance (they did not before the decision either): a coin is missing",
    );
    expect(runScenario(short, scenario({ when, unbalanced: true }))).toMatchObject({ ok: true });
  });

  it("turns what a broken game throws into a message", () => {
    const broken = {
      ...ravensWager,
      apply: () => {
        throw new TypeError("oh no");
      },
    };
    expect(runScenario(broken, scenario({ when: [{ ash: "play nothing" }] })).message).toBe(
      "step 1: the game threw TypeError: oh no",
    );
  });

  it("notices a notation that is not stable, and a refusal that changes something", () => {
    const unstable = { ...ravensWager, print: () => "play" };
    expect(runScenario(unstable, scenario({ when: [{ ash: "play nothing" }] })).message).toMatch(
      "not read as the same",
    );
    const careless: typeof ravensWager = {
      ...ravensWager,
      check: (state, seat, input) => {
        state[40]++;
        return ravensWager.check(state, seat, input);
      },
    };
    expect(runScenario(careless, scenario({ when: [{ refused: "ash play raven" }] })).message).toMatch(
      "has changed the state",
    );
  });
});

describe("rules that no scenario covers", () => {
  const { en } = ravensWager.phrasebooks;
  const covered = (...results: Partial<ScenarioResult>[]): string[] => {
    const whole = results.map((result) => ({ id: "S", ok: true, rules: [], told: [], refused: [], ...result }));
    const missing = uncoveredRules(en, "wager.", whole);
    return Object.keys(en.rules).filter((rule) => rule.startsWith("wager.") && !missing.includes(rule));
  };

  it("are those that no passing scenario declares", () => {
    expect(covered({ rules: ["wager.end"] }, { rules: ["wager.play.no-raven"], ok: false })).toEqual(["wager.end"]);
  });

  it("are also those with a log line that no event of a declaring scenario tells", () => {
    expect(covered({ rules: ["wager.theft"] })).toEqual([]);
    expect(covered({ rules: ["wager.theft"] }, { told: ["wager.theft"] })).toEqual([]);
    expect(covered({ rules: ["wager.theft"], refused: ["wager.theft"] })).toEqual([]);
    expect(covered({ rules: ["wager.theft"], told: ["wager.theft"] })).toEqual(["wager.theft"]);
  });

  it("and those with a refusal that nothing is refused by", () => {
    expect(covered({ rules: ["wager.hand"], told: ["wager.hand"] })).toEqual([]);
    expect(covered({ rules: ["wager.hand"], refused: ["wager.hand"] })).toEqual(["wager.hand"]);
  });
});
