import {
  type AskKind,
  type Cards,
  CHALLENGE,
  cardNumber,
  controllerOf,
  faces,
  frames,
  isBodyRef,
  isKneeling,
  isResolve,
  MARKS,
  own,
  strOf,
  topLevel,
  word,
} from "@weirwood/cards/questions";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import { chanceFrom, type Seat } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { cardsBots } from "../index.ts";
import { bringing, playGame, tableOf } from "../testing/tables.ts";
import { bearerSign, bodyWorth, cardWorth } from "./worth.ts";

const { steward } = cardsBots;
const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(`no card ${id}`);

interface Moment {
  readonly kind: AskKind;
  readonly view: Cards;
  readonly seat: Seat;
  readonly answer: CardsDecision;
  /** Everything else that could have been chosen. */
  readonly others: readonly number[];
}

/** What stewards chose in a few games, with what they could have chosen. */
const moments: readonly Moment[] = [
  [0, 1],
  [3, 4],
  [2, 7],
  [5, 6],
].flatMap(([one, other]) => {
  const found: Moment[] = [];
  playGame(
    [bringing(steward, one), bringing(steward, other)],
    tableOf(2),
    `moments ${one}`,
    (_state, seat, view, answer) => {
      if (answer.kind !== "choose" && answer.kind !== "done") return;
      const kind = cards.asks(view)[0].kind as AskKind;
      const others = Array.from(cards.options(view, seat) ?? []).flatMap((one) =>
        one.kind === "choose" ? [one.what] : [],
      );
      found.push({ kind, view: cards.clone(view), seat, answer, others });
    },
  );
  return found;
});

/** Moments of a kind in which something was chosen; an error if there were none. */
function chosen(kind: AskKind, test: (moment: Moment) => boolean = () => true) {
  const found = moments.filter((moment) => moment.kind === kind && moment.answer.kind === "choose" && test(moment));
  expect(found.length).toBeGreaterThan(0);
  return found.map((moment) => ({ ...moment, what: moment.answer.kind === "choose" ? moment.answer.what : -1 }));
}

describe("worth", () => {
  test("a lord is worth more than his levies", () => {
    expect(cardWorth[numberOf("core_5")]).toBeGreaterThan(cardWorth[numberOf("core_21")]);
  });

  test("income is worth more than what it costs", () => {
    expect(cardWorth[numberOf("core_61")]).toBeGreaterThan(2);
  });

  test("boons and banes are told apart by their texts", () => {
    expect(bearerSign(numberOf("core_150")), "Bodyguard").toBe(1);
    expect(bearerSign(numberOf("core_68")), "Lightbringer").toBe(1);
    expect(bearerSign(numberOf("core_145")), "Milk of the Poppy").toBe(-1);
  });
});

describe("choices", () => {
  test("a military claim takes the least", () => {
    const isClaim = ({ view }: Moment): boolean => view[CHALLENGE] === 0 && !isResolve(view, topLevel(view) - 1);
    for (const { view, what, others } of chosen("choice", isClaim)) {
      const least = Math.min(...others.map((body) => bodyWorth(view, body)));
      expect(bodyWorth(view, what)).toBe(least);
    }
  });

  test("boons lie on the own cards, banes on those of others", () => {
    const { resolve } = frames.registers;
    const cardPlayed = (view: Cards): number => frames.getAt(view, topLevel(view) - 1, resolve.card);
    const isPlayed = ({ view, seat, others }: Moment): boolean => {
      const below = topLevel(view) - 1;
      const isPlay = isResolve(view, below) && frames.getAt(view, below, resolve.ability) === own.play;
      const owners = new Set(others.map((body) => controllerOf(view, body) === seat));
      return isPlay && faces[cardPlayed(view)].type === "attachment" && owners.size === 2;
    };
    for (const { view, seat, what } of chosen("target", isPlayed))
      expect(controllerOf(view, what) === seat).toBe(bearerSign(cardPlayed(view)) > 0);
  });

  test("stealth goes past the strongest that could defend", () => {
    for (const { view, what, others } of chosen("stealth")) {
      const strength = (body: number): number =>
        isKneeling(view, body) || ((word(view, body, MARKS) >> view[CHALLENGE]) & 1) === 0 ? -1 : strOf(view, body);
      expect(strength(what)).toBe(Math.max(...others.map(strength)));
    }
  });

  test("attackers are named until the group is whole, whatever the chance", () => {
    for (const { view, seat, what } of chosen("attackers").slice(0, 20)) {
      expect(isBodyRef(what)).toBe(true);
      const named = [1, 2, 3].map((seed) => steward.choose(view, seat, chanceFrom(seed)).kind);
      expect(named).toEqual(["choose", "choose", "choose"]);
    }
  });
});
