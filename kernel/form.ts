import type { Json } from "./json.ts";

/** One thing that may be chosen about a game before it begins, so that any client can draw a form for it. */
export interface OptionField {
  /** Where the value goes in the options: `players`, `engines.retreat`. */
  readonly name: string;
  /** A number of players; one of several values; yes or no; any of several values; a value for each seat. */
  readonly kind: "count" | "choice" | "flag" | "flags" | "seats";
  /** The rule that explains it. Labels are in the phrasebook's names, under `option`. */
  readonly rule: string;
  readonly values?: readonly { readonly value: Json; readonly rule?: string }[];
  /** The kind of names that its values bear in the phrasebook: `variant`, `house`. */
  readonly names?: string;
  readonly usual?: Json;
}
