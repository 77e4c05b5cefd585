import type { Box, Point, Size } from "./plane.ts";

/** Which part of a map is seen, and how large: a point of the map lies on the screen at `scale × point + (x, y)`. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit of the map. */
  readonly scale: number;
}

/** How much is shown: below `middle` single pieces become shields with a count, below `near` names grow. */
export type Zoom = "far" | "middle" | "near";

/** At this scale a piece of 27 units is 18 pixels high, and a name 9. */
const NEAR = 0.64;
const MIDDLE = 0.45;
export const zoomOf = (scale: number): Zoom => (scale < MIDDLE ? "far" : scale < NEAR ? "middle" : "near");

const LARGEST = 3.2;
/** A map opens at least this large, so that names can be read on a telephone. */
const READABLE = 0.74;

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** The whole map, in the middle. */
export function wholeMap(screen: Size, map: Box): Frame {
  const scale = Math.min(screen.width / widthOf(map), screen.height / heightOf(map), LARGEST);
  return centredOn(screen, [(map.left + map.right) / 2, (map.top + map.bottom) / 2], scale);
}

/** A frame with a point of the map in the middle of the screen. */
export const centredOn = ({ width, height }: Size, [x, y]: Point, scale: number): Frame => ({
  x: width / 2 - x * scale,
  y: height / 2 - y * scale,
  scale,
});

/** What is fitted is shown no larger and no smaller than this, and with this much room around it. */
const LARGEST_FITTED = 1.25;
const SMALLEST_FITTED = 0.5;
const AROUND = 16;
/** Less than this beside what is taken shows too little of a map. */
const LEAST_BESIDE = 280;

/** A frame that shows boxes whole; where the screen is wide enough, beside so much room that is taken at the right. */
export function fitting(boxes: readonly Box[], taken: number, screen: Size, map: Box): Frame {
  const box = around(boxes);
  const free = { ...screen, width: screen.width - taken > LEAST_BESIDE ? screen.width - taken : screen.width };
  const across = (free.width - 2 * AROUND) / widthOf(box);
  const down = (free.height - 2 * AROUND) / heightOf(box);
  const scale = Math.max(SMALLEST_FITTED, Math.min(LARGEST_FITTED, across, down));
  return held(centredOn(free, [(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale), screen, map);
}

/** What is seen first: all of it where that is wanted or large enough to read, else what can be read. */
export function openingFrame(screen: Size, map: Box, around: Point, isWhole = false): Frame {
  const whole = wholeMap(screen, map);
  if (isWhole || zoomOf(whole.scale) === "near") return whole;
  const fitting = screen.width / widthOf(map);
  const scale = Math.max(READABLE, Math.min(fitting, 1.1));
  return held(centredOn(screen, around, scale), screen, map);
}

/** Zoomed by a factor, with the point of the map under `at` staying where it is. */
export function zoomedAt(frame: Frame, factor: number, [x, y]: Point, screen: Size, map: Box): Frame {
  const scale = Math.min(LARGEST, Math.max(frame.scale * factor, smallest(screen, map)));
  const by = scale / frame.scale;
  return held({ x: x - (x - frame.x) * by, y: y - (y - frame.y) * by, scale }, screen, map);
}

const smallest = (screen: Size, map: Box): number => wholeMap(screen, map).scale;

export const moved = (frame: Frame, across: number, down: number, screen: Size, map: Box): Frame =>
  held({ ...frame, x: frame.x + across, y: frame.y + down }, screen, map);

/** A frame that never loses the map: what is smaller than the screen stays in the middle, what is larger fills it. */
export function held(frame: Frame, screen: Size, map: Box): Frame {
  return {
    scale: frame.scale,
    x: heldAlong(frame.x, screen.width, map.left * frame.scale, map.right * frame.scale),
    y: heldAlong(frame.y, screen.height, map.top * frame.scale, map.bottom * frame.scale),
  };
}

function heldAlong(offset: number, length: number, start: number, end: number): number {
  if (end - start <= length) return (length - start - end) / 2;
  return Math.min(-start, Math.max(length - end, offset));
}

/** The part of the map that is on the screen. */
export const seenIn = ({ x, y, scale }: Frame, { width, height }: Size): Box => ({
  left: -x / scale,
  top: -y / scale,
  right: (width - x) / scale,
  bottom: (height - y) / scale,
});

/** Moved no further than needed to bring a box of the map into sight, with some room around it. */
export function bringingIn(frame: Frame, box: Box, screen: Size, map: Box): Frame {
  const room = 24;
  const across = shiftInto(box.left * frame.scale + frame.x, box.right * frame.scale + frame.x, screen.width, room);
  const down = shiftInto(box.top * frame.scale + frame.y, box.bottom * frame.scale + frame.y, screen.height, room);
  return across === 0 && down === 0 ? frame : moved(frame, across, down, screen, map);
}

/** At this scale an army is still a shield with its number, and a name can be read. */
const LEAST_OPENING = 0.5;

/**
 * What a question is about, all of it: moved no further than needed, and further away only where it would not fit. Of
 * what reaches too far for that, the first box is seen.
 */
export function openingOn(frame: Frame, boxes: readonly Box[], screen: Size, map: Box): Frame {
  const box = around(boxes);
  const room = 24;
  const fits = Math.min(
    (screen.width - 2 * room) / (box.right - box.left),
    (screen.height - 2 * room) / (box.bottom - box.top),
  );
  const scale = Math.max(smallest(screen, map), Math.min(frame.scale, Math.max(fits, LEAST_OPENING)));
  const middle: Point = [(screen.width / 2 - frame.x) / frame.scale, (screen.height / 2 - frame.y) / frame.scale];
  return panningTo(
    scale === frame.scale ? frame : held(centredOn(screen, middle, scale), screen, map),
    boxes,
    screen,
    map,
  );
}

/** The same without going further away. */
export const panningTo = (frame: Frame, boxes: readonly Box[], screen: Size, map: Box): Frame =>
  bringingIn(bringingIn(frame, around(boxes), screen, map), boxes[0], screen, map);

/** Boxes of the map in the middle of the screen; further away where they would not fit, never closer. */
export function bringingAllIn(frame: Frame, boxes: readonly Box[], screen: Size, map: Box): Frame {
  const box = around(boxes);
  const seen = seenIn(frame, screen);
  const third = { across: (seen.right - seen.left) / 6, down: (seen.bottom - seen.top) / 6 };
  const isInMiddle =
    box.left >= seen.left + third.across &&
    box.right <= seen.right - third.across &&
    box.top >= seen.top + third.down &&
    box.bottom <= seen.bottom - third.down;
  if (isInMiddle) return frame;
  const fits = Math.min(screen.width / (box.right - box.left), screen.height / (box.bottom - box.top)) * 0.8;
  const scale = Math.max(smallest(screen, map), Math.min(frame.scale, fits));
  return held(centredOn(screen, [(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale), screen, map);
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function shiftInto(start: number, end: number, length: number, room: number): number {
  if (end - start > length - 2 * room) return (length - start - end) / 2;
  if (start < room) return room - start;
  if (end > length - room) return length - room - end;
  return 0;
}

/** A frame on the way from one to another; `share` goes from 0 to 1. The middle of the screen moves straight. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
