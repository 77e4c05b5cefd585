import type { DescribedField, Json } from "@weirwood/kernel";

/** A file as the value of an option, or why it cannot be one. */
export type ReadDocument =
  | { readonly is: "read"; readonly value: Json }
  | { readonly is: "too-long"; readonly length: number; readonly most: number }
  | { readonly is: "not-json" };

/** Reads what a file says, as its field wants it. The game itself checks what the document means. */
export function readDocument(text: string, { format, most }: Pick<DescribedField, "format" | "most">): ReadDocument {
  if (most !== undefined && text.length > most) return { is: "too-long", length: text.length, most };
  if (format !== "json") return { is: "read", value: text };
  try {
    return { is: "read", value: JSON.parse(text) as Json };
  } catch {
    return { is: "not-json" };
  }
}
