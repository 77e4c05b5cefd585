import { mkdirSync } from "node:fs";
import pc from "picocolors";
import { wholeNumber } from "../arguments.ts";
import type { ServerEffort, ServerFigures } from "../bench/server/figures.ts";
import type { Context, Report } from "../context.ts";
import type { LoadedGame, SomeBench } from "../games/loaded-game.ts";
import { columns } from "../layout.ts";
import { Progress } from "../progress.ts";

export interface BenchServerArguments {
  readonly quick?: boolean;
  readonly tables?: string;
  readonly pace?: string;
  readonly profile?: string;
}

/** `weirwood bench server`: what tables, decisions and connections cost a server. */
export async function benchServer(
  given: BenchServerArguments,
  { game }: LoadedGame,
  { server }: SomeBench,
  here: Context,
): Promise<Report> {
  const measuredGame = { game: game.name, rules: game, ...server };
  const { fullServerEffort, quickServerEffort, measureServer, serverBars, stepsIn } = await import(
    "../bench/server/figures.ts"
  );
  const usual = given.quick === true ? quickServerEffort : fullServerEffort;
  const effort: ServerEffort = {
    ...usual,
    ...(given.tables !== undefined && { tables: wholeNumber("--tables", given.tables, 1, 5000, here) }),
    ...(given.pace !== undefined && { pace: wholeNumber("--pace", given.pace, 1, 100_000, here) }),
    ...(given.profile !== undefined && { profile: given.profile }),
  };
  if (effort.profile !== undefined) mkdirSync(effort.profile, { recursive: true });
  const progress = new Progress(stepsIn(measuredGame, effort), here.say.progress.steps, here);
  let done = 0;
  try {
    const measured = await measureServer(measuredGame, effort, () => progress.update(++done));
    progress.stop();
    for (const line of lines(measured, serverBars, here)) here.print(line);
    const { ratios, figures, run } = measured;
    return { json: { ratios: { ...ratios }, figures: figures.map((figure) => ({ ...figure })), ...run } };
  } finally {
    progress.stop();
  }
}

function lines(
  { ratios, figures, run }: ServerFigures,
  bars: { readonly [name: string]: number },
  { say, number }: Context,
): string[] {
  const { server, bar: barAt } = say.bench;
  const names: { readonly [name: string]: string } = server.names;
  const ratioRows = Object.entries(ratios).map(([name, ratio]) => [
    `  ${names[name] ?? name}`,
    number(ratio, 2),
    Object.hasOwn(bars, name) ? barAt(number(bars[name])) : "",
  ]);
  const figureRows = figures.map(({ name, value, unit }) => [
    `  ${names[name] ?? name}`,
    number(value, value < 100 ? 1 : 0),
    unit === "1/s" ? say.bench.perSecond : unit,
  ]);
  return [
    pc.bold(server.ratios),
    ...columns(ratioRows, [1]),
    "",
    pc.bold(server.title(number(run.tables as number), number(run.sockets as number))),
    ...columns(figureRows, [1]),
  ];
}
