import { type Chance, isRefusal } from "@weirwood/kernel";
import { type Variant, variantIds } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "@weirwood/throne/rules";
import type { Schooling } from "../../values/index.ts";

/** Tables by how often they are met: most have five players or six. */
const tables = [3, 4, 5, 5, 5, 5, 6, 6, 6, 6];

/** Tables of all sizes; a third of them without variants, a third with all, and a third with some. */
function options(chance: Chance): ThroneOptions {
  const players = tables[chance.below(tables.length)];
  const manner = chance.below(3);
  const isOn = (): boolean => manner === 1 || (manner === 2 && chance.below(2) === 0);
  const variants: Variant[] = variantIds.filter((variant) => (variant !== "three-board" || players === 3) && isOn());
  const read = throne.readOptions({ players, variants });
  if (isRefusal(read)) throw new Error(`${read.rule}: ${players} players, ${variants.join()}`);
  return read;
}

export const schooling: Schooling<Throne, ThroneDecision, ThroneOptions> = {
  options,
  wander: 40,
  games: 5000,
  hidden: 24,
  passes: 6,
};
