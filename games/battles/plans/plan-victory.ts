import type { FigureId } from "../data/ids.ts";
import { foeOf, type HouseId, houseIds } from "../data/names.ts";
import { checkZone, type Examined, figuresIn, houseOfFigure, itemsOf } from "./examined.ts";
import { hexesListed, type ObjectiveKind, type Score, type ScoredFor, type Win } from "./plan.ts";
import { WHOLE } from "./problems.ts";
import type { Draft } from "./shapes.ts";

/** Who has won: points for what there is to score, conditions that can be met, generals who are there. */

export function checkGenerals({ plan, report }: Examined): void {
  const present = figuresIn(plan);
  for (const house of houseIds) {
    const general = plan.generals?.[house];
    if (general !== undefined && !present.includes(general))
      report("battles.plan.absent", `generals.${house}`, { found: general });
  }
}

export function checkScores(examined: Examined): void {
  const { plan, report } = examined;
  for (const [score, path] of itemsOf(plan.score, "score")) {
    if (score.for === undefined) continue;
    checkMoment(examined, score, path);
    checkScored(examined, score.for, `${path}.for`);
    if ("captured" in score.for) checkCaptured(examined, score.house, score.for.captured, path);
  }
  if ((plan.score?.length ?? 0) + (plan.win?.length ?? 0) === 0) report("battles.plan.no-victory", WHOLE);
}

/** What happens is counted when it does, or at the end; what stands, at the end of a round. */
const happens = ["eliminated", "captured", "destroyed", "prize", "left"];

function checkMoment({ report }: Examined, { when, for: scored = {} }: Draft<Score>, path: string): void {
  const known = happens.some((word) => Object.hasOwn(scored, word)) ? ["event", "end"] : ["round", "end"];
  if (when !== undefined && !known.includes(when)) report("battles.plan.word", `${path}.when`, { found: when, known });
}

/** What is counted is somewhere on the field, or can come to be there. */
function checkScored(examined: Examined, scored: Draft<ScoredFor>, path: string): void {
  const { plan, field, report } = examined;
  const need = (isThere: boolean, word: string, found: string): void => {
    if (!isThere) report("battles.plan.nothing-there", `${path}.${word}`, { found });
  };
  const hasRule = (word: string): boolean => plan.special?.some((rule) => rule && word in rule) ?? false;
  if ("unitsIn" in scored) checkZone(examined, scored.unitsIn, `${path}.unitsIn`);
  if ("objective" in scored && scored.objective !== undefined)
    need(objectivesOf(examined, scored.objective) > 0, "objective", scored.objective);
  if ("edmure" in scored) need(hides(examined, "edmure"), "edmure", "edmure");
  if ("prize" in scored && scored.prize) need(hasRule("prize"), "prize", scored.prize);
  if ("left" in scored) need(hasRule("exit"), "left", "exit");
  if (plan.field === undefined) return;
  if ("standing" in scored && scored.standing) need(field.count(scored.standing) > 0, "standing", scored.standing);
  if ("destroyed" in scored && scored.destroyed) need(field.count(scored.destroyed) > 0, "destroyed", scored.destroyed);
  if ("fireOn" in scored && scored.fireOn) need(field.count(scored.fireOn) > 0, "fireOn", scored.fireOn);
  if ("devastated" in scored && scored.devastated)
    need(field.count(scored.devastated) > 0, "devastated", scored.devastated);
}

const hides = ({ plan }: Examined, what: "edmure" | "strategy"): boolean =>
  plan.prepare?.some((one) => one && "hide" in one && one.hide === what) ?? false;

/** How many objectives of a kind there are, strategic places that are hidden among decoys included. */
function objectivesOf({ plan }: Examined, kind: ObjectiveKind | "any"): number {
  const onField = itemsOf(plan.objectives, "").filter(([one]) => kind === "any" || (one.kind ?? "place") === kind);
  const hidden = itemsOf(plan.prepare, "").reduce((sum, [one]) => {
    const isStrategy = "hide" in one && one.hide === "strategy" && one.at !== undefined;
    return isStrategy ? sum + hexesListed(one.at).length - (one.false ?? 0) : sum;
  }, 0);
  return onField.length + (kind === "any" || kind === "strategic" ? hidden : 0);
}

/** A commander is captured by his enemies. */
function checkCaptured(
  { plan, report }: Examined,
  house: HouseId | "both" | undefined,
  figure: FigureId | "any" | undefined,
  path: string,
): void {
  if (figure === undefined || figure === "any") return;
  if (!figuresIn(plan).includes(figure)) report("battles.plan.absent", `${path}.for.captured`, { found: figure });
  const captor = houseIds[foeOf(houseIds.indexOf(houseOfFigure(figure)))];
  if (house !== undefined && house !== captor)
    report("battles.plan.word", `${path}.house`, { found: house, known: [captor] });
}

const conditions = ["objectives", "morale", "capturedGeneral", "points"] as const;

export function checkWins(examined: Examined): void {
  const { plan, report } = examined;
  for (const [win, path] of itemsOf(plan.win, "win")) {
    if (!conditions.some((word) => Object.hasOwn(win, word)))
      report("battles.plan.one-of", path, { known: conditions });
    if (win.kind !== undefined && !Object.hasOwn(win, "objectives"))
      report("battles.plan.missing", `${path}.objectives`);
    if (win.points !== undefined && !plan.score?.length) report("battles.plan.missing", "score");
    checkObjectivesWanted(examined, win, path);
    checkGeneralWanted(examined, win);
    checkOtherwise(examined, win, path);
  }
}

function checkObjectivesWanted(examined: Examined, { objectives, kind }: Draft<Win>, path: string): void {
  if (objectives === undefined) return;
  const count = objectivesOf(examined, kind ?? "any");
  const wanted = objectives === "all" ? 1 : objectives;
  if (wanted > count) examined.report("battles.plan.too-few", `${path}.objectives`, { found: wanted, count });
}

/** Whose general a House is to capture must be said. */
function checkGeneralWanted({ plan, report }: Examined, { house, capturedGeneral }: Draft<Win>): void {
  if (!capturedGeneral || house === undefined) return;
  for (const enemy of houseIds)
    if (enemy !== house && !Object.hasOwn(plan.generals ?? {}, enemy))
      report("battles.plan.missing", `generals.${enemy}`);
}

/** Only at the end, and only for one House, does it make sense that the other has won. */
function checkOtherwise({ report }: Examined, { otherwiseLoses, when, house }: Draft<Win>, path: string): void {
  if (!otherwiseLoses) return;
  if (when === "instant") report("battles.plan.word", `${path}.when`, { found: when, known: ["end"] });
  if (house === "both") report("battles.plan.word", `${path}.house`, { found: house, known: houseIds });
}
