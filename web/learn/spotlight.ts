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
/** A light larger than this share of the screen lights nothing. */
const LARGEST_LIGHT = 0.55;

/** Where something is on the screen while it moves; undefined where it is not, or is nearly everything. */
export function useAnchorBox(selector: string | undefined): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    setBox(undefined);
    if (selector === undefined) return;
    let frame = 0;
    const look = (): void => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      const next = found === undefined ? undefined : lit(found, innerWidth, innerHeight);
      setBox((now) => (isSame(now, next) ? now : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return box;
}

/** The part of something that can be lit: a little more than itself, and not off the screen. */
export function lit({ left, top, width, height }: Box, screenWidth: number, screenHeight: number): Box | undefined {
  const from = { x: Math.max(0, left - ROOM), y: Math.max(0, top - ROOM) };
  const to = { x: Math.min(screenWidth, left + width + ROOM), y: Math.min(screenHeight, top + height + ROOM) };
  const shown = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  if (width === 0 || height === 0 || shown.width <= 2 * ROOM || shown.height <= 2 * ROOM) return undefined;
  const isEverything = shown.width * shown.height > LARGEST_LIGHT * screenWidth * screenHeight;
  return isEverything || isBoardWide(shown, screenWidth, screenHeight) ? undefined : shown;
}

const isBoardWide = ({ width, height }: Box, screenWidth: number, screenHeight: number): boolean =>
  width > 0.5 * screenWidth && height > 0.6 * screenHeight;

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

/** A place for the bubble where it does not cover what it is about: beside it, else below or above. */
export function bubblePlace(
  anchor: Box | undefined,
  bubble: { readonly width: number; readonly height: number },
  screenWidth: number,
  screenHeight: number,
): BubblePlace {
  const within = (value: number, size: number, screen: number): number =>
    Math.max(ROOM, Math.min(value, screen - size - ROOM));
  if (anchor === undefined) {
    return {
      left: within(screenWidth, bubble.width, screenWidth),
      top: within(0, bubble.height, screenHeight) + 56,
      side: "corner",
    };
  }
  const { left, top, width, height } = anchor;
  const middleY = within(top + height / 2 - bubble.height / 2, bubble.height, screenHeight);
  const middleX = within(left + width / 2 - bubble.width / 2, bubble.width, screenWidth);
  if (left + width + GAP + bubble.width < screenWidth) return { left: left + width + GAP, top: middleY, side: "right" };
  if (left - GAP - bubble.width > 0) return { left: left - GAP - bubble.width, top: middleY, side: "left" };
  if (top + height + GAP + bubble.height < screenHeight)
    return { left: middleX, top: top + height + GAP, side: "below" };
  if (top - GAP - bubble.height > 0) return { left: middleX, top: top - GAP - bubble.height, side: "above" };
  // Too large to stand clear of: at the end of the screen that is farther from its middle.
  const isLow = top + height / 2 > screenHeight / 2;
  return { left: middleX, top: isLow ? ROOM : screenHeight - bubble.height - ROOM, side: isLow ? "above" : "below" };
}
