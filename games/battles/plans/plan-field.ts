import { type BoardId, boardIds, boardSizes, COLUMNS, type Hex, hexNames, isOnBoard } from "../field/hexes.ts";
import { type Ground, type TerrainId, type TokenId, terrains, tokens } from "../field/terrain.ts";
import { type BattlePlan, fieldLetters, itemsListed } from "./plan.ts";
import { type Report, shown } from "./problems.ts";
import type { Draft } from "./shapes.ts";

/** One hex of a list, or the first and the last of a run. */
const listItem = /^([a-o]\d{1,2})(?:-([a-o]\d{1,2}))?$/;

/** The field of a plan: reports what is wrong with its rows, and with hexes that other fields name. */
export class PlanField {
  readonly #report: Report;
  /** Undefined where the plan does not say which. */
  readonly #board: number | undefined;
  /** By hex; holes where nothing was said. */
  readonly #grounds: (readonly [TerrainId, TokenId?])[] = [];

  constructor({ board, field }: Draft<BattlePlan>, report: Report) {
    this.#report = report;
    this.#board = board === undefined ? undefined : boardIds.indexOf(board);
    if (board !== undefined && field !== undefined) this.#readRows(board, field);
  }

  #readRows(board: BoardId, field: readonly (string | undefined)[]): void {
    const { columns, rows } = boardSizes[boardIds.indexOf(board)];
    if (field.length !== rows) this.#report("battles.plan.rows", "field", { found: field.length, rows });
    field.forEach((line, row) => {
      const letters = line?.replaceAll(" ", "") ?? "";
      const wanted = columns - (row & 1);
      if (line !== undefined && letters.length !== wanted)
        this.#report("battles.plan.row-length", `field[${row}]`, { found: letters.length, wanted });
      for (const [column, letter] of [...letters].slice(0, wanted).entries()) this.#readLetter(letter, column, row);
    });
  }

  #readLetter(letter: string, column: number, row: number): void {
    if (Object.hasOwn(fieldLetters, letter)) this.#grounds[COLUMNS * row + column] = fieldLetters[letter];
    else
      this.#report("battles.plan.letter", `field[${row}]`, {
        found: letter,
        column: column + 1,
        known: Object.keys(fieldLetters),
      });
  }

  /** The hex of that name, where the board has it. */
  hex(name: string | undefined, field: string): Hex | undefined {
    if (name === undefined) return undefined;
    const hex = this.#hexNamed(name);
    if (hex === undefined) this.#report("battles.plan.hex", field, { found: shown(name) });
    return hex;
  }

  /** The hexes of a list, each once. */
  hexes(list: string | undefined, field: string): readonly Hex[] {
    const hexes = new Set<Hex>();
    for (const item of list === undefined ? [] : itemsListed(list)) {
      const run = this.#run(item);
      if (run.length === 0) this.#report("battles.plan.hex", field, { found: shown(item) });
      for (const hex of run) {
        if (hexes.has(hex)) this.#report("battles.plan.twice", field, { found: hexNames[hex] });
        hexes.add(hex);
      }
    }
    return [...hexes];
  }

  #run(item: string): readonly Hex[] {
    const [, first, last = first] = listItem.exec(item) ?? [];
    if (first === undefined) return [];
    const [from, to] = [this.#hexNamed(first), this.#hexNamed(last)];
    if (from === undefined || to === undefined || to < from || to - from >= COLUMNS) return [];
    const run = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    return run.every((hex) => this.#isOnBoard(hex)) ? run : [];
  }

  #hexNamed(name: string): Hex | undefined {
    const hex = hexNames.indexOf(name);
    return hex !== -1 && this.#isOnBoard(hex) ? hex : undefined;
  }

  #isOnBoard(hex: Hex): boolean {
    return this.#board === undefined || isOnBoard(this.#board, hex);
  }

  get board(): number | undefined {
    return this.#board;
  }

  /** What its token does, or its terrain where it has none; undefined where the plan does not say. */
  ground(hex: Hex): Ground | undefined {
    const [terrain, token] = this.#grounds[hex] ?? [];
    return token !== undefined ? tokens[token] : terrain && terrains[terrain];
  }

  has(hex: Hex, what: TerrainId | TokenId): boolean {
    return this.#grounds[hex]?.includes(what) ?? false;
  }

  /** How many hexes have this terrain or token. */
  count(what: TerrainId | TokenId): number {
    return this.#grounds.filter((ground) => ground.includes(what)).length;
  }
}
