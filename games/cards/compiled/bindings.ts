import { abilities } from "./abilities.ts";
import { costName, eachName, namesIn, pickName } from "./ops.ts";

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every name that texts give to what was chosen, and those of the rules themselves. */
export const bindingNames: readonly string[] = [
  ...new Set([
    "target",
    "each",
    "influence",
    "host",
    "mode",
    "claim",
    "attackers",
    "defenders",
    "winner",
    "title",
    "first",
    "stealth",
    "revealed",
    "shown",
    "found",
    "stack",
    "gold",
    "bearers",
    ...places.map(costName),
    ...places.map(pickName),
    ...places.map(eachName),
    ...abilities.flatMap(namesIn),
  ]),
];
const numbers = new Map(bindingNames.map((name, number) => [name, number]));
export const bindingNumber = (name: string): number => {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`nothing is called ${name}`);
  return number;
};
