// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCamera } from "./camera.ts";
import { watchGestures } from "./gestures.ts";

const map = { left: 0, top: 0, right: 1000, bottom: 1500 };
let board: HTMLElement;
let button: HTMLElement;
let forget = (): void => undefined;
const tappedTwice = vi.fn();

beforeEach(() => {
  board = document.createElement("div");
  board.innerHTML = "<p></p><div data-still><button></button></div>";
  board.setPointerCapture = () => undefined;
  board.hasPointerCapture = () => true;
  document.body.append(board);
  button = board.querySelector("button") as HTMLElement;
  const camera = createCamera(map, [500, 700]);
  camera.resize({ width: 400, height: 600 });
  forget = watchGestures(board, camera, () => undefined, tappedTwice);
});
afterEach(() => {
  tappedTwice.mockClear();
  forget();
  board.remove();
});

function touch(target: Element, type: string, x: number): void {
  const at = { bubbles: true, pointerId: 1, pointerType: "touch", button: 0, clientX: x, clientY: 100 };
  target.dispatchEvent(new PointerEvent(type, at));
}

test("a finger that has dragged the map presses the next button at once", () => {
  const land = board.querySelector("p") as Element;
  touch(land, "pointerdown", 100);
  touch(land, "pointermove", 160);
  touch(land, "pointerup", 160);
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  touch(button, "pointerdown", 20);
  touch(button, "pointerup", 20);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("the click that ends a drag of the mouse presses nothing", () => {
  const land = board.querySelector("p") as HTMLElement;
  const pressed = vi.fn();
  land.addEventListener("click", pressed);
  touch(land, "pointerdown", 100);
  touch(land, "pointermove", 160);
  touch(land, "pointerup", 160);
  land.click();
  expect(pressed).not.toHaveBeenCalled();
  land.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("two quick taps on the same place are told with it, and the second presses nothing", () => {
  const land = board.querySelector("p") as HTMLElement;
  const pressed = vi.fn();
  land.addEventListener("click", pressed);
  for (let taps = 0; taps < 2; taps++) {
    touch(land, "pointerdown", 100);
    touch(land, "pointerup", 100);
    land.click();
  }
  expect(tappedTwice.mock.calls).toEqual([[[100, 100]]]);
  expect(pressed).toHaveBeenCalledOnce();
});
