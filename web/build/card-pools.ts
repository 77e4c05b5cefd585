import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * A game may keep its cards in a pool, `games/<name>/pool/`: each a call `card(id, face, [english, french], …)`, with what it
 * says beside what it does. Rules never look at what it says, and a table needs one language of it, and later than all else.
 * The build takes these texts out of the pool and lays them into `text/{en,fr}/card-texts.ts` of the whole books, one language
 * each; a table's own book has none. French titles are listed in the order of the English ones, which are in the pool. And it
 * leaves out `pool/fixtures/`, cards that are only there for scenarios. Only the build does: packages, terminal and tests
 * know whole cards.
 */

const pooled = /\/games\/[\w-]+\/pool\/(?!.*[.]test[.])[\w/-]+[.]ts$/;
const fixtures = /\/games\/[\w-]+\/pool\/fixtures\/index[.]ts$/;
const booked = /^(.*\/games\/[\w-]+\/)text\/(en|fr)\/(card-texts|titles)[.]ts([?]whole)?$/;

type Texts = { readonly en: string; readonly fr: string };

interface PoolSource {
  readonly code: string;
  readonly titles: readonly string[];
  /** What stands on each card, by its id. */
  readonly texts: { readonly [card: string]: Texts };
}

/** A file of a pool without the texts of its cards, and these. */
export function withoutTexts(source: string): PoolSource {
  const titles: string[] = [];
  const texts: { [card: string]: Texts } = {};
  const cuts: { readonly from: number; readonly to: number; readonly by: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [id, face, text, ...abilities] }) {
      if (callee.type !== "Identifier" || callee.name !== "card" || face === undefined) return;
      titles.push(entriesOf(face).title);
      if (text === undefined) return;
      const [en, fr] = text.type === "ArrayExpression" ? text.elements.map(textIn) : [];
      texts[textIn(id)] = { en, fr };
      cuts.push(
        abilities.length === 0
          ? { from: face.end, to: text.end, by: "" }
          : { from: text.start, to: text.end, by: "void 0" },
      );
    },
  }).visit(parseSync("pool.ts", source).program);
  // From the last to the first, so that what comes before stays where it is.
  const code = cuts.reduceRight((rest, { from, to, by }) => rest.slice(0, from) + by + rest.slice(to), source);
  return { code, titles, texts };
}

function textIn(node: ESTree.Node | null | undefined): string {
  if (node?.type !== "Literal" || typeof node.value !== "string") throw new Error("what a card says is no plain text");
  return node.value;
}

/** The plain texts in an object, by their names. */
function entriesOf(node: ESTree.Node): { readonly [name: string]: string } {
  const properties = node.type === "ObjectExpression" ? node.properties : [];
  return Object.fromEntries(
    properties.flatMap((one) => {
      if (one.type !== "Property" || one.value.type !== "Literal" || typeof one.value.value !== "string") return [];
      return [[one.key.type === "Identifier" ? one.key.name : textIn(one.key as ESTree.Node), one.value.value]];
    }),
  );
}

/** The French titles in their file, by the English ones. */
function titlesIn(source: string): { readonly [title: string]: string } {
  let titles = {};
  new Visitor({
    VariableDeclarator({ init }) {
      if (init !== null) titles = entriesOf(init);
    },
  }).visit(parseSync("titles.ts", source).program);
  return titles;
}

/** French titles without the English ones, in the order of these: shorter by half. Empty where they are the same. */
export function listedTitles(source: string, english: readonly string[]): string {
  const french = titlesIn(source);
  const listed = inOrder(english).map((title) => (french[title] === title ? "" : french[title]));
  return `import { cards } from "../../pool/index.ts";
const french = ${JSON.stringify(listed.join("|"))}.split("|");
const english = [...new Set(cards.map(({ face }) => face.title))].sort();
export const frenchTitles = Object.fromEntries(english.map((title, at) => [title, french[at] || title]));`;
}

const inOrder = (titles: readonly string[]): readonly string[] => [...new Set(titles)].sort();

/** What is written in the pool of a game, but for its fixtures. */
const poolOf = (game: string): readonly PoolSource[] =>
  readdirSync(`${game}pool`, { recursive: true, encoding: "utf8" })
    .map((file) => `${game}pool/${file.replaceAll("\\", "/")}`)
    .filter((file) => pooled.test(file) && !file.includes("/pool/fixtures/"))
    .map((file) => withoutTexts(readFileSync(file, "utf8")));

/** What stands on the cards of a game in one language, by their ids. */
const textsOf = (game: string, language: "en" | "fr"): { readonly [card: string]: string } =>
  Object.fromEntries(
    poolOf(game).flatMap(({ texts }) => Object.entries(texts).map(([card, text]) => [card, text[language]])),
  );

/** Every card is in a book; what stands on it is written there later. */
const noTexts = `import { cardIds } from "../../pool/index.ts";
export const cardTexts = Object.fromEntries(cardIds.map((id) => [id, ""]));`;

export function cardPools(): Plugin {
  return {
    name: "weirwood:card-pools",
    apply: "build",
    enforce: "pre",
    transform(source, id) {
      const file = id.replaceAll("\\", "/");
      if (fixtures.test(file)) return { code: "export const fixtures = [];", map: null };
      if (pooled.test(file)) return { code: withoutTexts(source).code, map: null };
      const [, game, language, what, whole] = booked.exec(file) ?? [];
      if (game === undefined || !existsSync(`${game}pool`)) return undefined;
      if (what === "titles") {
        const english = poolOf(game).flatMap(({ titles }) => titles);
        return { code: listedTitles(source, english), map: null };
      }
      const code =
        whole === undefined
          ? noTexts
          : `export const cardTexts = ${JSON.stringify(textsOf(game, language as "en" | "fr"))};`;
      return { code, map: null };
    },
  };
}
