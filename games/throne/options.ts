import { plainCopy, type Refusal, refuse } from "@weirwood/kernel";
import { housesInPlay } from "./data/houses.ts";
import type { ThroneOptions } from "./rules/setup.ts";
import { refuse as refuseByRule } from "./rules/step.ts";

/** What may be chosen about a game before it begins. Everything has a default: five players, houses drawn. */
export function readOptions(input: unknown): ThroneOptions | Refusal {
  const given = input === undefined ? {} : plainCopy(input);
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return refuse("kernel.options", { option: "?" });
  const options = given as { readonly [name: string]: unknown };
  const stranger = Object.keys(options).find((name) => !known.includes(name));
  if (stranger !== undefined) return refuse("kernel.options", { option: stranger.slice(0, 40) });
  const { players = 5, houses = null, printedCourt = false, saanSparesOwn = false } = options;
  if (typeof players !== "number" || !Object.hasOwn(housesInPlay, players)) {
    return refuseByRule("throne.setup.players", { players: String(players).slice(0, 40) });
  }
  if (typeof printedCourt !== "boolean") return refuse("kernel.options", { option: "printedCourt" });
  if (typeof saanSparesOwn !== "boolean") return refuse("kernel.options", { option: "saanSparesOwn" });
  if (!areHouses(houses, housesInPlay[players])) return refuseByRule("throne.setup.houses");
  return { players, houses, printedCourt, saanSparesOwn };
}

const known = ["players", "houses", "printedCourt", "saanSparesOwn"];

/** Either drawn, or all the houses of the game, each once, by seat. */
function areHouses(chosen: unknown, playing: readonly string[]): chosen is string[] | null {
  if (chosen === null) return true;
  if (!Array.isArray(chosen) || chosen.length !== playing.length) return false;
  return playing.every((house) => chosen.includes(house));
}
