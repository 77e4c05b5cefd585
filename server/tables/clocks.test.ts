import { describe, expect, test } from "vitest";
import {
  afterReturn,
  clocksAfter,
  expiryOf,
  freshTime,
  held,
  nextExpiry,
  paused,
  readings,
  renewed,
  resumed,
  shifted,
} from "./clocks.ts";

const live = { kind: "live", bankSeconds: 600, incrementSeconds: 20, incrementEach: "answer" } as const;
const byRound = { ...live, incrementEach: "round" } as const;
const slow = { kind: "slow", hours: 24 } as const;
const HOUR = 3_600_000;
const nobodyQuiet = { quietHours: () => undefined, rounds: 0, decisions: 0 };

describe("a live clock", () => {
  const asked = clocksAfter(live, freshTime(live, 3), { now: 1000, awaited: [0, 2], ...nobodyQuiet });

  test("runs while the seat's answer is missing, and only then", () => {
    const running = { left: 600_000, since: 1000, asked: 0 };
    expect(asked.seats).toEqual([running, { left: 600_000 }, running]);
    expect(nextExpiry(asked)).toBe(601_000);
  });

  test("stops at the first answer, which earns the increment", () => {
    const after = clocksAfter(live, asked, { now: 61_000, awaited: [2], answered: 0, ...nobodyQuiet });
    expect(after.seats[0]).toEqual({ left: 560_000 });
    expect(after.seats[2]).toEqual(asked.seats[2]);
  });

  test("costs nothing when a secret answer is replaced", () => {
    const once = clocksAfter(live, asked, { now: 61_000, awaited: [2], answered: 0, ...nobodyQuiet });
    const twice = clocksAfter(live, once, { now: 300_000, awaited: [2], ...nobodyQuiet });
    expect(twice.seats[0]).toEqual(once.seats[0]);
  });

  test("runs on for a seat that is asked again at once, with its increment", () => {
    const after = clocksAfter(live, asked, { now: 11_000, awaited: [0, 2], answered: 0, ...nobodyQuiet });
    expect(after.seats[0]).toMatchObject({ left: 610_000, since: 11_000 });
  });

  test("may earn its increment by the round instead", () => {
    const asked = clocksAfter(byRound, freshTime(byRound, 2), { now: 0, awaited: [0], ...nobodyQuiet });
    const answered = clocksAfter(byRound, asked, { now: 5000, awaited: [1], answered: 0, ...nobodyQuiet });
    expect(answered.seats).toMatchObject([{ left: 595_000 }, { left: 600_000, since: 5000 }]);
    const round = clocksAfter(byRound, answered, { now: 6000, awaited: [0], answered: 1, ...nobodyQuiet, rounds: 1 });
    expect(round.seats).toMatchObject([{ left: 615_000, since: 6000 }, { left: 619_000 }]);
  });

  test("never goes below nothing, nor back in time", () => {
    const late = clocksAfter(live, asked, { now: 10_000_000, awaited: [2], answered: 0, ...nobodyQuiet });
    expect(late.seats[0]).toEqual({ left: 20_000 });
    const jumped = clocksAfter(live, asked, { now: 0, awaited: [2], answered: 0, ...nobodyQuiet });
    expect(jumped.seats[0]).toEqual({ left: 620_000 });
  });

  test("stands while the table rests", () => {
    const resting = paused(asked, 31_000);
    expect(nextExpiry(resting)).toBeUndefined();
    const on = resumed(resting, 5_000_000);
    expect(on.pausedAt).toBeUndefined();
    expect(nextExpiry(on)).toBe(5_000_000 + 570_000);
  });

  test("does not pay for an answer given while the table rests", () => {
    const after = clocksAfter(live, paused(asked, 31_000), { now: 900_000, awaited: [2], answered: 0, ...nobodyQuiet });
    expect(after.seats[0]).toEqual({ left: 590_000 });
  });

  test("gives somebody new a tenth of the bank at least", () => {
    const time = { seats: [{ left: 0 }, { left: 100_000, since: 5 }] };
    expect(renewed(live, time, 0).seats[0]).toEqual({ left: 60_000 });
    expect(renewed(live, time, 1).seats[1]).toEqual({ left: 100_000 });
  });
});

describe("an owner who leaves and comes back", () => {
  const away = { ...nobodyQuiet, awaited: [] };
  const back = { ...nobodyQuiet, awaited: [0] };
  const askedAt = (clock: typeof live | typeof slow) =>
    clocksAfter(clock, freshTime(clock, 1), { now: 0, awaited: [0], ...nobodyQuiet });

  test("gains nothing, however often, while the regent has not answered", () => {
    for (const clock of [live, slow]) {
      let time = askedAt(clock);
      const ends = expiryOf(time.seats[0]);
      for (let now = 1000; now < 10_000; now += 2000) {
        time = clocksAfter(clock, held(time, 0), { ...away, now });
        expect(nextExpiry(time)).toBeUndefined();
        time = clocksAfter(clock, afterReturn(clock, time, 0), { ...back, now });
      }
      expect(expiryOf(time.seats[0])).toBe(ends);
    }
  });

  test("does not come back to life after the time ran out", () => {
    for (const [clock, late] of [
      [live, 601_000],
      [slow, 25 * HOUR],
    ] as const) {
      const time = clocksAfter(clock, held(askedAt(clock), 0), { ...away, now: late });
      const returned = clocksAfter(clock, afterReturn(clock, time, 0), { ...back, now: late });
      expect(expiryOf(returned.seats[0])).toBeLessThanOrEqual(late);
    }
  });

  test("has enough time again once the regent has answered", () => {
    for (const [clock, late, ends] of [
      [byRound, 601_000, 661_000],
      [slow, 25 * HOUR, 49 * HOUR],
    ] as const) {
      const gone = clocksAfter(clock, held(clocksAfter(clock, freshTime(clock, 1), { ...back, now: 0 }), 0), {
        ...away,
        now: late,
      });
      const answered = clocksAfter(clock, gone, { ...away, now: late, answered: 0 });
      const returned = clocksAfter(clock, afterReturn(clock, answered, 0), { ...back, now: late });
      expect(expiryOf(returned.seats[0])).toBe(ends);
    }
  });

  test("keeps a deadline that was moved meanwhile", () => {
    const moved = shifted(held(askedAt(slow), 0), 5000);
    expect(expiryOf(afterReturn(slow, moved, 0).seats[0])).toBe(24 * HOUR + 5000);
  });
});

describe("a slow clock", () => {
  const asked = clocksAfter(slow, freshTime(slow, 2), { now: 0, awaited: [0], ...nobodyQuiet });

  test("sets one deadline for a block of asks", () => {
    expect(expiryOf(asked.seats[0])).toBe(24 * HOUR);
    const again = clocksAfter(slow, asked, { now: 3 * HOUR, awaited: [0], answered: 0, ...nobodyQuiet });
    expect(expiryOf(again.seats[0])).toBe(24 * HOUR);
  });

  test("sets a new one when the seat is asked after others were", () => {
    const others = clocksAfter(slow, asked, { now: 3 * HOUR, awaited: [1], answered: 0, ...nobodyQuiet });
    expect(expiryOf(others.seats[0])).toBeUndefined();
    const back = clocksAfter(slow, others, { now: 5 * HOUR, awaited: [0], answered: 1, ...nobodyQuiet });
    expect(expiryOf(back.seats[0])).toBe(29 * HOUR);
  });

  test("does not run in the owner's quiet hours", () => {
    const nights = () => ({ hours: "00:00-12:00", timeZone: "UTC" });
    const quiet = clocksAfter(slow, freshTime(slow, 1), { now: 0, awaited: [0], ...nobodyQuiet, quietHours: nights });
    expect(expiryOf(quiet.seats[0])).toBe(48 * HOUR);
  });
});

describe.each([live, slow, { kind: "none" } as const])("a block of asks, with a clock that is $kind", (clock) => {
  const at = (decisions: number, awaited: readonly number[]) => ({ now: 1000, ...nobodyQuiet, decisions, awaited });
  const asked = clocksAfter(clock, freshTime(clock, 2), at(4, [0]));

  test("begins when the seat is asked, and goes on while it is asked again at once", () => {
    expect(asked.seats.map((seat) => seat.asked)).toEqual([4, undefined]);
    expect(clocksAfter(clock, asked, at(5, [0])).seats[0].asked).toBe(4);
    expect(shifted(asked, 5000).seats[0].asked).toBe(4);
  });

  test("ends when the seat is not asked, and another begins when it is again", () => {
    const others = clocksAfter(clock, asked, at(5, [1]));
    expect(others.seats.map((seat) => seat.asked)).toEqual([undefined, 5]);
    expect(clocksAfter(clock, others, at(6, [0])).seats[0].asked).toBe(6);
  });
});

test("time in which the server was closed is nobody's", () => {
  const asked = clocksAfter(live, freshTime(live, 1), { now: 1000, awaited: [0], ...nobodyQuiet });
  expect(nextExpiry(shifted(asked, 5000))).toBe(606_000);
});

describe("what others may read of a clock", () => {
  const asked = clocksAfter(live, freshTime(live, 3), { now: 1000, awaited: [0, 1], ...nobodyQuiet });
  const oneAnswered = clocksAfter(live, asked, { now: 9000, awaited: [1], answered: 0, ...nobodyQuiet });

  test("in a secret ask is the same whether or not the seat has answered", () => {
    const isSecret = (seat: number): boolean => seat < 2;
    expect(readings(live, asked, 2, isSecret)).toEqual(readings(live, oneAnswered, 2, isSecret));
    expect(readings(live, asked, 1, isSecret)).toEqual(readings(live, oneAnswered, 1, isSecret));
    expect(readings(live, oneAnswered, 0, isSecret)).toContainEqual({ seat: 0, left: 612_000 });
  });

  test("in an open ask is when it runs out", () => {
    expect(readings(live, asked, 2, () => false)).toContainEqual({ seat: 1, left: 600_000, until: 601_000 });
  });
});
