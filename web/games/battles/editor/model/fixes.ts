import { type BattlePlan, figureOf, houseOfFigure } from "@weirwood/battles/plans";
import { type Hex, hexNames } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";
import { freeHexNear } from "./forces.ts";
import { hexesIn, toggled } from "./hex-lists.ts";
import { itemOf, type Mistake } from "./mistakes.ts";
import { valueAt, withItem, withValue } from "./plan-paths.ts";

/** How a mistake is mended at one press. What is done is said in the reader's words. */
export interface Fix {
  /** `move` and `set` say where to, or to what. */
  readonly does: "move" | "set" | "remove" | "copy" | "add" | "name" | "plain";
  readonly to?: string;
  readonly plan: BattlePlan;
}

type Fixing = (plan: BattlePlan, mistake: Mistake) => Fix | undefined;

const setTo = (plan: BattlePlan, path: string, value: Json): Fix => ({
  does: "set",
  to: String(value),
  plan: withValue(plan, path, value),
});

const without = (plan: BattlePlan, path: string): Fix => ({ does: "remove", plan: withValue(plan, path, undefined) });

/** Takes out the row, or the unit, that a mistake is about. */
const removeItem: Fixing = (plan, { field }) => {
  const item = itemOf(field);
  return item === undefined ? undefined : without(plan, item);
};

const removeField: Fixing = (plan, { field }) => without(plan, field);

const moveUnit: Fixing = (plan, { field, hexes: [hex] }) => {
  const to = hex === undefined ? undefined : freeHexNear(plan, hex);
  if (to === undefined) return undefined;
  return { does: "move", to: hexNames[to].toUpperCase(), plan: withValue(plan, field, hexNames[to]) };
};

/** The bound that a number is nearest to. */
const setInBounds: Fixing = (plan, { field, params: { least, most } }) => {
  const value = Number(valueAt(plan, field));
  return setTo(plan, field, Math.min(Number(most), Math.max(Number(least), Math.round(value) || 0)));
};

/** What the other language says stands in for what is missing. */
const copyText: Fixing = (plan, { field }) => {
  const [, text, language] = /^(name|brief|notes)\.(en|fr)$/.exec(field) ?? [];
  const other = text && valueAt(plan, `${text}.${language === "en" ? "fr" : "en"}`);
  const isThere = typeof other === "string" && other.trim() !== "" && valueAt(plan, field) === "";
  return isThere ? { does: "copy", plan: withValue(plan, field, other) } : undefined;
};

/** Where somebody's general has to be named, the first commander of that House in the field. */
const nameGeneral: Fixing = (plan, { field }) => {
  const [, house] = /^generals\.(\w+)$/.exec(field) ?? [];
  const figures = plan.units.flatMap(({ commander }) => (commander === undefined ? [] : [figureOf(commander)]));
  const general = figures.find((figure) => houseOfFigure(figure) === house);
  return general === undefined ? undefined : { does: "name", plan: withValue(plan, field, general) };
};

const setDecoys: Fixing = (plan, { field, params: { count } }) =>
  Number(count) > 1 ? setTo(plan, field, Number(count) - 1) : undefined;

const setCount: Fixing = (plan, { field, params: { count } }) =>
  Number(count) > 0 ? setTo(plan, field, Number(count)) : removeItem(plan, { field } as Mistake);

const takeOutOfZone: Fixing = (plan, { field, params: { hex } }) => {
  const at: Hex = hexNames.indexOf(String(hex));
  const list = valueAt(plan, field);
  return hexesIn(list).includes(at) ? { does: "remove", plan: withValue(plan, field, toggled(list, at)) } : undefined;
};

/** The least that a battle can be won by. */
const scoreForUnits: Fixing = (plan) => ({
  does: "add",
  plan: withItem(plan, "score", { house: "both", when: "event", points: 1, for: { eliminated: 1 } }),
});

/** A word that cannot stand where it does, where the list knows another. */
const setFirstKnown: Fixing = (plan, { field, params: { known } }) => {
  const [first] = Array.isArray(known) ? (known as readonly Json[]) : [];
  return /^(score|win)\[\d+\]\.(when|house)$/.test(field) && first !== undefined
    ? setTo(plan, field, first)
    : undefined;
};

const fixings: { readonly [rule: string]: Fixing } = {
  "battles.plan.number": setInBounds,
  "battles.plan.word": setFirstKnown,
  "battles.plan.text": copyText,
  "battles.plan.missing": nameGeneral,
  "battles.plan.hex": removeItem,
  "battles.plan.two-units": moveUnit,
  "battles.plan.impassable": moveUnit,
  "battles.plan.other-house": removeField,
  "battles.plan.commander-twice": removeField,
  "battles.plan.too-many-units": removeItem,
  "battles.plan.objective": (plan, { field }) => ({ does: "plain", plan: withValue(plan, field, undefined) }),
  "battles.plan.twice": removeItem,
  "battles.plan.decoys": setDecoys,
  "battles.plan.absent": (plan, mistake) => removeItem(plan, mistake) ?? removeField(plan, mistake),
  "battles.plan.nothing-there": removeItem,
  "battles.plan.edge": takeOutOfZone,
  "battles.plan.too-few": setCount,
  "battles.plan.no-victory": scoreForUnits,
};

/** The obvious way to mend a mistake; undefined where there is none, or several. */
export const fixOf = (plan: BattlePlan, mistake: Mistake): Fix | undefined => fixings[mistake.rule]?.(plan, mistake);
