import { throne } from "@weirwood/throne";
import { percentIn } from "../language.ts";
import type { Surroundings } from "../surroundings.ts";
import { armsOf, botArms } from "./heraldry.ts";
import type { Share } from "./interval.ts";
import { barChart, lineChart } from "./plots.ts";
import type { Summary } from "./summary.ts";

/** The plots of a simulation, by file name. */
export function plotsOf(summary: Summary, { say, language, number }: Surroundings): { name: string; svg: string }[] {
  const names = throne.phrasebooks[language].names.house;
  const percent = (share: number): string => percentIn(language, share);
  const labelOf = ({ share, low, high }: Share): string => `${percent(share)}  (${percent(low)} – ${percent(high)})`;
  const par = 1 / Math.max(1, summary.byHouse.length);
  const houses = summary.byHouse.map((row) => ({
    ...row,
    name: names[row.house],
    arms: armsOf(row.house),
    par,
    label: labelOf(row),
  }));
  const bots = summary.byBot.map((row, n) => ({ ...row, name: row.bot, arms: botArms(n), label: labelOf(row) }));
  const linesOf = (what: "power" | "castles") =>
    summary.curves.map((curve) => ({ name: names[curve.house], arms: armsOf(curve.house), values: curve[what] }));
  const { plots } = say;
  const games = number(summary.games);
  const power = { title: plots.power, across: plots.turn, up: plots.meanPower, lines: linesOf("power") };
  const castles = { title: plots.castles, across: plots.turn, up: plots.meanCastles, lines: linesOf("castles") };
  return [
    { name: "wins-by-house.svg", svg: barChart(plots.winsByHouse(games), houses, plots.whiskers) },
    { name: "wins-by-bot.svg", svg: barChart(plots.winsByBot(games), bots, plots.whiskers) },
    { name: "power.svg", svg: lineChart(power) },
    { name: "castles.svg", svg: lineChart(castles) },
  ];
}
