const GAP = 12;
const MARGIN = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where an enlarged card of this width goes: right or left of the small one, else above or below it, never over it and never out
 * of the window; nowhere where there is no such place.
 */
export function besideOf(
  { left, right, top, bottom }: Box,
  width: number,
  window: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } | undefined {
  const height = width * 1.4;
  const within = (value: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(value, room - size - MARGIN));
  const fits = (at: number, size: number, room: number): boolean => at >= MARGIN && at + size + MARGIN <= room;
  if (fits(MARGIN, height, window.height))
    for (const x of [right + GAP, left - GAP - width])
      if (fits(x, width, window.width))
        return { left: x, top: within((top + bottom - height) / 2, height, window.height) };
  if (fits(MARGIN, width, window.width))
    for (const y of [top - GAP - height, bottom + GAP])
      if (fits(y, height, window.height))
        return { left: within((left + right - width) / 2, width, window.width), top: y };
  return undefined;
}
