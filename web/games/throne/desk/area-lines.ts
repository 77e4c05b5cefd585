import { type Area, type Troop, UNIT_KINDS } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { printedWords, unitWords } from "../board/area-words.ts";
import { contentsOf } from "../board/contents.ts";
import { countOf } from "../draft/troops.ts";
import { unitIds } from "../pieces.ts";
import type { ThroneText } from "../text/en.ts";
import type { ThroneWords } from "../words.ts";

/** Short lines about areas and troops for panels and notes. */

/** `2 footmen · stronghold, 1 barrel`. */
export function areaLine(view: Throne, area: Area, words: ThroneWords, text: ThroneText): string {
  const speech = { text: text.board, words };
  const units = contentsOf(view, area).units.map((stack) => unitWords(stack, speech));
  return [units.join(", "), printedWords(view, area, speech).join(", ")].filter((line) => line !== "").join(" · ");
}

/** The strongest first, as they are listed everywhere. */
export const kindsInOrder: readonly number[] = [3, 1, 0, 2].slice(0, UNIT_KINDS);

/** `1 knight, 2 footmen`; nothing where there is nobody. */
export const troopWords = (troop: Troop, text: ThroneText["board"]): string =>
  kindsInOrder
    .filter((kind) => countOf(troop, kind) > 0)
    .map((kind) => text.units[unitIds[kind]](countOf(troop, kind)))
    .join(", ");
