import type { Validator } from "typebox/compile";

/** Where something departs from its schema: `/seats/0/sitter`; nowhere in particular is "". */
export function wrongPlace(checked: Validator, value: unknown): string {
  const [error] = checked.Errors(value);
  if (error === undefined) return "";
  const missing = error.keyword === "required" ? `/${error.params.requiredProperties[0]}` : "";
  return `${error.instancePath}${missing}`;
}
