import type { Entry, SomeCraft } from "@weirwood/catalogue";
import { lessonOf } from "@weirwood/catalogue/minds";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import { playShift } from "../sim/play-shift.ts";
import type { LessonsResult, LessonsTask, ResultOf, Task } from "./task.ts";

/** Does the work of one game. What it takes is loaded with the first task that needs it. */
export function workshopFor(entry: Entry): (task: Task) => Promise<ResultOf<Task>> {
  let playable: Promise<PlayableGame> | undefined;
  let craft: Promise<SomeCraft | undefined> | undefined;
  const craftOf = async (): Promise<SomeCraft> => {
    craft ??= Promise.resolve(entry.craft?.());
    const found = await craft;
    if (found === undefined) throw new Error(`nobody looks ahead in ${entry.name}`);
    return found;
  };
  return async (task) => {
    switch (task.kind) {
      case "games":
        playable ??= loadPlayable(entry);
        return playShift(await playable, task);
      case "lessons":
        return lessonsIn(await craftOf(), task);
    }
  };
}

function lessonsIn(craft: SomeCraft, { seed, from, to }: LessonsTask): LessonsResult {
  return { lessons: Array.from({ length: to - from }, (_, at) => lessonOf(craft, seed, from + at)) };
}
