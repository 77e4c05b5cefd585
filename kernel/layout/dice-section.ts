import { DICE_BYTES, diceBytes, setDiceBytes } from "../dice.ts";
import type { Json } from "../json.ts";
import { hex, unhex } from "../sha256.ts";
import type { CellBits, Cells } from "./cells.ts";
import type { Section } from "./section.ts";

/** The dice of a state, seen by nobody; written as hexadecimal digits, the same whatever the cells are. */
export class DiceSection implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight = "closed";

  constructor(name: string, at: number, cellBits: CellBits) {
    this.name = name;
    this.at = at;
    this.length = (8 * DICE_BYTES) / cellBits;
  }

  clear(): void {}

  toJSON(cells: Cells): Json | undefined {
    for (let i = this.at; i < this.at + this.length; i++) if (cells[i] !== 0) return hex(diceBytes(cells, this.at));
    return undefined;
  }

  readonly words = [];

  observe(cells: Cells): Json {
    return this.toJSON(cells) ?? null;
  }

  changes(_from: Cells, to: Cells): Json | undefined {
    return this.toJSON(to);
  }

  fromJSON(cells: Cells, input: unknown): void {
    const bytes = typeof input === "string" ? unhex(input) : undefined;
    if (bytes?.length !== DICE_BYTES) throw new Error(`dice are ${2 * DICE_BYTES} hexadecimal digits`);
    setDiceBytes(cells, this.at, bytes);
  }
}
