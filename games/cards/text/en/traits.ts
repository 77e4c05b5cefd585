import { traitIds } from "../../data/names.ts";

/** Traits are known by their English names. */
export const traits = Object.fromEntries(traitIds.map((trait) => [trait, trait.replaceAll("'", "’")])) as {
  readonly [trait in (typeof traitIds)[number]]: string;
};
