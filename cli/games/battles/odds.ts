import { type Battle, type Hex, hexNames, houseOf, NONE, odds, unitIn } from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { percentIn } from "../../language.ts";
import { columns, wrapped } from "../../layout.ts";
import { sentencesFor } from "./text/index.ts";

/** What an attack of the unit in one hex on the enemy in another promises. */
export function oddsLines(view: Battle, from: Hex, at: Hex, here: Context): string[] {
  const { odds: say } = sentencesFor(here);
  const [attacker, target] = [unitIn(view, from), unitIn(view, at)];
  if (attacker === NONE || target === NONE || houseOf(attacker) === houseOf(target)) {
    return [wrapped(say.noUnits, here.width)];
  }
  const { dice, hits, retreats, eliminated, captured, expectedHits, expectedLosses } = odds(view, attacker, target);
  const percent = (share: number): string => percentIn(here.language, share);
  const most = Math.max(hits.length, retreats.length);
  const chancesOf = (chances: readonly number[]): string[] =>
    Array.from({ length: most }, (_, count) => (count < chances.length ? percent(chances[count]) : ""));
  const rows = [
    ["", ...Array.from({ length: most }, (_, count) => String(count))],
    [`  ${say.hits}`, ...chancesOf(hits)],
    [`  ${say.retreats}`, ...chancesOf(retreats)],
  ];
  const right = rows[0].map((_, column) => column).slice(1);
  return [
    pc.bold(say.heading(hexNames[from], hexNames[at], dice)),
    ...columns(rows, right),
    `  ${say.eliminated(percent(eliminated), percent(captured))}`,
    `  ${say.expected(here.number(expectedHits, 2), here.number(expectedLosses, 2))}`,
  ];
}
