import { describe, expect, it } from "vitest";
import { AnswerList } from "../answers.ts";
import { type Chance, chanceFrom } from "../chance.ts";
import { DICE_BYTES } from "../dice.ts";
import { type Ask, type Game, type GameEvent, NOBODY } from "../game.ts";
import { refuse } from "../refusal.ts";
import type { WagerDecision } from "../testing-game/answers.ts";
import { ravensWager } from "../testing-game/game.ts";
import * as at from "../testing-game/layout.ts";
import type { WagerOptions } from "../testing-game/rules.ts";
import { twin } from "../testing-game/twin.ts";
import {
  checkNotation,
  checkProperties,
  checkRefusalsChangeNothing,
  checkSampleSpread,
  checkViews,
  playOut,
  type Rates,
  type ViewsOptions,
} from "./index.ts";

type Wager = Uint8Array;
type WagerGame = Game<Wager, WagerDecision, WagerOptions>;

const rates: Rates = {
  asks: 1,
  books: 1,
  changes: 1,
  deadEnds: 0.05,
  events: 1,
  measures: 0.2,
  notation: 1,
  options: 1,
  refusals: 0.05,
  roundTrip: 0.2,
  sameSeed: 1,
  simultaneous: 0.5,
  spread: 0,
  table: 1,
  views: 0.5,
};

const nothing = Object.fromEntries(Object.keys(rates).map((property) => [property, 0])) as unknown as Rates;

/** What the examination finds in a game that was spoilt. */
function findingIn(spoilt: Partial<WagerGame>, only?: keyof Rates): string {
  try {
    checkProperties(
      { ...ravensWager, ...spoilt },
      {
        options: [{ seats: 3, rounds: 3 }],
        games: 20,
        seed: "spoilt",
        rates: only === undefined ? rates : { ...nothing, [only]: rates[only] },
        views: { opens: ({ rule }) => rule === "wager.feast" || rule === "wager.spy.card" || rule === "wager.draw" },
        mostDecisions: 5000,
      },
    );
  } catch (reason) {
    const { message } = reason as Error;
    expect(message).toMatch(/seed "spoilt \d+"/);
    return message;
  }
  return "nothing";
}

describe("the examination finds nothing in a good game", () => {
  it("and counts what it looked at", () => {
    expect(findingIn({})).toBe("nothing");
    const examined = checkProperties(ravensWager, { options: [{}], games: 3, seed: "counts", rates: { spread: 0 } });
    expect(examined.checks.books).toBe(examined.decisions);
  });

  it("and plays the same game from the same seed, whatever is examined", () => {
    const one = playOut(ravensWager, {}, "same");
    expect(playOut(ravensWager, {}, "same").decisions).toEqual(one.decisions);
    expect(playOut(ravensWager, {}, "other").decisions).not.toEqual(one.decisions);
  });

  it("nor in one whose answers are too many to list", () => {
    expect(findingIn({ options: () => undefined })).toBe("nothing");
  });
});

describe("the examination finds", () => {
  it("dice from outside the state", () => {
    let calls = 0;
    const apply: WagerGame["apply"] = (state, seat, answer, tell) => {
      ravensWager.apply(state, seat, answer, tell);
      if (++calls % 50 === 0) state[at.DICE]++;
    };
    expect(findingIn({ apply }, "sameSeed")).toMatch("played again, ");
  });

  it("state that is lost on the way through JSON", () => {
    const toJSON: WagerGame["toJSON"] = (state) => ({ ...(ravensWager.toJSON(state) as object), leader: "ash" });
    expect(findingIn({ toJSON }, "sameSeed")).toMatch(/played again, “.*” is refused by/);
  });

  it("a state that is read from anything", () => {
    const fromJSON: WagerGame["fromJSON"] = (input) => {
      const { deck } = input as { deck: unknown };
      return ravensWager.fromJSON({ ...(input as object), deck });
    };
    expect(findingIn({ fromJSON }, "sameSeed")).toMatch("fromJSON, given null, throws TypeError");
  });

  it("changes that lead elsewhere, and changes where there are none", () => {
    expect(findingIn({ changes: () => ({}) }, "changes")).toMatch("the changes lead elsewhere");
    const { changes, toJSON } = ravensWager;
    const talkative = (from: Wager, to: Wager) => ({ round: toJSON(to).round, ...changes(from, to) });
    expect(findingIn({ changes: talkative }, "changes")).toMatch("nothing changed, but");
  });

  it("a copy that leaves something of what was there before", () => {
    const copy: WagerGame["copy"] = (from, into) => into.set(from.subarray(0, at.deck.count(into)));
    expect(findingIn({ copy }, "roundTrip")).toMatch("copied over another, the state is another");
  });

  it("seats that do not know whether they are awaited", () => {
    expect(findingIn({ isAwaited: () => false }, "asks")).toMatch("says it is not");
    expect(findingIn({ isAwaited: () => true }, "asks")).toMatch("but no ask names it");
  });

  it("a state that a worker cannot be sent", () => {
    class Cells extends Uint8Array {}
    const setup: WagerGame["setup"] = (options, seed) => Cells.from(ravensWager.setup(options, seed));
    expect(findingIn({ setup }, "roundTrip")).toMatch("sent to a worker, the state arrives as something else");
    const view: WagerGame["view"] = (state, viewer) => Cells.from(ravensWager.view(state, viewer));
    expect(findingIn({ view }, "views")).toMatch(/seen by .*: sent to a worker/);
  });

  it("seats, tags and briefs that are not those of the table", () => {
    expect(findingIn({ seats: () => ["ash", "birch"] }, "table")).toMatch("2 seats are promised, and there are 3");
    expect(findingIn({ seats: () => ["birch", undefined, undefined] }, "table")).toMatch(
      "seat 0 is promised to birch, and is ash",
    );
    expect(findingIn({ seats: () => [undefined, undefined, "cedar"] }, "table")).toBe("nothing");
    expect(findingIn({ tags: () => ["short", "short"] }, "table")).toMatch("a tag twice");
    expect(findingIn({ tags: () => ["endless"] }, "table")).toMatch(
      "the tag endless has no title in the en phrasebook",
    );
    expect(findingIn({ brief: () => ({ deck: "x".repeat(2000) }) }, "table")).toMatch("the brief has 2011 characters");
    expect(findingIn({ brief: () => ({ decks: [{ of: null }] }) }, "table")).toMatch("has a null in it");
  });

  it("measures that are no numbers, or need what a view does not show", () => {
    const [coins] = ravensWager.measures;
    const luck = { id: "coins", of: (state: Wager) => 1 / (at.UNKNOWN - at.deck.get(state, 0)) };
    expect(findingIn({ measures: [luck] }, "measures")).toMatch("the measure coins of ash is Infinity");
    expect(findingIn({ measures: [{ ...coins, id: "luck" }] }, "table")).toMatch("the measure luck has no title");
  });

  it("rounds that begin untold, or are told to some", () => {
    const { roundBegunBy } = ravensWager;
    expect(findingIn({ roundBegunBy: () => undefined }, "events")).toMatch("events begin the rounds [], not [2]");
    const late: WagerGame["roundBegunBy"] = (event) => {
      const round = roundBegunBy(event);
      return round === undefined ? undefined : round + 1;
    };
    expect(findingIn({ roundBegunBy: late }, "events")).toMatch("from round 1 to 2 events begin the rounds [3]");
    const apply: WagerGame["apply"] = (state, seat, answer, tell) =>
      ravensWager.apply(state, seat, answer, (event) =>
        tell?.(event.rule === "wager.round" ? { ...event, audience: [0] } : event),
      );
    expect(findingIn({ apply }, "events")).toMatch("not everybody is told that round 2 begins");
  });

  it("a kept answer that is lost, another, seen by others, or left over", () => {
    const { kept } = ravensWager;
    expect(findingIn({ kept: () => undefined }, "simultaneous")).toMatch("is in, but nothing is kept");
    const other: WagerGame["kept"] = (state, seat) => kept(state, seat) && { kind: "wager", coins: 9 };
    expect(findingIn({ kept: other }, "simultaneous")).toMatch("is in, but “wager 9” is kept");
    const view: WagerGame["view"] = (state, viewer) => {
      const shown = ravensWager.view(state, viewer);
      for (let seat = 0; seat < state[at.SEATS]; seat++) {
        if (shown[at.WAGERS + seat] === at.UNKNOWN) shown[at.WAGERS + seat] = 0;
      }
      return shown;
    };
    expect(findingIn({ view }, "simultaneous")).toMatch(/an onlooker can read what \w+ has answered/);
    const left: WagerGame["kept"] = (state, seat) =>
      ravensWager.asks(state)[0]?.kind === "play" ? { kind: "wager", coins: 0 } : kept(state, seat);
    expect(findingIn({ kept: left }, "simultaneous")).toMatch("is kept though the ask is closed");
  });

  it("clones that share memory", () => {
    expect(findingIn({ clone: (state) => state }, "sameSeed")).toMatch("a copy shares memory");
  });

  it("dead ends", () => {
    const awaited: WagerGame["awaited"] = (state) => (state[at.ROUND] === 2 ? NOBODY : ravensWager.awaited(state));
    expect(findingIn({ awaited }, "books")).toMatch("nobody is awaited though the game is not over");
  });

  it("dead ends in what a seat imagines", () => {
    const imagine: WagerGame["imagine"] = (view, seed) => {
      const state = ravensWager.imagine(view, seed);
      state[at.BANK]++;
      return state;
    };
    expect(findingIn({ imagine }, "deadEnds")).toMatch(/as seat \d imagines it, played on to the end: the books/);
  });

  it("asks that go to nobody, or have no number of their own", () => {
    const asked =
      (change: Partial<Ask>): WagerGame["asks"] =>
      (state) =>
        ravensWager.asks(state).map((ask) => ({ ...ask, ...change }));
    expect(findingIn({ asks: asked({ seats: [] }) }, "asks")).toMatch("is awaited, but no ask names it");
    expect(findingIn({ asks: asked({ seats: [0, 1, 2, 3] }) }, "asks")).toMatch("goes to seats [0, 1, 2, 3]");
    expect(findingIn({ asks: asked({ id: 7 }) }, "asks")).toMatch("has number 7, which is not new");
  });

  it("a decision that does more when somebody listens", () => {
    const apply: WagerGame["apply"] = (state, seat, answer, tell) => {
      ravensWager.apply(state, seat, answer, tell);
      tell?.({ rule: "wager.feast", seat: "ash", pips: state[at.LEADER]++, coins: 0 });
    };
    expect(findingIn({ apply }, "events")).toMatch(/“.*” leads elsewhere when somebody listens: leader is/);
  });

  it("events that nobody can read, or that go to nobody", () => {
    const telling =
      (event: GameEvent): WagerGame["apply"] =>
      (state, seat, answer, tell) => {
        ravensWager.apply(state, seat, answer, tell);
        tell?.(event);
      };
    expect(findingIn({ apply: telling({ rule: "wager.flight" }) }, "events")).toMatch("not in the en phrasebook");
    expect(findingIn({ apply: telling({ rule: "wager.feast", coins: 1 }) }, "events")).toMatch(
      "reads “undefined feasts",
    );
    expect(findingIn({ apply: telling({ rule: "wager.end", at: Number.NaN }) }, "events")).toMatch("not plain data");
    expect(findingIn({ apply: telling({ rule: "wager.end", audience: [-1] }) }, "events")).toMatch(
      "sent to seats [-1]",
    );
  });

  it("games without end", () => {
    const apply: WagerGame["apply"] = (state, seat, answer) => {
      if (state[at.ROUND] === 2) return;
      ravensWager.apply(state, seat, answer);
    };
    expect(findingIn({ apply }, "books")).toMatch("random play does not end");
  });

  it("books that do not balance", () => {
    const apply: WagerGame["apply"] = (state, seat, answer) => {
      ravensWager.apply(state, seat, answer);
      if (state[at.ROUND] === 3) state[at.BANK]++;
    };
    expect(findingIn({ apply }, "books")).toMatch(/the books do not balance: \d+ coins instead of 40/);
  });

  it("a view that shows the deck", () => {
    const view: WagerGame["view"] = (state, viewer) => {
      const shown = ravensWager.view(state, viewer);
      at.deck.set(shown, 0, at.deck.get(state, 0));
      return shown;
    };
    const imagine: WagerGame["imagine"] = (shown, seed) => ravensWager.imagine(ravensWager.view(shown, 0), seed);
    expect(findingIn({ view, imagine }, "views")).toMatch(/the imagined state looks different/);
  });

  it("a view that shows how often the dice were thrown", () => {
    const view: WagerGame["view"] = (state, viewer) => {
      const shown = ravensWager.view(state, viewer);
      shown[at.DICE + DICE_BYTES - 4] = state[at.DICE + DICE_BYTES - 4];
      return shown;
    };
    expect(findingIn({ view }, "views")).toMatch("looks different: dice is");
  });

  it("that somebody has answered, where the ask does not show it", () => {
    const asks = (state: Wager) => ravensWager.asks(state).map((ask): Ask => ({ ...ask, showsAnswered: false }));
    expect(findingIn({ asks }, "simultaneous")).toMatch(/that \w+ has answered shows/);
  });

  it("a secret answer that shows too soon, in the view or in an event", () => {
    const view: WagerGame["view"] = (state, viewer) => {
      const shown = ravensWager.view(state, viewer);
      shown[at.WAGERS] = state[at.WAGERS];
      return shown;
    };
    expect(findingIn({ view }, "simultaneous")).toMatch(
      "the secret answer of ash shows before the last is in: view.wagers",
    );
    const apply: WagerGame["apply"] = (state, seat, answer, tell) => {
      if (answer.kind === "wager") tell?.({ rule: "wager.bid", coins: answer.coins });
      ravensWager.apply(state, seat, answer, tell);
    };
    expect(findingIn({ apply }, "simultaneous")).toMatch(/the secret answer of \w+ shows .*told/);
  });

  it("a drawn card that is told to all", () => {
    const apply: WagerGame["apply"] = (state, seat, answer, tell) =>
      ravensWager.apply(state, seat, answer, (event) => {
        const { audience: _, ...open } = event;
        tell?.(event.rule === "wager.draw" ? { ...open, rule: "wager.spy" } : event);
      });
    expect(findingIn({ apply }, "views")).toMatch("events tell what the viewer may not know");
  });

  it("a question that is skipped because of a hidden card", () => {
    const skip = (state: Wager): void => {
      for (;;) {
        const seat = ravensWager.awaited(state);
        const isSkipped = ravensWager.asks(state)[0]?.kind === "respond" && !at.hands[seat].has(state, at.RAVEN);
        if (!isSkipped) return;
        ravensWager.apply(state, seat, { kind: "respond", card: NOBODY });
      }
    };
    const apply: WagerGame["apply"] = (state, seat, answer, tell) => {
      ravensWager.apply(state, seat, answer, tell);
      skip(state);
    };
    expect(findingIn({ apply }, "views")).toMatch("has come out, though no event tells");
  });

  it("a check that needs what the seat may not know", () => {
    const check: WagerGame["check"] = (state, seat, input) =>
      ravensWager.check(state, seat, input) ??
      (at.deck.get(state, 0) === at.UNKNOWN ? refuse("wager.hand") : undefined);
    expect(findingIn({ check, options: () => undefined }, "views")).toMatch("the state says null, the view");
  });

  it("sampled answers that are refused, and listed ones", () => {
    const sample: WagerGame["sample"] = () => ({ kind: "wager", coins: 200 });
    expect(findingIn({ sample }, "books")).toMatch("the sampled answer is refused by wager.bid.coins");
    const options: WagerGame["options"] = () => [{ kind: "wager", coins: 200 }];
    expect(findingIn({ options }, "options")).toMatch("“wager 200” is listed but refused by wager.bid.coins");
    expect(findingIn({ options: () => [] }, "options")).toMatch("no answer is listed");
  });

  it("samples that are not listed, and answers listed twice", () => {
    const some: WagerGame["options"] = (state, seat) => [...(ravensWager.options(state, seat) ?? [])].slice(0, 1);
    expect(findingIn({ options: some }, "options")).toMatch("is sampled but not listed");
    const shifted: WagerGame["options"] = (state, seat) => {
      const listed = [...(ravensWager.options(state, seat) ?? [])];
      return { length: listed.length, at: (i) => listed[i + 1], [Symbol.iterator]: () => listed[Symbol.iterator]() };
    };
    expect(findingIn({ options: shifted }, "options")).toMatch("is not the answer at its own number");
    const twice: WagerGame["options"] = (state, seat) =>
      [...(ravensWager.options(state, seat) ?? [])].flatMap((o) => [o, o]);
    expect(findingIn({ options: twice }, "options")).toMatch("is listed twice");
  });

  it("listed answers that change with the state", () => {
    const late: WagerGame["options"] = (state, seat) => {
      const { length } = ravensWager.options(state, seat) ?? [];
      return new AnswerList(
        length ?? 0,
        (i) => ravensWager.options(state, seat)?.at(i) ?? { kind: "wager", coins: 99 },
      );
    };
    expect(findingIn({ options: late }, "options")).toMatch("only after the game has gone on");
  });

  it("answers that do not commute", () => {
    const apply: WagerGame["apply"] = (state, seat, answer, tell) => {
      if (answer.kind === "wager") state[at.LEADER] = seat;
      ravensWager.apply(state, seat, answer, tell);
      if (answer.kind === "wager" && ravensWager.asks(state)[0]?.kind !== "wager") state[at.LEADER] = seat;
    };
    expect(findingIn({ apply }, "simultaneous")).toMatch(
      /in the order .* with replacements, the answers lead elsewhere/,
    );
  });

  it("an answer that cannot be replaced", () => {
    const check: WagerGame["check"] = (state, seat, input) => {
      const refusal = ravensWager.check(state, seat, input);
      const isIn = state[at.WAGERS + seat] !== at.NONE;
      return refusal ?? (isIn ? refuse("kernel.not-asked") : undefined);
    };
    expect(findingIn({ check }, "simultaneous")).toMatch(/the kept “wager \d” is refused by kernel.not-asked/);
  });

  it("notation that loses something", () => {
    const print: WagerGame["print"] = (answer) => ravensWager.print(answer).replace(/ (ash|birch|cedar)$/, " birch");
    expect(findingIn({ print }, "notation")).toMatch("was printed from");
    const parse: WagerGame["parse"] = (text) => {
      if (text.length > 1000) throw new RangeError("too long");
      return ravensWager.parse(text);
    };
    expect(findingIn({ parse }, "notation")).toMatch("breaks the notation: RangeError");
  });
});

describe("hostile input", () => {
  const state = ravensWager.setup({ seats: 3, rounds: 3 }, new Uint8Array(32).fill(1));
  const tryOn = (spoilt: Partial<WagerGame>) => () =>
    checkRefusalsChangeNothing({ ...ravensWager, ...spoilt }, state.slice(), "here", chanceFrom(1), { mutants: 500 });

  it("does nothing to a good game", () => {
    expect(tryOn({})).not.toThrow();
  });

  it("finds a check that throws", () => {
    const check: WagerGame["check"] = (from, seat, input) => {
      if ((input as WagerDecision).kind === "discard") return refuse("kernel.other-kind");
      return ravensWager.check(from, seat, input);
    };
    expect(tryOn({ check })).toThrow("here, seat 0, undefined: check threw TypeError");
  });

  it("finds a check that takes half coins, extra fields or foreign seats", () => {
    const isWager = (input: unknown): input is { kind: "wager"; coins: number } => {
      const plain = structuredCloneOf(input);
      return plain?.kind === "wager" && typeof plain.coins === "number";
    };
    const careless =
      (isGood: (coins: number) => boolean): WagerGame["check"] =>
      (from, seat, input) =>
        isWager(input) && isGood(input.coins) && seat >= 0 ? undefined : ravensWager.check(from, seat, input);
    expect(tryOn({ check: careless((coins) => coins >= 0 && coins <= 8) })).toThrow("check accepts it");
    expect(tryOn({ check: careless((coins) => Number.isInteger(coins)) })).toThrow(/check accepts/);
    const anySeat: WagerGame["check"] = (from, _, input) => ravensWager.check(from, 0, input);
    expect(tryOn({ check: anySeat })).toThrow("a decision from seat -1: check accepts it");
  });

  it("finds a check that changes the state", () => {
    const check: WagerGame["check"] = (from, seat, input) => {
      from[at.LEADER] = 1;
      return ravensWager.check(from, seat, input);
    };
    expect(tryOn({ check })).toThrow("checking answers has changed the state");
  });

  it("finds refusals that nobody can read", () => {
    expect(tryOn({ check: () => refuse("wager.flight") })).toThrow("wager.flight is not in the en phrasebook");
    expect(tryOn({ check: () => refuse("wager.hand") })).toThrow("reads “There is no undefined in your hand.”");
    expect(tryOn({ check: () => ({}) as never })).toThrow("no refusal");
  });
});

describe("the sampler", () => {
  const state = ravensWager.setup({ seats: 3, rounds: 3 }, new Uint8Array(32).fill(1));
  const spread = (sample: (chance: Chance) => number) => () =>
    checkSampleSpread(
      { ...ravensWager, sample: (_, __, chance): WagerDecision => ({ kind: "wager", coins: sample(chance) }) },
      state,
      0,
      "here",
      chanceFrom(5),
    );

  it("may favour an answer a little", () => {
    expect(spread((chance) => chance.below(9))).not.toThrow();
    // Zero is three times as likely as any other.
    expect(spread((chance) => Math.max(0, chance.below(11) - 2))).not.toThrow();
  });

  it("may not favour one more than five times, nor forget one", () => {
    expect(spread((chance) => Math.max(0, chance.below(18) - 9))).toThrow(
      /“wager 0” came \d+ times and “wager \d” \d+ times/,
    );
    expect(spread((chance) => chance.below(8))).toThrow("“wager 8” 0 times");
    expect(spread((chance) => chance.below(10))).toThrow("“wager 9” is sampled but not listed");
  });
});

describe("checks by themselves", () => {
  it("can be put to any state, view or answer", () => {
    const { state } = playOut(ravensWager, {}, "by itself");
    expect(() => checkViews(ravensWager, state, "the end", chanceFrom(1))).not.toThrow();
    expect(() => checkNotation(ravensWager, { kind: "wager", coins: 3 }, "here", chanceFrom(1))).not.toThrow();
  });

  it("follow a twin further than what is imagined, and say so when they look away", () => {
    const depthOf = (views: ViewsOptions<Wager, WagerDecision>): number =>
      checkProperties(ravensWager, {
        options: [{ seats: 3 }],
        games: 10,
        seed: "depth",
        rates: { ...nothing, views: 0.5 },
        views: { opens: ({ rule }) => rule !== "wager.play", ...views },
      }).depth;
    expect(depthOf({})).toBeLessThan(3);
    expect(depthOf({ twin })).toBeGreaterThan(4);
    expect(() => depthOf({ depth: 3 })).toThrow(/views were followed for [012]\.\d\d decisions on average, not for 3/);
    expect(() => depthOf({ twin: (state) => state.slice() })).toThrow("the twin is the same state");
  });

  it("take a twin of the test's own making", () => {
    const state = ravensWager.setup({ seats: 3, rounds: 3 }, new Uint8Array(32).fill(1));
    const twin = (from: Wager): Wager => {
      const other = from.slice();
      for (const [place, card] of at.deck.all(from).reverse().entries()) at.deck.set(other, place, card);
      return other;
    };
    expect(() => checkViews(ravensWager, state, "here", chanceFrom(1), { twin })).not.toThrow();
    const view: WagerGame["view"] = (from, viewer) => {
      const shown = ravensWager.view(from, viewer);
      shown[at.ROUND] = at.deck.get(from, 0);
      return shown;
    };
    const leaking = { ...ravensWager, view, imagine: ravensWager.imagine };
    expect(() => checkViews(leaking, state, "here", chanceFrom(1), { twin })).toThrow("looks different");
  });
});

/** The fields of plain input, and nothing of what throws. */
function structuredCloneOf(input: unknown): { kind?: unknown; coins?: unknown } | undefined {
  try {
    return JSON.parse(JSON.stringify(input)) as { kind?: unknown; coins?: unknown };
  } catch {
    return undefined;
  }
}
