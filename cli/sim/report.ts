import { throne } from "@weirwood/throne";
import pc from "picocolors";
import { percentIn } from "../language.ts";
import { columns, wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { variantList } from "../table-options.ts";
import type { Share } from "./interval.ts";
import type { Simulation } from "./simulation.ts";
import type { Spread, Summary } from "./summary.ts";

/** A simulation's summary as lines for people. The same seed gives the same lines. */
export function reportLines(summary: Summary, simulation: Simulation, here: Surroundings): string[] {
  const { say, number } = here;
  const { sim } = say;
  const { table, bots, seed, audit } = simulation;
  const variants = variantList(table, here);
  return [
    sim.title(number(summary.games), table.players, bots.join(", "), seed),
    ...(variants === "" ? [] : [wrapped(say.variants(variants), here.width, "  ")]),
    sim.books(number(summary.decisions), number(summary.exceptions), number(summary.violations), sim.audits[audit]),
    "",
    ...winLines(summary, here),
    "",
    ...lengthLines(summary, here),
    "",
    sim.endings,
    ...columns(
      Object.entries(summary.endings).map(([rule, games]) => [`  ${rule}`, number(games)]),
      [1],
    ),
    "",
    ...curveLines(sim.powerCurve, "power", summary, here),
    "",
    ...curveLines(sim.castleCurve, "castles", summary, here),
  ];
}

/** Who won how often, with the range in which the true share lies. */
function winLines(summary: Summary, { say, language, number }: Surroundings): string[] {
  const { sim } = say;
  const names = throne.phrasebooks[language].names.house;
  const percent = (share: number): string => percentIn(language, share);
  const range = ({ low, high }: Share): string => `${percent(low)} – ${percent(high)}`;
  const even = 1 / Math.max(1, summary.byHouse.length);
  const houses = summary.byHouse.map((row) => [
    names[row.house],
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
  const lines = columns([[sim.house, ...head], ...houses, [sim.bot, ...head], ...bots], [1, 2, 3, 4, 5]);
  const second = houses.length + 1;
  return [
    pc.bold(lines[0]),
    ...lines.slice(1, second),
    ...(summary.shared > 0 ? [sim.shared(summary.shared)] : []),
    "",
    pc.bold(lines[second]),
    ...lines.slice(second + 1),
  ];
}

function lengthLines({ turns, length, battles }: Summary, { say, number }: Surroundings): string[] {
  const { sim } = say;
  const row = (name: string, { mean, median, least, most }: Spread): string[] => [
    name,
    number(mean, 1),
    number(median),
    number(least),
    number(most),
  ];
  const head = [sim.perGame, sim.mean, sim.median, sim.least, sim.most];
  const rows = [row(sim.turns, turns), row(sim.decisions, length), row(sim.battles, battles)];
  const [top, ...lines] = columns([head, ...rows], [1, 2, 3, 4]);
  return [pc.bold(top), ...lines];
}

/** Means by turn, one house a row. */
function curveLines(title: string, what: "power" | "castles", { curves }: Summary, here: Surroundings): string[] {
  const names = throne.phrasebooks[here.language].names.house;
  const turns = Math.max(0, ...curves.map((curve) => curve[what].length));
  const numbers = Array.from({ length: turns }, (_, turn) => String(turn + 1));
  const rows = curves.map((curve) => [`  ${names[curve.house]}`, ...curve[what].map((mean) => here.number(mean, 1))]);
  const right = numbers.map((_, i) => i + 1);
  return [pc.bold(title), ...columns([[`  ${here.say.sim.turn}`, ...numbers], ...rows], right)];
}
