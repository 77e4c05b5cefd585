import { useEffect, useState } from "react";

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 10;
const GAP = 16;
/** How thick the ring around a light is, which is drawn outside of it. */
const RING = 4;
/** Where a game asks in front of its board. */
const GAME_DIALOG = ".stage";
/** Where a hint stands among other things, at a table and in the game's dialog. */
const PLACES = { page: ".panel-area", dialog: ".stage-body" };
/** What lies on the board is seen no further than the board. */
const BOARD = ".board-place";
/** A light larger than this share of the screen lights nothing. */
const LARGEST_LIGHT = 0.55;

/** What a hint is about, and what it has to be drawn into. */
export interface AnchorPlace {
  /** Undefined where it is not to be seen, or is nearly everything. */
  readonly box: Box | undefined;
  /** The page, or the game's own dialog before it; none while something else is read, for it could not be pressed. */
  readonly front: Element | undefined;
  /** Whether it stands there among other things, and does not float. */
  readonly isInline: boolean;
}

/**
 * Where things are on the screen while they move, for as long as they are asked for. On a phone, and in the game's own
 * dialog, a hint has a place among other things: what floats there would cover what is to be read or pressed.
 */
export function useAnchor(selectors: string, isInline: boolean): AnchorPlace {
  const [place, setPlace] = useState<AnchorPlace>(() => ({ box: undefined, front: undefined, isInline }));
  useEffect(() => {
    if (selectors === "") return;
    let frame = 0;
    const look = (): void => {
      const next = placeNow(selectors, isInline);
      setPlace((now) => (isSame(now.box, next.box) && now.front === next.front ? now : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selectors, isInline]);
  return place;
}

function placeNow(selectors: string, isInline: boolean): AnchorPlace {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const boxes = [...document.querySelectorAll(selectors)].flatMap((found) => seenBox(found) ?? []);
  return {
    box: boxes.length === 0 ? undefined : around(boxes),
    front: frontFor(dialog, isInline) ?? undefined,
    isInline: isInline || dialog !== undefined,
  };
}

/** Where something is, as far as it is to be seen. */
function seenBox(found: Element): Box | undefined {
  const box = lit(found.getBoundingClientRect(), innerWidth, innerHeight);
  const seen = box === undefined ? undefined : onItsBoard(found, box);
  return seen !== undefined && isOnTop(found, seen) ? seen : undefined;
}

/** The smallest box that holds all of them. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function frontFor(dialog: Element | undefined, isInline: boolean): Element | null {
  if (dialog === undefined) return isInline ? document.querySelector(PLACES.page) : document.body;
  return dialog.matches(GAME_DIALOG) ? dialog.querySelector(PLACES.dialog) : null;
}

/** An area goes on under what lies over the board; its light does not. */
function onItsBoard(element: Element, box: Box): Box | undefined {
  const board = element.closest(BOARD);
  if (board === null || board === element) return box;
  const { left, top, right, bottom } = board.getBoundingClientRect();
  return overlap(box, { left, top, width: right - left, height: bottom - top });
}

/** Where the board is, for a hint that has nothing to stand beside. */
export const boardOnScreen = (): Box | undefined => document.querySelector(BOARD)?.getBoundingClientRect();

/** The part that two boxes share, where it is large enough to be lit. */
export function overlap(one: Box, other: Box): Box | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 2 * ROOM && height > 2 * ROOM ? { left, top, width, height } : undefined;
}

/** Whether something is not covered by something else: on a phone the sheet lies over the board. */
function isOnTop(element: Element, { left, top, width, height }: Box): boolean {
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const whole = element instanceof SVGElement ? element.ownerSVGElement : element;
  return there !== null && (whole?.contains(there) === true || there.contains(element));
}

/** The part of something that can be lit: a little more than itself, with its ring on the screen. */
export function lit({ left, top, width, height }: Box, screenWidth: number, screenHeight: number): Box | undefined {
  const from = { x: Math.max(RING, left - ROOM), y: Math.max(RING, top - ROOM) };
  const to = {
    x: Math.min(screenWidth - RING, left + width + ROOM),
    y: Math.min(screenHeight - RING, top + height + ROOM),
  };
  const shown = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  if (width === 0 || height === 0 || shown.width <= 2 * ROOM || shown.height <= 2 * ROOM) return undefined;
  const isEverything = shown.width * shown.height > LARGEST_LIGHT * screenWidth * screenHeight;
  return isEverything || isBoardWide(shown, screenWidth, screenHeight) ? undefined : shown;
}

const isBoardWide = ({ width, height }: Box, screenWidth: number, screenHeight: number): boolean =>
  width > 0.4 * screenWidth && height > 0.6 * screenHeight;

function isSame(one: Box | undefined, other: Box | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const isNear = (key: keyof Box): boolean => Math.abs(one[key] - other[key]) < 1;
  return isNear("left") && isNear("top") && isNear("width") && isNear("height");
}

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly side: "right" | "left" | "below" | "above" | "corner";
}

/**
 * A place for the bubble where it does not cover what it is about: beside it, else below or above. What is nearly
 * everything is not lit: the bubble then stands in a corner of the board.
 */
export function bubblePlace(
  anchor: Box | undefined,
  bubble: { readonly width: number; readonly height: number },
  screenWidth: number,
  screenHeight: number,
  board?: Box,
): BubblePlace {
  const within = (value: number, size: number, screen: number): number =>
    Math.max(ROOM, Math.min(value, screen - size - ROOM));
  if (anchor === undefined) {
    const right = board === undefined ? screenWidth : board.left + board.width - ROOM;
    return {
      left: within(right - bubble.width, bubble.width, screenWidth),
      top: within((board?.top ?? 0) + ROOM, bubble.height, screenHeight),
      side: "corner",
    };
  }
  const { left, top, width, height } = anchor;
  const middleY = within(top + height / 2 - bubble.height / 2, bubble.height, screenHeight);
  const middleX = within(left + width / 2 - bubble.width / 2, bubble.width, screenWidth);
  const beside: (BubblePlace | false)[] = [
    left + width + GAP + bubble.width < screenWidth && { left: left + width + GAP, top: middleY, side: "right" },
    left - GAP - bubble.width > 0 && { left: left - GAP - bubble.width, top: middleY, side: "left" },
  ];
  const under: (BubblePlace | false)[] = [
    top + height + GAP + bubble.height < screenHeight && { left: middleX, top: top + height + GAP, side: "below" },
    top - GAP - bubble.height > 0 && { left: middleX, top: top - GAP - bubble.height, side: "above" },
  ];
  // Under a bar, beside anything else.
  const isBar = width > 3 * height;
  const free = (isBar ? [...under, ...beside] : [...beside, ...under]).find((place) => place !== false);
  if (free !== undefined) return free;
  // Too large to stand clear of: at the end of the screen that is farther from its middle.
  const isLow = top + height / 2 > screenHeight / 2;
  return { left: middleX, top: isLow ? ROOM : screenHeight - bubble.height - ROOM, side: isLow ? "above" : "below" };
}
