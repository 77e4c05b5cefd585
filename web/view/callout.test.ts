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
    const [x, y] = beside(box, screen, { width: 200, height: 120 });
    const isApart = x >= box.right || x + 200 <= box.left || y >= box.bottom || y + 120 <= box.top;
    expect(isApart, `${left} ${top}`).toBe(true);
    expect(x >= 0 && y >= 0 && x + 200 <= 800 && y + 120 <= 600, `${left} ${top}`).toBe(true);
  }
});

test("where no side has room the note stays on the screen", () => {
  const [x, y] = beside({ left: 100, top: 100, right: 700, bottom: 500 }, screen, { width: 300, height: 200 });
  expect(x >= 0 && y >= 0 && x + 300 <= 800 && y + 200 <= 600).toBe(true);
});

test("a note covers what it should not only where it must", () => {
  const box = { left: 350, top: 250, right: 450, bottom: 310 };
  const note = { width: 200, height: 120 };
  const neighbours = [
    { left: 450, top: 250, right: 700, bottom: 400 },
    { left: 100, top: 250, right: 350, bottom: 400 },
    { left: 300, top: 310, right: 500, bottom: 500 },
  ];
  const [x, y] = beside(box, screen, note, neighbours);
  const isClear = neighbours.every(
    ({ left, top, right, bottom }) => x >= right || x + note.width <= left || y >= bottom || y + note.height <= top,
  );
  expect(isClear, `${x} ${y}`).toBe(true);
});
