import { expect, test } from "vitest";
import { beside } from "./callout.tsx";

const screen = { width: 800, height: 600 };

test("a note stands on the side with the most room, and never over what it is about", () => {
  for (const [left, top] of [
    [20, 250],
    [650, 250],
    [350, 20],
    [350, 500],
    [350, 250],
  ]) {
    const box = { left, top, right: left + 100, bottom: top + 60 };
    const [x, y] = beside(box, screen, 200, 120);
    const isApart = x >= box.right || x + 200 <= box.left || y >= box.bottom || y + 120 <= box.top;
    expect(isApart, `${left} ${top}`).toBe(true);
    expect(x >= 0 && y >= 0 && x + 200 <= 800 && y + 120 <= 600, `${left} ${top}`).toBe(true);
  }
});

test("where no side has room the note stays on the screen", () => {
  const [x, y] = beside({ left: 100, top: 100, right: 700, bottom: 500 }, screen, 300, 200);
  expect(x >= 0 && y >= 0 && x + 300 <= 800 && y + 200 <= 600).toBe(true);
});
