import { faces, NONE } from "@weirwood/cards/questions";
import type { CardsSymbol } from "../art/symbol-names.ts";

/** The shield of a House; `neutral` for what is of none. */
export const shieldOf = (house: string | undefined): CardsSymbol =>
  house === undefined || house === "neutral" ? "shield-neutral" : (`cards/shield-${house}` as CardsSymbol);

export const iconSign = (icon: string): CardsSymbol => `cards/challenge-${icon}` as CardsSymbol;
export const crestSign = (crest: string): CardsSymbol => `cards/crest-${crest}` as CardsSymbol;

/** The House of a House card: `stark`; undefined where there is none yet. */
export const houseOfCard = (houseCard: number): string | undefined =>
  houseCard === NONE ? undefined : faces[houseCard].house?.[0];
