/** The cells of a flat state: bytes, or 16-bit words where a game counts beyond 253. */
export type Cells = Uint8Array | Uint16Array;

/** Bits of one cell. */
export type CellBits = 8 | 16;

export function cellBitsOf(cells: Cells): CellBits {
  return cells.BYTES_PER_ELEMENT === 1 ? 8 : 16;
}

export function areEqualIn(from: Cells, to: Cells, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (from[i] !== to[i]) return false;
  return true;
}

/** A stretch of cells, from the first up to the last. */
export type Run = readonly [from: number, to: number];

/** The same cells in as few stretches as there can be: neighbours become one, so that they are copied in one go. */
export function joined(runs: readonly Run[]): readonly Run[] {
  return [...runs]
    .sort(([one], [other]) => one - other)
    .reduce<[number, number][]>((longer, [from, to]) => {
      const last = longer.at(-1);
      if (last?.[1] === from) last[1] = to;
      else longer.push([from, to]);
      return longer;
    }, []);
}
