import { iconIds, type Offer } from "@weirwood/cards/questions";
import type { CardsSymbol } from "../art/symbol-names.ts";

/** The symbol of a type of challenge. */
export const iconSign = (type: number): CardsSymbol => `cards/challenge-${iconIds[type]}`;

/** The symbol of a round. */
export const pollSigns = {
  action: "cards/act-action",
  save: "cards/act-save",
  response: "cards/act-response",
} as const satisfies { readonly [kind: string]: CardsSymbol };

const houses = ["stark", "lannister", "baratheon", "targaryen", "martell", "greyjoy"] as const;

/** The shield of a House. */
export function shieldOf(house: string | undefined): CardsSymbol {
  const found = houses.find((one) => one === house);
  return found === undefined ? "shield-neutral" : `cards/shield-${found}`;
}

/** The symbol of an act. */
export const actSigns = {
  play: "cards/act-play",
  duplicate: "cards/duplicate",
  ambush: "cards/keyword-ambush",
  "to-shadows": "cards/crest-shadow",
  "from-shadows": "cards/crest-shadow",
  action: "cards/act-action",
  response: "cards/act-response",
  save: "cards/act-save",
  cancel: "cards/act-cancel",
} as const satisfies { readonly [kind in Offer["is"]]: CardsSymbol };
