import type { Spot } from "./lying.ts";

/** How large cards are drawn. A card is 1.4 times as high as wide. */
export const RATIO = 1.4;
export const GAP = 12;
/** Below it a card shows nothing that could be read: a row scrolls then. */
export const LEAST = 64;
/** From here attachments have names; below they are rounds. */
export const NAMED = 91;

const STRIP = 24;
const ROUND = 20;
const AIR = 14;
/** What a kneeling card takes more than one that stands, by its tilt. */
const TILT = 18;
const SMALL_TILT = 8;
const PARTING = 25;

export interface RowRoom {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly least?: number;
  /** Whether there are two kinds of cards in the row, with a line between. */
  readonly isParted?: boolean;
  readonly gap?: number;
}

/** How many things lie on the card that bears most. */
export const deepest = (spots: readonly Spot[]): number =>
  spots.reduce((most, { attached }) => Math.max(most, attached.length), 0);

/** The width of every card of a row: as large as the room allows, and no smaller than can be read. */
export function cardWidth(spots: readonly Spot[], room: RowRoom): number {
  const { width, height, most, least = LEAST, isParted = false, gap = GAP } = room;
  if (width === 0 || height === 0) return Math.max(least, Math.min(most, NAMED));
  const deep = deepest(spots);
  const kneeling = spots.filter(({ now }) => now.isKneeling === true).length;
  const across =
    (width - 2 * gap - (spots.length - 1) * gap - kneeling * (gap < GAP ? SMALL_TILT : TILT) - (isParted ? PARTING : 0)) / spots.length;
  const below = (card: number): number => (deep === 0 ? 0 : card >= NAMED ? deep * STRIP : ROUND);
  const fits = (card: number): boolean => card <= across && card * RATIO + below(card) + AIR <= height;
  for (let card = most; card > least; card--) if (fits(card)) return card;
  return least;
}
