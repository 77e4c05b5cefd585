import { type Throne, throne } from "@weirwood/throne";
import {
  ATTACK,
  areaIds,
  cardIds,
  DEFENCE,
  type Side,
  type StrengthPart,
  strengthOf,
} from "@weirwood/throne/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { positionOf } from "./position.ts";
import { signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** The fight in progress, if there is one: who, where, and what each side's strength is made of. */
export function battleLines(view: Throne, here: Context): string[] {
  const { area, from, attacker, defender, garrison = 0 } = positionOf(view).battle;
  if (area === undefined || from === undefined || attacker === undefined) return [];
  const { names } = throne.phrasebooks[here.language];
  const { battle } = sentencesFor(here);
  const against = defender === undefined ? battle.garrison(garrison) : signed(defender, names.house);
  const heading = battle.heading(signed(attacker, names.house), against, from, area);
  const sides: Side[] = defender === undefined ? [ATTACK] : [ATTACK, DEFENCE];
  return [pc.bold(wrapped(heading, here.width)), ...sides.map((side) => `  ${sideLine(view, side, here)}`)];
}

/** `attacker 5 = 3 units + 1 order + 1 support seagard`. */
function sideLine(view: Throne, side: Side, here: Context): string {
  const parts: StrengthPart[] = [];
  const total = strengthOf(view, side, parts);
  const { battle } = sentencesFor(here);
  const sum = parts.map(({ what, strength, area, card }) => {
    const about = area !== undefined ? ` ${areaIds[area]}` : card !== undefined ? ` ${cardIds[card]}` : "";
    return `${strength < 0 ? `(${strength})` : strength} ${battle.parts[what]}${about}`;
  });
  const name = side === ATTACK ? battle.attacker : battle.defender;
  return wrapped(`${name} ${pc.bold(String(total))} = ${sum.join(" + ")}`, here.width - 2, "      ");
}
