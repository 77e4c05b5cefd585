import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AtRule, ChildNode, Plugin, Rule } from "postcss";

/** A sheet of a game: its folder in the client, and the game's name. */
const gamesSheet = /^(.*\/web\/games\/([^/]+))\/.*[.]css$/;

interface Owner {
  readonly game: string;
  /** Those of all its sheets: one may move by the keyframes of another. */
  readonly keyframes: ReadonlySet<string>;
}

/**
 * Keeps the sheets of a game to what the game draws. A page that is never left has had many games in it, and their sheets
 * stay: so each rule reaches what has `data-game="<game>"` or lies within it (games/game-scope.tsx) and nothing else, and keyframes
 * begin with the game's name. `:where` adds no specificity, so that the rules of a game go before each other as written.
 * Sheets that another imports are in it by now, and each rule still knows its own.
 */
export function scopeStyles(): Plugin {
  return {
    postcssPlugin: "weirwood:scope-styles",
    Once(sheet) {
      const ownerOf = readOwners();
      sheet.walkAtRules("keyframes", (rule) => {
        rule.params = owned(rule.params, ownerOf(rule));
      });
      sheet.walkDecls(/^animation(-name)?$/, (declaration) => {
        declaration.value = owned(declaration.value, ownerOf(declaration));
      });
      sheet.walkRules((rule) => {
        const owner = ownerOf(rule);
        if (owner === undefined || isStep(rule)) return;
        rule.selectors = rule.selectors.map((selector) => within(owner.game, selector));
      });
    },
  };
}

/** Whose sheet something is written in; undefined for the frame's. */
function readOwners(): (node: ChildNode) => Owner | undefined {
  const owners = new Map<string, Owner>();
  return ({ source }) => {
    const [, folder, game] = gamesSheet.exec(source?.input.file?.replaceAll("\\", "/") ?? "") ?? [];
    if (folder === undefined || game === undefined) return undefined;
    const owner = owners.get(game) ?? { game, keyframes: keyframesIn(folder) };
    owners.set(game, owner);
    return owner;
  };
}

function owned(words: string, owner: Owner | undefined): string {
  if (owner === undefined) return words;
  const { game, keyframes } = owner;
  return words.replace(/(?<![\w-])[a-z][\w-]*/gi, (word) => (keyframes.has(word) ? `${game}-${word}` : word));
}

/** `from` and `to` of keyframes are no selectors. */
const isStep = ({ parent }: Rule): boolean => parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

/** Colours that stand on the root of the page are there for all of it. */
const root = /^(?::root|\[data-theme[^\]]*\])+$/;

/** The same elements, where they lie within the game. */
function within(game: string, selector: string): string {
  const { subject, end } = placesIn(selector);
  if (root.test(selector.slice(subject))) return selector;
  return `${selector.slice(0, end)}:where([data-game="${game}"], [data-game="${game}"] *)${selector.slice(end)}`;
}

interface Places {
  /** Where the part begins that says which elements are meant: behind the last combinator. */
  readonly subject: number;
  /** Where it ends: what follows says which part of these elements, `::before`. */
  readonly end: number;
}

function placesIn(selector: string): Places {
  let depth = 0;
  let [subject, end] = [0, selector.length];
  for (let place = 0; place < selector.length; place++) {
    const sign = selector[place];
    if (sign === '"' || sign === "'") place = selector.indexOf(sign, place + 1);
    else if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (depth > 0) continue;
    else if (/[\s>+~]/.test(sign)) [subject, end] = [place + 1, selector.length];
    else if (selector.startsWith("::", place)) end = Math.min(end, place);
  }
  return { subject, end };
}

const keyframesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".css"))
      .flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(/@keyframes\s+([\w-]+)/g)])
      .map(([, name]) => name),
  );
