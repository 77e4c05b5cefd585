import { canonical, isRefusal, type JsonMap, plainCopy, type Refusal, refuse } from "@weirwood/kernel";
import { housesInPlay } from "./data/houses.ts";
import type { ThroneOptions } from "./rules/setup.ts";
import { refuse as refuseByRule } from "./rules/step.ts";
import { type Variant, variantIds } from "./state/layout.ts";

/** What may be chosen about a game before it begins. Everything has a default: five players, houses drawn. */
export function readOptions(input: unknown): ThroneOptions | Refusal {
  const given = input === undefined ? {} : plainCopy(input);
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return refuse("kernel.options", { option: "?" });
  const options = given as { readonly [name: string]: unknown };
  const stranger = Object.keys(options).find((name) => !known.includes(name));
  if (stranger !== undefined) return refuse("kernel.options", { option: stranger.slice(0, 40) });
  const { players = 5, houses = null, printedCourt = false, saanSparesOwn = false, freeOrders = false } = options;
  const variants = readVariants(options.variants ?? [], players);
  if (isRefusal(variants)) return variants;
  const engines = readEngines(options.engines ?? {});
  if (engines === undefined) return refuse("kernel.options", { option: "engines" });
  if (typeof players !== "number" || !Object.hasOwn(housesInPlay, players)) {
    return refuseByRule("throne.setup.players", { players: String(players).slice(0, 40) });
  }
  if (typeof printedCourt !== "boolean") return refuse("kernel.options", { option: "printedCourt" });
  if (typeof saanSparesOwn !== "boolean") return refuse("kernel.options", { option: "saanSparesOwn" });
  if (typeof freeOrders !== "boolean") return refuse("kernel.options", { option: "freeOrders" });
  if (!areHouses(houses, housesInPlay[players])) return refuseByRule("throne.setup.houses");
  return { players, houses, printedCourt, saanSparesOwn, freeOrders, variants, engines };
}

const known = ["players", "houses", "printedCourt", "saanSparesOwn", "freeOrders", "variants", "engines"];

/** Names of variants, each once and in their usual order; `martell` may be said of a table of six, where it is a must. */
function readVariants(input: unknown, players: unknown): Variant[] | Refusal {
  if (!Array.isArray(input) || input.length > variantIds.length + 1)
    return refuse("kernel.options", { option: "variants" });
  const names = input as unknown[];
  const stranger = names.find((name) => name !== "martell" && !(variantIds as readonly unknown[]).includes(name));
  // `crowned:stark`, crowned cards for one house alone: the two sets are never mixed.
  if (typeof stranger === "string" && /^crowned\W/.test(stranger)) return refuseByRule("throne.variants.one-card-set");
  if (stranger !== undefined)
    return refuseByRule("throne.variants.unknown", { variant: String(stranger).slice(0, 40) });
  if (names.includes("martell") && players !== 6) {
    return refuseByRule("throne.variants.martell", { players: String(players).slice(0, 40) });
  }
  if (names.includes("three-board") && players !== 3) {
    return refuseByRule("throne.variants.three-board", { players: String(players).slice(0, 40) });
  }
  return variantIds.filter((variant) => names.includes(variant));
}

function readEngines(input: unknown): ThroneOptions["engines"] | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return undefined;
  const { byUpgrade = true, retreat = false, asCasualties = false, ...others } = input as { [name: string]: unknown };
  const areFlags = typeof byUpgrade === "boolean" && typeof retreat === "boolean" && typeof asCasualties === "boolean";
  return areFlags && Object.keys(others).length === 0 ? { byUpgrade, retreat, asCasualties } : undefined;
}

/** Either drawn, or all the houses of the game, each once, by seat. */
function areHouses(chosen: unknown, playing: readonly string[]): chosen is string[] | null {
  if (chosen === null) return true;
  if (!Array.isArray(chosen) || chosen.length !== playing.length) return false;
  return playing.every((house) => chosen.includes(house));
}

export const seats = ({ players, houses }: ThroneOptions): readonly (string | undefined)[] =>
  houses ?? new Array<undefined>(players).fill(undefined);

export const tags = ({ variants }: ThroneOptions): readonly string[] => variants;

const usual = readOptions({}) as ThroneOptions;

/** Everything here is short, so that whatever is not as usual may stand in a list. */
export function brief(options: ThroneOptions): JsonMap {
  const isUnusual = ([name, value]: [string, unknown]): boolean =>
    canonical(value as never) !== canonical(usual[name as keyof ThroneOptions] as never);
  return Object.fromEntries(Object.entries(options).filter(isUnusual)) as JsonMap;
}
