import {
  type Battle,
  groundOf,
  type Hex,
  type Look,
  linesOf,
  NONE,
  type Unit,
  unitIn,
  whatBlocks,
} from "@weirwood/battles/questions";
import type { SightLine } from "../field/field-show.ts";
import type { BattlesText } from "../text/en.ts";
import type { BattleWords } from "../words.ts";
import { groundName } from "./ground-name.ts";

/**
 * The line from one hex to another as it is drawn: to its end, or to the hex that blocks it. Two where it runs along edges
 * and not both sides are free.
 */
export function sightLines(view: Battle, from: Hex, to: Hex, look: Look): readonly SightLine[] {
  const both = linesOf(view, from, to, look);
  const lines = both.every(({ stops }) => stops.length === 0) ? both.slice(0, 1) : both;
  return lines.map(({ crosses, stops: [blockedBy] }, place) => ({
    from,
    to,
    crosses: blockedBy === undefined ? [...crosses, to] : crosses.slice(0, crosses.indexOf(blockedBy) + 1),
    ...(blockedBy === undefined ? {} : { blockedBy }),
    ...(lines.length === 1 ? {} : { side: place === 0 ? "left" : "right" }),
  }));
}

/** The units over which a shot goes that would stop one from elsewhere: archers on hills see over them. */
export function seenOver(view: Battle, from: Hex, to: Hex): readonly Unit[] {
  const free = linesOf(view, from, to, "shot").find(({ stops }) => stops.length === 0);
  return free?.crosses.map((hex) => unitIn(view, hex)).filter((unit) => unit !== NONE) ?? [];
}

/** What hides a hex, in words; undefined where it is seen. */
export function hiddenBy(
  view: Battle,
  from: Hex,
  to: Hex,
  look: Look,
  words: BattleWords,
  text: BattlesText["attack"]["sight"],
): string | undefined {
  const hexes = whatBlocks(view, from, to, look);
  if (hexes.length === 0) return undefined;
  return text.blockers(
    hexes.map((hex) => {
      const unit = unitIn(view, hex);
      const isGround = unit === NONE || groundOf(view, hex).blocksSight === true;
      return isGround
        ? text.groundIn(groundName(words, view, hex), words.hex(hex))
        : text.unitIn(words.unit(view, unit), words.hex(hex));
    }),
  );
}
