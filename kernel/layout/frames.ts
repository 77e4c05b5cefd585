import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { type FieldPlaces, type FieldShapes, Fields } from "./fields.ts";
import { OutOfRoom } from "./out-of-room.ts";
import { isMap, shortened } from "./reading.ts";
import type { Section } from "./section.ts";
import { noneOf, type VisitName } from "./values.ts";

/** One kind of procedure: the names of its steps, the first of which it begins with, and what it is about. */
export interface ProcedureShape {
  readonly steps?: readonly string[];
  readonly registers?: FieldShapes;
}

export interface FramesShape<Kinds> {
  /** The most frames at once. */
  readonly deepest: number;
  readonly kinds: Kinds;
}

export type ProcedureShapes = { readonly [kind: string]: ProcedureShape };

type StepsOf<Shape extends ProcedureShape> = Shape["steps"] extends readonly string[]
  ? { readonly [Step in Shape["steps"][number]]: number }
  : { readonly [step: string]: never };

type RegistersOf<Shape extends ProcedureShape> = Shape["registers"] extends FieldShapes
  ? FieldPlaces<Shape["registers"]>
  : { readonly [register: string]: never };

/** The kind of the top frame when there is none. Real kinds count from 1. */
export const NO_FRAME = 0;

const KIND = 0;
const STEP = 1;
const REGISTERS = 2;

/**
 * A stack of procedures in progress inside a flat state: a battle inside a march, a response inside an action. Each
 * frame is a few cells of plain data: its kind (which procedure), its step (how far it is) and registers (what it is
 * about). What a step does is code in the file of its chapter, never in the frame.
 *
 *     const stack = table.frames("stack", {                     // once, where the state is laid out
 *       deepest: 8,
 *       kinds: { march: { steps: ["move", "battle"], registers: { from: { values: areaIds } } } },
 *     });
 *     stack.push(state, stack.kinds.march);                     // the first step, all registers blank
 *     stack.set(state, stack.registers.march.from, riverrun);
 *     stack.setStep(state, stack.steps.march.battle);           // written as { is: "march", step: "battle", from: "riverrun" }
 *
 * Nothing on the way of play allocates. A frame that has ended is all zeroes, so equal positions are equal cells whatever
 * came before. A class and not a bundle of closures because its fields then cost one load each in the hot path.
 */
export class Frames<Kinds extends ProcedureShapes = ProcedureShapes> implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight = "open";
  /** Every kind of procedure, by name. */
  readonly kinds: { readonly [Kind in keyof Kinds]: number };
  readonly steps: { readonly [Kind in keyof Kinds]: StepsOf<Kinds[Kind]> };
  readonly registers: { readonly [Kind in keyof Kinds]: RegistersOf<Kinds[Kind]> };
  readonly #kindNames: readonly (keyof Kinds & string)[];
  readonly #deepest: number;
  readonly #size: number;
  readonly #most: number;
  // By kind, which counts from 1.
  readonly #stepNames: readonly (readonly string[])[];
  readonly #fields: readonly Fields[];

  constructor(name: string, at: number, { deepest, kinds }: FramesShape<Kinds>, cellBits: CellBits) {
    this.name = name;
    this.at = at;
    this.#most = noneOf(cellBits);
    if (!(deepest > 0 && deepest <= this.#most)) throw new RangeError(`a stack is 1 to ${this.#most} frames deep`);
    this.#kindNames = Object.keys(kinds);
    const shapes = this.#kindNames.map((kind): ProcedureShape => kinds[kind]);
    this.#stepNames = [[], ...shapes.map(({ steps }) => steps ?? [""])];
    this.#fields = [{}, ...shapes.map(({ registers }) => registers ?? {})].map(
      (registers) => new Fields(registers, cellBits, true),
    );
    this.#deepest = deepest;
    this.#size = REGISTERS + Math.max(...this.#fields.map((fields) => fields.length));
    this.length = 1 + deepest * this.#size;
    this.kinds = byName(this.#kindNames, (kind) => kind + 1) as typeof this.kinds;
    this.steps = byName(this.#kindNames, (kind) =>
      byName(shapes[kind].steps ?? [], (step) => step),
    ) as unknown as typeof this.steps;
    this.registers = byName(
      this.#kindNames,
      (kind) => this.#fields[kind + 1].places,
    ) as unknown as typeof this.registers;
    const taken = this.#fields
      .flatMap(({ names }) => names)
      .find((register) => register === "is" || register === "step");
    if (taken !== undefined) throw new Error(`${name}: a register cannot be called ${taken}`);
  }

  /** How many procedures are in progress. */
  depth(cells: Cells): number {
    return cells[this.at];
  }

  /** Begins a procedure at its first step with all registers blank. */
  push(cells: Cells, kind: number): void {
    const depth = cells[this.at];
    if (depth >= this.#deepest) throw new OutOfRoom(`more than ${this.#deepest} procedures inside one another`);
    if (!(kind > NO_FRAME && kind < this.#fields.length)) throw new RangeError(`no procedure has the number ${kind}`);
    const frame = this.at + 1 + depth * this.#size;
    cells[frame] = kind;
    this.#fields[kind].clear(cells, frame + REGISTERS);
    cells[this.at] = depth + 1;
  }

  /** Begins a procedure and says what it is about, by name. Pushing and setting registers one by one makes no object. */
  begin<Kind extends keyof Kinds & string>(
    cells: Cells,
    kind: Kind,
    about: { readonly [Register in keyof RegistersOf<Kinds[Kind]>]?: number },
  ): void {
    this.push(cells, this.kinds[kind]);
    const registers: { readonly [register: string]: number } = this.registers[kind];
    for (const register of Object.keys(about)) this.set(cells, registers[register], about[register] as number);
  }

  /** Ends the innermost procedure and forgets its registers. */
  pop(cells: Cells): void {
    const top = this.top(cells);
    cells.fill(0, top, top + this.#size);
    cells[this.at]--;
  }

  /** Where the innermost frame begins in the state's cells. */
  top(cells: Cells): number {
    const depth = cells[this.at];
    if (depth === 0) throw new RangeError("no procedure is in progress");
    return this.at + 1 + (depth - 1) * this.#size;
  }

  /** Where a frame begins, counted from the outermost, which is 0. */
  frame(cells: Cells, level: number): number {
    if (!(level >= 0 && level < cells[this.at])) throw new RangeError(`no procedure at level ${level}`);
    return this.at + 1 + level * this.#size;
  }

  /** The kind of the innermost procedure, or NO_FRAME. */
  kind(cells: Cells): number {
    return cells[this.at] === 0 ? NO_FRAME : cells[this.top(cells) + KIND];
  }

  /** The name of the innermost procedure's kind; empty where none is in progress. */
  kindName(cells: Cells): (keyof Kinds & string) | "" {
    return this.#kindNames[this.kind(cells) - 1] ?? "";
  }

  step(cells: Cells): number {
    return cells[this.top(cells) + STEP];
  }

  setStep(cells: Cells, step: number): void {
    const top = this.top(cells);
    const kind = cells[top + KIND];
    if (!(step >= 0 && step < this.#stepNames[kind].length)) {
      throw new RangeError(`${this.#kindNames[kind - 1]} has no step ${step}`);
    }
    cells[top + STEP] = step;
  }

  /** A register of the innermost procedure. */
  get(cells: Cells, register: number): number {
    return cells[this.top(cells) + this.#register(register)];
  }

  set(cells: Cells, register: number, value: number): void {
    cells[this.top(cells) + this.#register(register)] = this.#cellOf(value);
  }

  /** A register of the frame at a level counted from the outermost: what an inner procedure asks of an outer one. */
  getAt(cells: Cells, level: number, register: number): number {
    return cells[this.frame(cells, level) + this.#register(register)];
  }

  setAt(cells: Cells, level: number, register: number, value: number): void {
    cells[this.frame(cells, level) + this.#register(register)] = this.#cellOf(value);
  }

  /** A register of every frame of one kind, from the outermost in. */
  allOf(cells: Cells, kind: number, register: number): number[] {
    const levels = Array.from({ length: this.depth(cells) }, (_, level) => level);
    return levels
      .filter((level) => this.kindAt(cells, level) === kind)
      .map((level) => this.getAt(cells, level, register));
  }

  kindAt(cells: Cells, level: number): number {
    return cells[this.frame(cells, level) + KIND];
  }

  stepAt(cells: Cells, level: number): number {
    return cells[this.frame(cells, level) + STEP];
  }

  /** Ends every procedure: the game is over, or a position is set up anew. */
  clear(cells: Cells): void {
    cells.fill(0, this.at, this.at + this.length);
  }

  /** Every frame from the outermost in: `{ is: "march", step: "battle", from: "riverrun" }`, the first step left out. */
  toJSON(cells: Cells): Json | undefined {
    const depth = this.depth(cells);
    return depth === 0 ? undefined : Array.from({ length: depth }, (_, level) => this.#write(cells, level));
  }

  #write(cells: Cells, level: number): Json {
    const at = this.frame(cells, level);
    const kind = cells[at + KIND];
    const step = cells[at + STEP];
    const frame: Record<string, Json> = { is: this.#kindNames[kind - 1] };
    if (step > 0) frame.step = this.#stepNames[kind][step];
    this.#fields[kind].writeInto(frame, cells, at + REGISTERS);
    return frame;
  }

  readonly words = [];

  observe(cells: Cells): Json {
    return this.toJSON(cells) ?? [];
  }

  changes(_from: Cells, to: Cells): Json | undefined {
    return this.toJSON(to);
  }

  forEachName(cells: Cells, visit: VisitName): void {
    for (let level = 0; level < this.depth(cells); level++)
      this.#fields[this.kindAt(cells, level)].forEachName(
        cells,
        this.frame(cells, level) + REGISTERS,
        this.name,
        visit,
      );
  }

  /** Reads untrusted input: unknown kinds, steps, registers and names are refused. */
  fromJSON(cells: Cells, input: unknown): void {
    if (!Array.isArray(input) || input.length > this.#deepest) throw new Error(`a list of ${this.#deepest} at most`);
    for (const frame of input as unknown[]) this.#read(cells, frame);
  }

  #read(cells: Cells, input: unknown): void {
    if (!isMap(input)) throw new Error("a procedure is a map of names");
    const { is, step, ...registers } = input;
    const kind = this.#kindNames.indexOf(is as string) + 1;
    if (kind === NO_FRAME) throw new Error(`no procedure ${shortened(is)}`);
    this.push(cells, kind);
    const top = this.top(cells);
    if (step !== undefined) {
      const number = this.#stepNames[kind].indexOf(step as string);
      if (number < 0) throw new Error(`${is as string} has no step ${shortened(step)}`);
      cells[top + STEP] = number;
    }
    this.#fields[kind].fromJSON(cells, top + REGISTERS, registers);
  }

  #register(register: number): number {
    if (!(register >= 0 && register < this.#size - REGISTERS))
      throw new RangeError(`a frame has no register ${register}`);
    return REGISTERS + register;
  }

  #cellOf(value: number): number {
    if ((value & this.#most) !== value) {
      throw new RangeError(`a frame holds whole numbers from 0 to ${this.#most}, not ${value}`);
    }
    return value;
  }
}

function byName<Value>(names: readonly string[], of: (index: number) => Value): { readonly [name: string]: Value } {
  return Object.fromEntries(names.map((name, index) => [name, of(index)]));
}
