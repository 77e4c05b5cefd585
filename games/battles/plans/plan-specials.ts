import { NONE, rankIds } from "../data/names.ts";
import { canBeColoured } from "../field/colouring.ts";
import { beside, DIRECTIONS, type Hex, hexNames, OFF } from "../field/hexes.ts";
import { checkZone, type Examined, itemsOf, Once } from "./examined.ts";
import type { Preparation, SpecialRule } from "./plan.ts";
import type { Draft } from "./shapes.ts";

/** Preparations that can be carried out, and special rules that speak of something on the field. */

type Preparing<Word extends PropertyKey> = Draft<Extract<Preparation, { readonly [word in Word]: unknown }>>;

/** The most palisades that can bear order tokens. */
const MOST_PALISADES = 16;

/** Says how many tokens of special rules they bring. */
export function checkPreparations(examined: Examined): number {
  const once = new Once(examined.report);
  let markers = 0;
  for (const [preparation, path] of itemsOf(examined.plan.prepare, "prepare")) {
    if ("fortify" in preparation) {
      once.say("fortify", path);
      checkFortify(examined, preparation, path);
    } else if ("aim" in preparation) {
      once.say("aim", path);
      markers += checkAim(examined, preparation, path);
    } else if ("hide" in preparation) {
      once.say(`hide ${preparation.hide}`, path);
      markers += checkHide(examined, preparation, path);
    }
  }
  return markers;
}

/** At least one token for each palisade, and at least one palisade. */
function checkFortify({ plan, field, report }: Examined, { fortify }: Preparing<"fortify">, path: string): void {
  if (fortify === undefined || plan.field === undefined) return;
  const tokens = rankIds.reduce((sum, rank) => sum + (fortify[rank] ?? 0), 0);
  const palisades = field.count("palisade");
  const canBeLaid = palisades >= 1 && palisades <= MOST_PALISADES && tokens >= palisades;
  if (!canBeLaid) report("battles.plan.palisades", `${path}.fortify`, { palisades, tokens, most: MOST_PALISADES });
}

function checkAim(examined: Examined, { aim, ofEach = 0 }: Preparing<"aim">, path: string): number {
  checkZone(examined, aim, `${path}.aim`);
  const hexes = aim && examined.zones.get(aim);
  if (
    hexes !== undefined &&
    ofEach > 0 &&
    !canBeColoured(
      hexes,
      hexes.map(() => NONE),
      ofEach,
    )
  )
    examined.report("battles.plan.colouring", `${path}.aim`, { zone: aim as string, count: rankIds.length * ofEach });
  return rankIds.length * ofEach;
}

/** Of Edmure there is one; of strategic places at least one. */
function checkHide({ field, report }: Examined, { hide, at, false: decoys }: Preparing<"hide">, path: string): number {
  const count = field.hexes(at, `${path}.at`).length;
  if (hide === undefined || decoys === undefined || at === undefined) return count;
  const isRight = hide === "edmure" ? decoys === count - 1 : decoys < count;
  if (!isRight) report("battles.plan.decoys", `${path}.false`, { found: decoys, count });
  return count;
}

/** Says how many tokens of special rules they bring. */
export function checkSpecialRules(examined: Examined): number {
  const kinds = new Once(examined.report);
  const archers = new Once(examined.report);
  let markers = 0;
  for (const [rule, path] of itemsOf(examined.plan.special, "special")) {
    if ("archers" in rule) {
      const hexes = examined.field.hexes(rule.archers, `${path}.archers`);
      for (const hex of hexes) archers.say(hexNames[hex], `${path}.archers`);
      markers += hexes.length;
      continue;
    }
    const kind = onceEach.find((word) => word in rule);
    if (kind !== undefined) kinds.say(kind, path);
    if (kind === "prize") markers++;
    checkRule(examined, rule, path);
  }
  return markers;
}

const onceEach = ["scorchOnly", "crossing", "prize", "exit"] as const;

function checkRule(examined: Examined, rule: Draft<SpecialRule>, path: string): void {
  const { plan, field, report, zones } = examined;
  if ("crossing" in rule) checkZone(examined, "crossing", `${path}.crossing`);
  if ("prize" in rule) field.hex(rule.at, `${path}.at`);
  if ("scorchOnly" in rule && rule.scorchOnly && plan.field && field.count(rule.scorchOnly) === 0)
    report("battles.plan.nothing-there", `${path}.scorchOnly`, { found: rule.scorchOnly });
  if (!("exit" in rule)) return;
  checkZone(examined, "way-out", `${path}.exit`);
  const inside = zones.get("way-out")?.find((hex) => !isOnEdge(examined, hex));
  if (inside !== undefined) report("battles.plan.edge", "zones.way-out", { hex: hexNames[inside] });
}

function isOnEdge({ field: { board } }: Examined, hex: Hex): boolean {
  if (board === undefined) return true;
  return Array.from({ length: DIRECTIONS }, (_, way) => beside(board, hex, way)).includes(OFF);
}
