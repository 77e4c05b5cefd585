import { type OptionField, optionsByName } from "./form.ts";
import type { Rules } from "./game.ts";
import { canonical, isJsonMap, type Json, type JsonMap } from "./json.ts";
import { refuse } from "./refusal.ts";
import { plainCopy } from "./untrusted.ts";

/**
 * Reads options by a game's form: each field by its kind, what is left out as it usually is, anything else refused. Which
 * choices go together, a game checks besides.
 */
export function optionsBy<Options>(
  form: readonly OptionField[],
): Pick<Rules<never, never, Options>, "form" | "readOptions" | "brief"> {
  const usual = form.flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, usual] as const]));
  return {
    form,
    readOptions(input) {
      const plain = plainCopy(input ?? {});
      if (!isJsonMap(plain)) return refuse("kernel.options", { option: "?" });
      const given = byFieldName(form, plain);
      for (const [name, value] of given) {
        const field = form.find((one) => one.name === name);
        if (field === undefined || !fits(field, value)) return refuse("kernel.options", { option: name.slice(0, 40) });
      }
      return optionsByName([...usual, ...given]) as Options;
    },
    brief(options) {
      const asUsual = new Map(usual);
      const chosen = byFieldName(form, options as JsonMap);
      const isUnusual = ([name, value]: readonly [string, Json]): boolean =>
        canonical(asUsual.get(name) ?? null) !== canonical(value);
      return optionsByName(chosen.filter(isUnusual));
    },
  };
}

/** Values by the names of their fields, `engines.retreat`; names that are no field's stay as they are. */
function byFieldName(form: readonly OptionField[], options: JsonMap, path = ""): (readonly [string, Json])[] {
  return Object.entries(options).flatMap(([key, value]) => {
    const name = path + key;
    const hasInner = form.some((field) => field.name.startsWith(`${name}.`));
    return hasInner && isJsonMap(value) ? byFieldName(form, value, `${name}.`) : [[name, value] as const];
  });
}

function fits({ kind, values = [], within, most = 0, format }: OptionField, value: Json): boolean {
  const isOffered = (one: Json): boolean => values.some((offered) => offered.value === one);
  switch (kind) {
    case "count":
    case "choice":
      return isOffered(value) || (within !== undefined && isWholeNumber(value, within));
    case "flag":
      return typeof value === "boolean";
    case "flags":
    case "seats":
      return Array.isArray(value) && value.every(isOffered) && new Set(value).size === value.length;
    case "text":
      return typeof value === "string" && value.length <= most;
    case "document":
      return (format === "json" || typeof value === "string") && canonical(value).length <= most;
  }
}

const isWholeNumber = (value: Json, [least, most]: readonly [number, number]): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
