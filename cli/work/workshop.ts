import { type Entry, entryNamed, type SomeCraft } from "@weirwood/catalogue";
import { lessonOf } from "@weirwood/catalogue/minds";
import { judgedIn, reelOf } from "../analyse/judge-shift.ts";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import type { RecordReel } from "../record-reel.ts";
import { playShift } from "../sim/play-shift.ts";
import { gameOf, type LessonsResult, type LessonsTask, type ResultOf, type Task } from "./task.ts";

/** Does a task. What it takes of a game is loaded with the first task that needs it, and kept. */
export async function perform(task: Task): Promise<ResultOf<Task>> {
  const name = gameOf(task);
  const workshop = workshops.get(name) ?? new Workshop(name);
  workshops.set(name, workshop);
  switch (task.kind) {
    case "games":
      return playShift(await workshop.playable(), task);
    case "lessons":
      return lessonsIn(await workshop.craft(), task);
    case "decisions":
      return judgedIn(await workshop.craft(), await workshop.reel(task.record), task);
  }
}

const workshops = new Map<string, Workshop>();

class Workshop {
  readonly #entry: Entry;
  #playable: Promise<PlayableGame> | undefined;
  #craft: Promise<SomeCraft> | undefined;
  #reel: { readonly record: string; readonly reel: Promise<RecordReel> } | undefined;

  constructor(name: string) {
    const entry = entryNamed(name);
    if (entry === undefined) throw new Error(`there is no game ${name}`);
    this.#entry = entry;
  }

  playable(): Promise<PlayableGame> {
    this.#playable ??= loadPlayable(this.#entry);
    return this.#playable;
  }

  craft(): Promise<SomeCraft> {
    this.#craft ??= this.#entry.craft?.() ?? Promise.reject(new Error(`nobody looks ahead in ${this.#entry.name}`));
    return this.#craft;
  }

  /** All positions of a record. One record is judged after another. */
  reel(record: string): Promise<RecordReel> {
    if (this.#reel?.record !== record) this.#reel = { record, reel: reelOf(record, this.#entry) };
    return this.#reel.reel;
  }
}

function lessonsIn(craft: SomeCraft, { seed, from, to }: LessonsTask): LessonsResult {
  return { lessons: Array.from({ length: to - from }, (_, at) => lessonOf(craft, seed, from + at)) };
}
