import { type BattleOptions, battles } from "@weirwood/battles";
import { planIds, plans } from "@weirwood/battles/plans";
import { skirmishIds } from "@weirwood/battles/questions";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { sentencesFor } from "./text/index.ts";

/** Which battle is fought, by which other choices, and what it is about. */
export function optionLines(options: BattleOptions, here: Context): string[] {
  const { names } = battles.phrasebooks[here.language];
  const battle = battles.tags(options).map((tag) => names.tag[tag] ?? tag);
  const flags = (["directionalRetreat", "rangeByDistance"] as const).filter((flag) => options[flag]);
  const chosen = [...battle, ...flags.map((flag) => names.option[flag])].map((name) => name.replaceAll(" ", "\u00a0"));
  return [
    wrapped(sentencesFor(here).options(chosen.join(", ")), here.width - 2, "  "),
    `  ${wrapped(briefOf(options, here), here.width - 4, "  ")}`,
  ];
}

/** Who meets whom, and what wins. */
function briefOf({ battle, plan }: BattleOptions, here: Context): string {
  const id = planIds.find((one) => one === plan);
  const { brief } = battle ?? (id === undefined ? { brief: undefined } : plans[id]);
  if (brief !== undefined) return brief[here.language];
  const skirmish = skirmishIds.find((one) => one === plan);
  return skirmish === undefined ? "" : sentencesFor(here).skirmish[skirmish];
}
