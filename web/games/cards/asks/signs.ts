import { iconIds } from "@weirwood/cards/questions";
import type { CardsSymbol } from "../art/symbol-names.ts";

/** The symbol of a type of challenge. */
export const iconSign = (type: number): CardsSymbol => `cards/challenge-${iconIds[type]}`;

/** The symbol of a round. */
export const pollSigns = {
  action: "cards/act-framework",
  save: "cards/act-save",
  response: "cards/act-response",
} as const satisfies { readonly [kind: string]: CardsSymbol };

const houses = ["stark", "lannister", "baratheon", "targaryen", "martell", "greyjoy"] as const;

/** The shield of a House. */
export function shieldOf(house: string | undefined): CardsSymbol {
  const found = houses.find((one) => one === house);
  return found === undefined ? "shield-neutral" : `cards/shield-${found}`;
}
