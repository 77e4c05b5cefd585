import {
  firstUnitOf,
  foeOf,
  type Hex,
  hexOf,
  houseOf,
  isOnField,
  isRanged,
  type Look,
  NONE,
  unitIn,
  unitsEnd,
} from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Desk } from "../desk/desk.ts";
import type { HexMark, HexMarks, SightLine } from "../field/field-show.ts";
import { hiddenBy, sightLines } from "../odds/sight-lines.ts";
import type { Strike, Striking } from "./strikes.ts";

/** What the field shows of attacks: who can attack, whom, along which lines, and why not others. */

const SIGHT = "battles.attack.sight";

/** An enemy that is near enough, and hidden. */
interface Hidden {
  readonly at: Hex;
  readonly look: Look;
  readonly reason: Reason;
}

/** Enemies that a unit could reach with bows or hounds if nothing stood between. */
export function hiddenFrom(desk: Desk, from: Hex): readonly Hidden[] {
  const { view, reader, kind, words, text } = desk;
  if (kind !== "attack") return [];
  const found: Hidden[] = [];
  const foes = foeOf(reader);
  for (let unit = firstUnitOf(foes); unit < unitsEnd(view, foes); unit++) {
    if (!isOnField(view, unit)) continue;
    const at = hexOf(view, unit);
    const isHidden = (refusal: Refusal | undefined): boolean => refusal?.rule === SIGHT;
    const isShot = isHidden(desk.why({ kind: "attack", hex: from, at, support: NOBODY }));
    if (!isShot && !isHidden(desk.why({ kind: "hounds", hex: from, at, rank: NOBODY }))) continue;
    const look = isShot ? "shot" : "hounds";
    const by = hiddenBy(view, from, at, look, words, text.attack.sight);
    if (by === undefined) continue;
    const sentence = text.attack.sight.blocked(text.attack.unit.in(words.unit(view, unit), words.hex(at)), by);
    found.push({ at, look, reason: { sentence, rule: SIGHT } });
  }
  return found;
}

/** How a strike looks at its target; undefined hand to hand. */
export function lookOf({ view }: Desk, { does, from }: Strike): Look | undefined {
  if (does === "hounds" || does === "houndsAs") return "hounds";
  return (does === "shoot" || does === "supported") && isRanged(view, unitIn(view, from)) ? "shot" : undefined;
}

/** Lines to what is weighed, or to all that is seen while nothing is; and to what is hidden. */
export function linesOf(desk: Desk, { own, drafted, chosen }: Striking, hidden: readonly Hidden[]): SightLine[] {
  if (chosen === undefined) return [];
  const seen = new Map<Hex, Look>();
  for (const strike of drafted === undefined ? own : [drafted]) {
    const look = lookOf(desk, strike);
    if (look !== undefined) seen.set(strike.at, look);
  }
  const lines = [...seen, ...hidden.map(({ at, look }): [Hex, Look] => [at, look])];
  return lines.flatMap(([at, look]) => sightLines(desk.view, chosen, at, look));
}

const isFire = ({ does }: Strike): boolean => does === "scorch" || does === "douse";

export function marksOf(desk: Desk, striking: Striking, hidden: readonly Hidden[]): HexMarks {
  const { strike: text } = desk.text.attack;
  const { strikes, attackers, chosen, own, drafted } = striking;
  const marks = new Map<Hex, HexMark>();
  for (const { at, reason } of hidden) marks.set(at, { state: "blocked", reason });
  for (const strike of chosen === undefined ? strikes : own) {
    const { at, does } = strike;
    if (does === "scorch") marks.set(at, { state: "legal", says: text.fire, act: "battles/fire-1" });
    else if (does === "douse") marks.set(at, { state: "legal", says: text.douseHere, act: "battles/fire-1" });
    else marks.set(at, { state: "danger", says: text.target });
  }
  if (drafted !== undefined) {
    marks.set(drafted.at, { state: isFire(drafted) ? "selected" : "danger", says: text.isTarget });
  }
  for (const hex of attackers) {
    marks.set(
      hex,
      hex === chosen ? { state: "selected", says: text.isAttacking } : { state: "legal", says: text.canAttack },
    );
  }
  return marks;
}

/** Why nothing can be done with a hex. */
export function whyNotAttack(
  desk: Desk,
  striking: Striking,
  hidden: readonly Hidden[],
  hex: Hex,
): Refusal | Reason | undefined {
  const { strikes, chosen } = striking;
  if (strikes.some(({ from, at }) => from === hex || at === hex)) return undefined;
  const unit = unitIn(desk.view, hex);
  if (unit === NONE) return undefined;
  if (desk.kind === "again") return desk.why({ kind: "again", hex });
  if (houseOf(unit) === desk.reader) return desk.why({ kind: "attack", hex, at: hex, support: NOBODY });
  const unseen = hidden.find(({ at }) => at === hex);
  if (unseen !== undefined) return unseen.reason;
  return chosen === undefined ? undefined : desk.why({ kind: "attack", hex: chosen, at: hex, support: NOBODY });
}
