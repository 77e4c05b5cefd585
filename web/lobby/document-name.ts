import type { Json } from "@weirwood/kernel";
import type { Language } from "../text/language.ts";

const LONGEST = 80;

/**
 * What a document calls itself: by its `name`, in both languages or in one; a table's list has only the names. Undefined
 * where it says nothing of the kind. Anybody may have written it.
 */
export function documentName(document: Json | undefined, language: Language): string | undefined {
  const name = memberOf(document, "name") ?? document;
  const said = memberOf(name, language) ?? name;
  if (typeof said !== "string" || said.trim() === "") return undefined;
  return said.slice(0, LONGEST).replaceAll(/\p{C}/gu, " ").trim();
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMap && Object.hasOwn(value, name) ? (value as { readonly [name: string]: Json })[name] : undefined;
}
