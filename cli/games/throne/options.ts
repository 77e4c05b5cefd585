import { isRefusal } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { sentencesFor } from "./text/index.ts";

/** Every variant by its name, in the order of the expansion's rulebook. */
const variantNames: readonly string[] = Object.keys(throne.phrasebooks.en.names.variant);

/** The variants of a table. House Martell is on wherever it may be: six players always play with it. */
function variantsOf({ players, variants }: ThroneOptions): string[] {
  const isOn = (name: string): boolean => (variants as readonly string[]).includes(name);
  const isMartell = !isRefusal(throne.readOptions({ players, variants: ["martell"] }));
  return variantNames.filter((name) => isOn(name) || (name === "martell" && isMartell));
}

/** `Variants: House Martell, Ports.`, in the language; nothing for the base game. */
export function optionLines(options: ThroneOptions, here: Context): string[] {
  const { variant } = throne.phrasebooks[here.language].names;
  const names = variantsOf(options).map((name) => variant[name].replaceAll(" ", "\u00a0"));
  return names.length === 0 ? [] : [wrapped(sentencesFor(here).variants(names.join(", ")), here.width, "  ")];
}
