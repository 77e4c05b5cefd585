import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCamera } from "./camera.ts";
import { type Frame, wholeMap } from "./frame.ts";
import type { Size } from "./plane.ts";

const map = { left: 0, top: 0, right: 1000, bottom: 1500 };
let pictures: ((now: number) => void)[] = [];

/** The next picture is drawn, at a given time. */
function draw(now: number): void {
  const due = pictures;
  pictures = [];
  for (const callback of due) callback(now);
}

beforeEach(() => {
  pictures = [];
  vi.stubGlobal("requestAnimationFrame", (callback: (now: number) => void) => pictures.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "full" } } });
  vi.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => vi.unstubAllGlobals());

test("however often the frame changes, listeners hear of it once a picture", () => {
  const camera = createCamera(map, [500, 700]);
  let heard = 0;
  const forget = camera.watch(() => heard++);
  camera.resize({ width: 400, height: 600 });
  for (let x = 0; x < 10; x++) camera.show({ ...camera.frame(), x: -x });
  expect(heard).toBe(0);
  draw(16);
  expect(heard).toBe(1);
  forget();
  camera.show(camera.frame());
  draw(32);
  expect(heard).toBe(1);
});

test("a glide ends exactly where it was meant to", () => {
  const camera = createCamera(map, [500, 700]);
  camera.resize({ width: 400, height: 600 });
  const goal = wholeMap({ width: 400, height: 600 }, map);
  camera.glideTo(goal);
  draw(100);
  expect(camera.frame().scale).toBeGreaterThan(goal.scale);
  draw(1000);
  expect(camera.frame()).toEqual(goal);
});

test("with reduced motion there is no glide", () => {
  document.documentElement.dataset.motion = "reduced";
  const camera = createCamera(map, [500, 700]);
  camera.resize({ width: 400, height: 600 });
  const goal = wholeMap({ width: 400, height: 600 }, map);
  camera.glideTo(goal);
  expect(camera.frame()).toEqual(goal);
});

test("a map that was seen whole stays whole when the window changes", () => {
  const camera = createCamera(map, [500, 700]);
  camera.resize({ width: 400, height: 600 });
  camera.show(wholeMap({ width: 400, height: 600 }, map));
  camera.resize({ width: 300, height: 300 });
  expect(camera.frame()).toEqual(wholeMap({ width: 300, height: 300 }, map));
});

/** A point of the map in the middle of the screen. */
const onto =
  (x: number, y: number) =>
  ({ scale }: Frame, { width, height }: Size): Frame => ({
    x: width / 2 - x * scale,
    y: height / 2 - y * scale,
    scale,
  });

const middleOf = (camera: ReturnType<typeof createCamera>): [x: number, y: number] => {
  const [{ x, y, scale }, { width, height }] = [camera.frame(), camera.screen()];
  return [(width / 2 - x) / scale, (height / 2 - y) / scale];
};

test("what is looked at before the map has opened is where it opens", () => {
  const camera = createCamera(map, [500, 700]);
  camera.lookAt(onto(400, 1000));
  camera.resize({ width: 400, height: 600 });
  expect(middleOf(camera)).toEqual([400, 1000]);
});

test("what is looked at stays in the middle when a sheet rises over the board, until somebody moves the map", () => {
  document.documentElement.dataset.motion = "reduced";
  const camera = createCamera(map, [500, 700]);
  camera.resize({ width: 400, height: 600 });
  camera.lookAt(onto(400, 1000));
  camera.resize({ width: 400, height: 200 });
  expect(middleOf(camera)).toEqual([400, 1000]);
  const frame = { ...camera.frame(), x: camera.frame().x - 30 };
  camera.show(frame);
  camera.resize({ width: 400, height: 300 });
  expect(camera.frame()).toEqual(frame);
});
