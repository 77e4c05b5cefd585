// `node scripts/letter-sizes.mjs`: letters of the client that would not grow with the reader's own. Sizes of letters and heights
// of lines are said in `rem`, or by what is: a length of the screen stays as it is when somebody sets their browser to 200 %.

import { pathToFileURL } from "node:url";
import postcss from "postcss";
import { filesOfClient } from "./style-leaks.mjs";

/**
 * Drawings, by their selectors: letters are part of the picture, have their place in it, and grow when it is brought nearer or
 * is drawn larger.
 * @type {readonly (readonly [selector: RegExp, what: string])[]}
 */
const drawings = [
  [/[ >]text$/, "letters of a map or a field, which a glass brings nearer"],
  [/\.(?:name-again|ground-beyond-name)$/, "names on the map, likewise"],
  [/^\.chart \.tick$/, "numbers at a chart, in margins made for them: a table says the same"],
  [/^\.share-picture /, "the picture to share, of one size for everybody"],
];

const absolute = /[\d.](?:px|pt|pc|cm|mm|in|q)\b/i;
/** A card's face is measured by the card: by its container or by the unit that its width is divided into. */
const isByPicture = (value) => /\d(?:cqw|cqi)\b|var\(--q\)/.test(value);
const isDrawn = (selector) => drawings.some(([drawing]) => drawing.test(selector));

/** @param {import("./style-leaks.mjs").Source[]} files @returns {string[]} One line for each, with the place where it is written. */
export function fixedLetters(files) {
  return files
    .filter(({ path }) => path.endsWith(".css"))
    .flatMap(({ path, code }) => {
      const found = [];
      postcss.parse(code, { from: path }).walkDecls(/^(?:font|font-size|line-height)$/, (declaration) => {
        const { prop, value, parent, source } = declaration;
        if (!absolute.test(value) || isByPicture(value) || parent?.selectors?.every(isDrawn)) return;
        found.push(`web/${path}:${source?.start?.line}: letters that do not grow with the reader's: ${prop}: ${value}`);
      });
      return found;
    });
}

export const fixedLettersOfClient = () => fixedLetters(filesOfClient());

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = fixedLettersOfClient();
  for (const one of found) console.error(one);
  if (found.length > 0) process.exit(1);
}
