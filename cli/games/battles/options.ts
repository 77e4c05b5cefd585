import { type BattleOptions, battles } from "@weirwood/battles";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { sentencesFor } from "./text/index.ts";

/** Which battle is fought, and by which other choices. */
export function optionLines(options: BattleOptions, here: Context): string[] {
  const { names } = battles.phrasebooks[here.language];
  const battle = battles.tags(options).map((tag) => names.tag[tag] ?? tag);
  const flags = (["directionalRetreat", "rangeByDistance"] as const).filter((flag) => options[flag]);
  const chosen = [...battle, ...flags.map((flag) => names.option[flag])].map((name) => name.replaceAll(" ", "\u00a0"));
  return [wrapped(sentencesFor(here).options(chosen.join(", ")), here.width - 2, "  ")];
}
