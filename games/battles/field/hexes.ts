/**
 * The hexes of both sides of the board. Rows run parallel to the players' edges, Stark's edge touches row 0, and odd rows
 * are shifted half a hex to the right and one hex shorter: half hexes are no part of the field.
 *
 * A hex is numbered `15 · row + column` on either side, and named by the letter of its column and the number of its row:
 * `h9` is [7,9]. What lies off a board is never a hex of it.
 */
export type Hex = number;

export const COLUMNS = 15;
export const ROWS = 15;
/** Room for the hexes of either board. */
export const HEXES = COLUMNS * ROWS;

export const boardIds = ["landscape", "portrait"] as const;
export type BoardId = (typeof boardIds)[number];
/** A side of the board, by its number. */
export type Board = number;

export const boardSizes: readonly { readonly columns: number; readonly rows: number }[] = [
  { columns: 15, rows: 11 },
  { columns: 10, rows: 15 },
];

export const hexNames: readonly string[] = Array.from(
  { length: HEXES },
  (_, hex) => `${String.fromCharCode(97 + (hex % COLUMNS))}${Math.trunc(hex / COLUMNS)}`,
);

export const hexAt = (column: number, row: number): Hex => COLUMNS * row + column;
export const columnOf = (hex: Hex): number => hex % COLUMNS;
export const rowOf = (hex: Hex): number => Math.trunc(hex / COLUMNS);

/** Whether a board has this hex. */
export function isOnBoard(board: Board, hex: Hex): boolean {
  const { columns, rows } = boardSizes[board];
  const row = rowOf(hex);
  return row < rows && columnOf(hex) < columns - (row & 1);
}

/** The hexes of a board in reading order. */
export const hexesOf: readonly (readonly Hex[])[] = boardSizes.map((_, board) =>
  hexNames.map((_name, hex) => hex).filter((hex) => isOnBoard(board, hex)),
);

export const directionIds = ["east", "south-east", "south-west", "west", "north-west", "north-east"] as const;
export const DIRECTIONS = directionIds.length;

/** No hex: what lies beyond the edge. */
export const OFF = 255;

/** Steps in each direction from an even and from an odd row, as [column, row]. */
const steps = [
  [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
] as const;

/** For each board, six hexes for each hex, by direction; OFF where the board ends. */
const besides: readonly Uint8Array[] = boardSizes.map(({ columns }, board) => {
  const table = new Uint8Array(HEXES * DIRECTIONS).fill(OFF);
  for (const hex of hexesOf[board]) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const [right, down] = steps[rowOf(hex) & 1][direction];
      const column = columnOf(hex) + right;
      const row = rowOf(hex) + down;
      if (column < 0 || column >= columns || row < 0 || row >= ROWS) continue;
      const other = hexAt(column, row);
      if (isOnBoard(board, other)) table[hex * DIRECTIONS + direction] = other;
    }
  }
  return table;
});

/** The hex beside another in a direction, or OFF. */
export const beside = (board: Board, hex: Hex, direction: number): Hex => besides[board][hex * DIRECTIONS + direction];

const cubeX = (hex: Hex): number => columnOf(hex) - ((rowOf(hex) - (rowOf(hex) & 1)) >> 1);

/** Counted in hexes from one to the other, whatever lies between; the same on either board. */
const distances: Uint8Array = (() => {
  const table = new Uint8Array(HEXES * HEXES);
  for (let from = 0; from < HEXES; from++) {
    for (let to = 0; to < HEXES; to++) {
      const x = cubeX(to) - cubeX(from);
      const z = rowOf(to) - rowOf(from);
      table[from * HEXES + to] = Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));
    }
  }
  return table;
})();

/** How many hexes lie from one to the other, the last one counted. */
export const distanceOf = (from: Hex, to: Hex): number => distances[from * HEXES + to];
export const areAdjacent = (one: Hex, other: Hex): boolean => distances[one * HEXES + other] === 1;
