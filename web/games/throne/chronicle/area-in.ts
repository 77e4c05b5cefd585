import { type FrenchForm, frenchName, type Phrasebook } from "@weirwood/kernel";

/** An area as a sentence of our own names it: in French with its article, alone or with a preposition. */
export const areaIn = ({ language, names, articles }: Phrasebook, area: string, form: FrenchForm = "le"): string =>
  language === "fr" ? frenchName(form, names.area[area], articles) : names.area[area];
