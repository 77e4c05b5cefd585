/**
 * French before a name: articles, contraction and elision, so that no sentence is written around them by hand. Names that are
 * common nouns take an article, by their first word (`Baie` la, `Marches` les); names that begin with one have it already
 * (`Le Détroit`); all others take none (`Winterfell`, `Ann`).
 */
export type FrenchForm = "le" | "de" | "à";

/** The article of names that begin with a word. */
export interface FrenchArticles {
  readonly [firstWord: string]: FrenchArticle;
}

type FrenchArticle = "le" | "la" | "les";

const own = /^(Le|La|Les) |^L’/;

/** A vowel, or a y that sounds like one. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûü]|y(?![aeiouéè]))/i;

const isElided = (name: string): boolean => vowel.test(name);

/** A name as it follows other words: with its article, or with `de` or `à` and its article in one. */
export function frenchName(form: FrenchForm, name: string, articles: FrenchArticles = {}): string {
  const printed = own.exec(name)?.[1];
  const bare = name.replace(own, "");
  const word = bare.split(/[ ,]/, 1)[0];
  const article = printed === undefined ? articles[word] : (printed.toLowerCase() as FrenchArticle);
  if (article !== undefined) return `${contracted(form, article, bare)}${bare}`;
  return `${own.test(name) ? elided[form] : plain[form](bare)}${bare}`;
}

/** What stands before a name without an article. */
const plain: { readonly [form in FrenchForm]: (name: string) => string } = {
  le: () => "",
  de: (name) => (isElided(name) ? "d’" : "de "),
  à: () => "à ",
};

const elided: { readonly [form in FrenchForm]: string } = { le: "l’", de: "de l’", à: "à l’" };

function contracted(form: FrenchForm, article: FrenchArticle, name: string): string {
  const isSingular = article !== "les";
  if (isSingular && isElided(name)) return elided[form];
  if (form === "le") return `${article} `;
  if (article === "la") return `${form} la `;
  if (form === "de") return isSingular ? "du " : "des ";
  return isSingular ? "au " : "aux ";
}
