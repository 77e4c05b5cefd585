import { withMinus } from "@weirwood/kernel";

/** The languages that everything is said in. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

type Environment = { readonly [name: string]: string | undefined };

export function isLanguage(word: string): word is Language {
  return (languages as readonly string[]).includes(word);
}

/** The language of the environment, as every Unix program finds it: the first of three variables that is set. */
export function languageOf(environment: Environment): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  const word = locale.slice(0, 2).toLowerCase();
  return isLanguage(word) ? word : "en";
}

/** A number as people of that language write it. */
export function numberIn(language: Language, value: number, digits = 0): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return withMinus(format.format(value));
}

/** 0.1234 as 12.3 %. */
export function percentIn(language: Language, share: number, digits = 1): string {
  return `${numberIn(language, share * 100, digits)} %`;
}
