// @vitest-environment happy-dom
import { type Cards, seatIds } from "@weirwood/cards/questions";
import { expect, test, vi } from "vitest";
import { drawn, positionWith } from "./board/testing/tables.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { houseOf } from "./words.ts";

const PLAYERS = 5;

test("players of one House have marks that differ by their numbers, and nobody else has one", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const seats = seatIds.slice(0, PLAYERS).map((_, seat) => seat);
  const houses = (view: Cards) => seats.map((seat) => houseOf(view, seat));
  const isMixed = (view: Cards): boolean => {
    const all = houses(view);
    const shared = all.filter((house) => all.indexOf(house) !== all.lastIndexOf(house));
    return !all.includes(undefined) && shared.length > 0 && shared.length < PLAYERS;
  };
  const view = positionWith(PLAYERS, "marks", isMixed);
  const all = houses(view);
  for (const seat of seats) {
    const { page, leave } = drawn(<SeatMark view={view} seat={seat} />);
    const isShared = all.filter((house) => house === all[seat]).length > 1;
    expect(page.textContent).toBe(isShared ? String(seat + 1) : "");
    leave();
  }
});
