import { isJsonMap, type Json } from "@weirwood/kernel";
import type { BattlePlan } from "./plan.ts";

const WIDEST = 120;

/** A plan as the text of a file: what fits into a line stands in one, so that a unit is a line and a row of the field another. */
export const writePlan = (plan: BattlePlan): string => `${written(plan as unknown as Json, "")}\n`;

function written(value: Json, indent: string): string {
  const line = inOneLine(value);
  if (indent !== "" && indent.length + line.length <= WIDEST) return line;
  const inner = `${indent}  `;
  const lines = (items: readonly string[]): string => items.map((item) => `\n${inner}${item}`).join(",");
  if (Array.isArray(value)) return `[${lines(value.map((item: Json) => written(item, inner)))}\n${indent}]`;
  if (!isJsonMap(value)) return line;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${written(field, inner)}`);
  return `{${lines(fields)}\n${indent}}`;
}

function inOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (!isJsonMap(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inOneLine(field)}`);
  return `{ ${fields.join(", ")} }`;
}
