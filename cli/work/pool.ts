import type { ResultOf, Task } from "./task.ts";

/** Those who do the work: threads of this process, or processes anywhere. */
export interface Pool {
  /** How many threads there are, as far as it is known. */
  readonly jobs: number;
  /**
   * Does all the tasks, and hands over what comes of each, by the number of the task, as soon as it is done. Each comes
   * once. Rejects with what goes wrong in any of them.
   */
  run<One extends Task>(
    tasks: Iterable<One>,
    onDone: (result: ResultOf<One>, number: number, task: One) => void,
  ): Promise<void>;
  end(): Promise<void>;
}
