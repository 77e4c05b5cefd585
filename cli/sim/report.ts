import pc from "picocolors";
import type { Context } from "../context.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { percentIn } from "../language.ts";
import { columns } from "../layout.ts";
import type { Share } from "./interval.ts";
import type { Simulation } from "./simulation.ts";
import type { Spread, Summary } from "./summary.ts";

/** A simulation's summary as lines for people. The same seed gives the same lines. */
export function reportLines(summary: Summary, simulation: Simulation, loaded: LoadedGame, here: Context): string[] {
  const { say, number } = here;
  const { sim } = say;
  const { options, seats, bots, openings, seed, audit } = simulation;
  const brought = openings.map(({ word }) => word).join(", ");
  return [
    sim.title(number(summary.games), seats, bots.join(", "), seed),
    ...loaded.cli.optionLines(options, here),
    ...(brought === "" ? [] : [sim.brought(brought)]),
    sim.books(number(summary.decisions), number(summary.exceptions), number(summary.violations), sim.audits[audit]),
    "",
    ...winLines(summary, loaded, here),
    "",
    ...lengthLines(summary, loaded, here),
    "",
    sim.endings,
    ...columns(
      Object.entries(summary.endings).map(([rule, games]) => [`  ${rule}`, number(games)]),
      [1],
    ),
    ...loaded.game.measures.flatMap(({ id }) => ["", ...curveLines(id, summary, loaded, here)]),
  ];
}

/** Who won how often, with the range in which the true share lies. */
function winLines(summary: Summary, { game, cli }: LoadedGame, here: Context): string[] {
  const { say, language, number } = here;
  const { sim } = say;
  const titles = game.phrasebooks[language].names.seat;
  const percent = (share: number): string => percentIn(language, share);
  const range = ({ low, high }: Share): string => `${percent(low)} – ${percent(high)}`;
  const even = 1 / Math.max(1, summary.bySeat.length);
  const seats = summary.bySeat.map((row) => [
    titles[row.seat],
    number(row.games),
    number(row.wins),
    percent(row.share),
    range(row),
    percent(even),
  ]);
  const bots = summary.byBot.map((row) => [
    row.bot,
    number(row.seats),
    number(row.wins),
    percent(row.share),
    range(row),
    percent(row.par),
  ]);
  const head = [sim.seats, sim.wins, sim.share, sim.interval, sim.par];
  const lines = columns([[cli.seatTitle(here), ...head], ...seats, [sim.bot, ...head], ...bots], [1, 2, 3, 4, 5]);
  const second = seats.length + 1;
  return [
    pc.bold(lines[0]),
    ...lines.slice(1, second),
    ...(summary.shared > 0 ? [sim.shared(summary.shared)] : []),
    "",
    pc.bold(lines[second]),
    ...lines.slice(second + 1),
  ];
}

function lengthLines({ turns, length, counts }: Summary, { cli }: LoadedGame, here: Context): string[] {
  const { number } = here;
  const { sim } = here.say;
  const row = (name: string, { mean, median, least, most }: Spread): string[] => [
    name,
    number(mean, 1),
    number(median),
    number(least),
    number(most),
  ];
  const head = [sim.perGame, sim.mean, sim.median, sim.least, sim.most];
  const counted = Object.entries(counts).map(([name, spread]) => row(cli.counted[name].title(here), spread));
  const rows = [row(sim.turns, turns), row(sim.decisions, length), ...counted];
  const [top, ...lines] = columns([head, ...rows], [1, 2, 3, 4]);
  return [pc.bold(top), ...lines];
}

/** Means by round, one seat a row. */
function curveLines(measure: string, { curves }: Summary, { game }: LoadedGame, here: Context): string[] {
  const { names } = game.phrasebooks[here.language];
  const rounds = Math.max(0, ...curves.map(({ games }) => games.length));
  const numbers = Array.from({ length: rounds }, (_, round) => String(round + 1));
  const rows = curves.map(({ seat, means }) => [
    `  ${names.seat[seat]}`,
    ...means[measure].map((mean) => here.number(mean, 1)),
  ]);
  const right = numbers.map((_, i) => i + 1);
  const title = here.say.sim.curve(names.measure[measure]);
  return [pc.bold(title), ...columns([[`  ${here.say.sim.turn}`, ...numbers], ...rows], right)];
}
