import { explain, isRefusal, type Refusal, refuse } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import type { Command } from "commander";
import { houseNamed, listed, oneOfWords, wholeNumber } from "./arguments.ts";
import { Failure } from "./failure.ts";
import { nearest } from "./nearest.ts";
import type { Surroundings } from "./surroundings.ts";

/** How a table is set: players, houses, variants, and what rulings leave to the table. */

/** The table as the command line says it; commander makes these from the options. */
export interface TableArguments {
  readonly players?: string;
  readonly houses?: string;
  readonly variants?: string;
  readonly allVariants?: boolean;
  readonly engines?: string;
  readonly printedCourt?: boolean;
  readonly saanSparesOwn?: boolean;
  readonly freeOrders?: boolean;
}

/** What a record decides, so that nobody can choose it again. */
export const tableArguments = [
  "players",
  "houses",
  "variants",
  "allVariants",
  "engines",
  "printedCourt",
  "saanSparesOwn",
  "freeOrders",
] as const satisfies readonly (keyof TableArguments)[];

export function declareTable(command: Command, { say: { help } }: Surroundings): Command {
  return command
    .option("--players <n>", help.players)
    .option("--houses <list>", help.houses)
    .option("--variants <list>", help.variants)
    .option("--all-variants", help.allVariants)
    .option("--engines <list>", help.engines)
    .option("--printed-court", help.printedCourt)
    .option("--saan-spares-own", help.saanSparesOwn)
    .option("--free-orders", help.freeOrders);
}

const FEWEST_PLAYERS = 3;
const MOST_PLAYERS = 6;
const USUAL_PLAYERS = 5;

/** Every variant by its name, in the order of the expansion's rulebook. */
export const variantNames: readonly string[] = Object.keys(throne.phrasebooks.en.names.variant);

const isAllowed = (players: number, variant: string): boolean =>
  !isRefusal(throne.readOptions({ players, variants: [variant] }));

/** The variants of a table. House Martell is on wherever it may be: six players always play with it. */
export function variantsOf({ players, variants }: Pick<ThroneOptions, "players" | "variants">): string[] {
  const isOn = (name: string): boolean => (variants as readonly string[]).includes(name);
  return variantNames.filter((name) => isOn(name) || (name === "martell" && isAllowed(players, name)));
}

/** `House Martell, Ports`, in the language; nothing for the base game. */
export function variantList(table: ThroneOptions, { language }: Surroundings): string {
  const { variant } = throne.phrasebooks[language].names;
  return variantsOf(table)
    .map((name) => variant[name].replaceAll(" ", "\u00a0"))
    .join(", ");
}

/** Departures from the rules of siege engines as we have pieced them together, by the word that chooses them. */
const engineWords = {
  "no-upgrade": { byUpgrade: false },
  retreat: { retreat: true },
  "as-casualties": { asCasualties: true },
} as const;

type EngineWord = keyof typeof engineWords;

export function tableOptions(given: TableArguments, here: Surroundings): ThroneOptions {
  const houses = given.houses === undefined ? undefined : listed(given.houses);
  const players =
    given.players === undefined
      ? (houses?.length ?? USUAL_PLAYERS)
      : wholeNumber("--players", given.players, FEWEST_PLAYERS, MOST_PLAYERS, here);
  for (const house of houses ?? []) houseNamed("--houses", house, here);
  const named = listed(given.variants ?? "");
  if (named.some(isPartOfCards)) throw badTable(refuse("throne.variants.one-card-set"), here);
  const allowed = given.allVariants === true ? variantNames.filter((name) => isAllowed(players, name)) : [];
  const engines = listed(given.engines ?? "").map((word) =>
    oneOfWords("--engines", word, Object.keys(engineWords) as EngineWord[], here),
  );
  const options = throne.readOptions({
    players,
    ...(houses && { houses }),
    variants: [...new Set([...named, ...allowed])],
    engines: Object.assign({}, ...engines.map((word) => engineWords[word])) as unknown,
    printedCourt: given.printedCourt === true,
    saanSparesOwn: given.saanSparesOwn === true,
    freeOrders: given.freeOrders === true,
  });
  if (isRefusal(options)) throw badTable(options, here);
  return options;
}

/** `crowned:stark`, crowned cards for one house alone: the rules never mix the two sets. */
const isPartOfCards = (word: string): boolean => /^crowned\W/.test(word);

/** Why the rules do not know such a table, in one line; a variant that nobody knows with the names of those that exist. */
function badTable(refusal: Refusal, { say, language }: Surroundings): Failure {
  const { rule } = refusal;
  const sentence = say.arguments.refused(explain(throne.phrasebooks[language], refusal), rule);
  if (rule !== "throne.variants.unknown") return new Failure("bad-table", sentence, { rule });
  const value = String(refusal.params.variant);
  const known = say.arguments.variants(variantNames, nearest(value, variantNames));
  return new Failure("bad-table", `${sentence} ${known}`, { rule, option: "--variants", value });
}

/** The options that set such a table again, as they are typed. */
export function tableFlags(table: ThroneOptions): string[] {
  const { players, houses, engines, printedCourt, saanSparesOwn, freeOrders } = table;
  const variants = variantsOf(table);
  const words = [
    ...(engines.byUpgrade ? [] : ["no-upgrade"]),
    ...(engines.retreat ? ["retreat"] : []),
    ...(engines.asCasualties ? ["as-casualties"] : []),
  ];
  return [
    `--players ${players}`,
    ...(houses === null ? [] : [`--houses ${houses.join(",")}`]),
    ...(variants.length === 0 ? [] : [`--variants ${variants.join(",")}`]),
    ...(words.length === 0 ? [] : [`--engines ${words.join(",")}`]),
    ...(printedCourt ? ["--printed-court"] : []),
    ...(saanSparesOwn ? ["--saan-spares-own"] : []),
    ...(freeOrders ? ["--free-orders"] : []),
  ];
}
