import pc from "picocolors";
import type { Context, Report } from "../context.ts";
import { Failure } from "../failure.ts";
import type { LoadedGame, SomeBench } from "../games/loaded-game.ts";
import { columns } from "../layout.ts";
import { Progress } from "../progress.ts";

export interface BenchWebArguments {
  readonly quick?: boolean;
}

/** `weirwood bench web`: what the browser client weighs, and what it costs a browser. */
export async function benchWeb(
  { quick = false }: BenchWebArguments,
  { entry, game }: LoadedGame,
  { web: page }: SomeBench,
  here: Context,
): Promise<Report> {
  if (page === undefined) throw new Failure("not-measured", here.say.bench.noBench(game.name), { game: game.name });
  const { fullWebEffort, quickWebEffort, measureWeb, NothingToMeasure, stepsInWeb, webBars } = await webModule(here);
  const { web, bar } = here.say.bench;
  const effort = quick ? quickWebEffort : fullWebEffort;
  const progress = new Progress(stepsInWeb(effort), here.say.progress.steps, here);
  let done = 0;
  try {
    const played = { game: game.name, rules: game.rulesVersion, bot: entry.roles.quick };
    const [asked, watched] = [true, false].map((isAsked) => ({ ...played, ...page.midGame(isAsked) }));
    const { target, isArt } = page;
    const figures = await measureWeb({ asked, watched, target, isArt }, effort, () => progress.update(++done));
    progress.stop();
    const names: { readonly [name: string]: string } = web.names;
    const rows = figures.map(({ name, value, unit }) => [
      `  ${names[name] ?? name}`,
      here.number(value, unit === "" ? 0 : 1),
      unit,
      Object.hasOwn(webBars, name) ? bar(here.number(webBars[name])) : "",
    ]);
    here.print(pc.bold(web.title));
    for (const line of columns(rows, [1])) here.print(line);
    const missed = figures.filter(({ name, value }) => value > webBars[name]).map(({ name }) => name);
    for (const name of missed) here.note(web.missed(names[name] ?? name));
    return { json: { figures: figures.map((figure) => ({ ...figure })), missed, rounds: effort.rounds } };
  } catch (error) {
    if (!(error instanceof NothingToMeasure)) throw error;
    throw error.missing === "client"
      ? new Failure("missing-client", web.noClient)
      : new Failure("missing-browser", web.noBrowser);
  } finally {
    progress.stop();
  }
}

/** What drives the browser is a development dependency: nobody else needs it, so it may be missing. */
async function webModule({ say }: Context): Promise<typeof import("../bench/web/figures.ts")> {
  try {
    return await import("../bench/web/figures.ts");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Failure("missing-package", say.bench.web.noDriver);
  }
}
