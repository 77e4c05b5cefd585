import type { Spot } from "./lying.ts";

/** How large cards are drawn. A card is 1.4 times as high as wide. */
const RATIO = 1.4;
export const GAP = 12;
/** Below it a card shows nothing that could be read: a row scrolls then. */
export const LEAST = 64;
/** From here attachments have names; below they are rounds. */
export const NAMED = 91;

const STRIP = 24;
const ROUND = 20;
const AIR = 10;
/** What a card that lies askew takes more than one that lies straight. */
const TILT = 18;
const SMALL_TILT = 8;
const PARTING = 25;

export interface RowRoom {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly least?: number;
  /** How many of the cards are of a second kind, with a line before them. */
  readonly others?: number;
  readonly gap?: number;
  /** In how many lines the cards may lie; one unless said. */
  readonly lines?: number;
}

/** How many things lie on the card that bears most. */
const deepest = (spots: readonly Spot[]): number =>
  spots.reduce((most, { attached }) => Math.max(most, attached.length), 0);

/** Cards that lie askew: those that kneel, and those on their way out of play. */
export const tiltedAmong = (spots: readonly Spot[]): number =>
  spots.filter(({ now, isLeaving }) => now.isKneeling === true || isLeaving).length;

/** How the cards of a row are drawn: all of one width, in one line or more. */
export interface RowFit {
  readonly width: number;
  readonly lines: number;
  /** There are too many: the row is scrolled. */
  readonly isCrowded: boolean;
}

/** As large as the room allows, and no smaller than can be read. */
export function fitRow(spots: readonly Spot[], room: RowRoom): RowFit {
  const { lines = 1, least = LEAST, width: across, height } = room;
  const isMeasured = across > 0 && height > 0;
  let best: RowFit | undefined;
  for (let count = 1; count <= lines; count++) {
    const width = widthIn(spots, room, count);
    // A row that is too low is drawn as it is, where it is not too long as well.
    const isFitted = count === 1 ? isAcross(spots, room, count, width) : isFitting(spots, room, count, width);
    const isCrowded = isMeasured && width === least && !isFitted;
    if (best === undefined || width > best.width || (best.isCrowded && !isCrowded))
      best = { width, lines: count, isCrowded };
  }
  if (best !== undefined && !best.isCrowded) return best;
  // Scrolled to the side they lie in as many lines as there is room for.
  let high = 1;
  while (high < lines && isHigh(spots, room, high + 1, least)) high++;
  return { width: least, lines: high, isCrowded: true };
}

function widthIn(spots: readonly Spot[], room: RowRoom, lines: number): number {
  const { width, height, most, least = LEAST } = room;
  if (width <= 0 || height === 0) return Math.max(least, Math.min(most, NAMED));
  for (let card = most; card > least; card--) if (isFitting(spots, room, lines, card)) return card;
  return least;
}

/** Whether all cards have room at a width, in so many lines. */
const isFitting = (spots: readonly Spot[], room: RowRoom, lines: number, card: number): boolean =>
  isAcross(spots, room, lines, card) && isHigh(spots, room, lines, card);

/** The same, from top to bottom alone. */
function isHigh(spots: readonly Spot[], room: RowRoom, lines: number, card: number): boolean {
  const { height, gap = GAP } = room;
  const deep = deepest(spots);
  const below = deep === 0 ? 0 : card >= NAMED ? deep * STRIP : lines > 1 ? ROUND - gap : ROUND;
  return (card * RATIO + below + gap) * lines - gap + AIR <= height;
}

/** From side to side alone. */
function isAcross(spots: readonly Spot[], room: RowRoom, lines: number, card: number): boolean {
  const { width, others = 0, gap = GAP } = room;
  const isParted = others > 0 && others < spots.length;
  const inLine = Math.ceil((spots.length - others) / lines) + Math.ceil(others / lines);
  const tilted = Math.min(inLine, tiltedAmong(spots));
  const tilt = gap < GAP ? SMALL_TILT : TILT;
  return card * inLine <= width - 2 * gap - (inLine - 1) * gap - tilted * tilt - (isParted ? PARTING : 0);
}

/** The room for so many cards of a kind, in so many lines. */
export const roomFor = (count: number, { width, lines }: RowFit, gap: number, tilted: number): number => {
  const inLine = Math.ceil(count / lines);
  return inLine * (width + gap) - gap + Math.min(inLine, tilted) * (gap < GAP ? SMALL_TILT : TILT) + 1;
};
