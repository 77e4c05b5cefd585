/** What a trace of Chromium says about the thread that a page lives on. Times are in milliseconds. */
export interface Trace {
  /** Everything that the page's thread did. */
  readonly tasks: readonly Task[];
  /** How often the page was laid out. */
  readonly layouts: number;
  /** Processor that scripts had: listeners, timers, what comes before a picture. */
  readonly script: number;
  /** Pictures that the page handed over to be drawn. */
  readonly pictures: number;
  /** When the page, or who watches it, marked something. */
  readonly marks: ReadonlyMap<string, number>;
}

export interface Task {
  readonly at: number;
  readonly took: number;
  /** Without the time in which others had the processor. */
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** As few as will do: what is traced costs the page itself. */
export const traceCategories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
  "__metadata",
];

const scripts: ReadonlySet<string> = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FunctionCall",
  "HandlePostMessage",
  "RunMicrotasks",
  "TimerFire",
]);

/** Reads the busiest page's thread out of a trace: one page is open when one is taken, but browsers keep others ready. */
export function readTrace(buffer: Buffer): Trace {
  const { traceEvents } = JSON.parse(buffer.toString("utf8")) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const busiest = threads
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid))
    .sort((one, other) => processorIn(other.filter(isTask)) - processorIn(one.filter(isTask)))[0];
  if (busiest === undefined) throw new Error("the trace knows no page");
  const spans = busiest.filter(({ ph }) => ph === "X").sort((one, other) => one.ts - other.ts);
  const times = (name: string): number[] => spans.filter((span) => span.name === name).map(({ ts }) => ts / 1000);
  return {
    tasks: spans.filter(isTask).map((task) => ({
      at: task.ts / 1000,
      took: (task.dur ?? 0) / 1000,
      processor: processorIn([task]),
    })),
    layouts: times("Layout").length,
    script: processorIn(outermost(spans.filter(({ name }) => scripts.has(name)))),
    pictures: times("Commit").length,
    marks: new Map(busiest.filter(isMark).map(({ name, ts }) => [name, ts / 1000])),
  };
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === "X" && name === "RunTask";

const isMark = ({ cat }: TraceEvent): boolean => cat?.split(",").includes("blink.user_timing") === true;

const processorIn = (spans: readonly TraceEvent[]): number =>
  spans.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;

/** Spans that lie in no other: what a function calls is in its own time. */
function outermost(spans: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return spans.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The processor of everything that began before a moment. */
export const processorUntil = (moment: number, tasks: readonly Task[]): number =>
  tasks.filter(({ at }) => at <= moment).reduce((sum, { processor }) => sum + processor, 0);

/** Less than this is a timer at work, and no view. In milliseconds. */
const LEAST_VIEW = 1;

/** The processor that each view cost to show: tasks with less than so much quiet between them are one. */
export function costOfViews({ tasks }: Pick<Trace, "tasks">, quiet: number): number[] {
  const bursts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { at, took, processor } of tasks) {
    if (at - end > quiet) bursts.push(0);
    bursts[bursts.length - 1] += processor;
    end = at + took;
  }
  return bursts.filter((processor) => processor >= LEAST_VIEW);
}
