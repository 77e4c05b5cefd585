// `node scripts/style-leaks.mjs`: what the sheets of the client say beyond their own place. A page that is never left keeps
// every sheet that it has shown; the build keeps the rules of a game within the game (web/build/scope-styles.ts), and this
// says what it cannot: what stands on the root, rules that reach nothing any more, and sheets of single pages of the frame
// whose rules would reach a game, or any page that comes after.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { pathToFileURL } from "node:url";
import postcss from "postcss";
import { root } from "./packages.mjs";

/** @typedef {{ path: string, code: string }} Source A file of the client by its path in it: a sheet or a module. */

const gameOf = (path) => /^games\/([^/]+)\//.exec(path)?.[1];
const names = (text) => text.match(/[A-Za-z][\w-]*/g) ?? [];
const classesIn = (selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name);
/** Without what a rule only looks at: what is not so, what is inside. */
const wanted = (selector) => selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "");
const subjectOf = (selector) =>
  selector
    .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (inner) => inner.replace(/[\s>+~]+/g, "|"))
    .split(/[\s>+~]+/)
    .at(-1);
const isRoot = (selector) => /^(?::root|\[data-theme[^\]]*\])+$/.test(subjectOf(selector));

/** What tables offer games to build their questions with: their sheet is there wherever a question is. */
const offered = new Set(["ask-foot", "ask-tall", "seat-figures"]);

/** Words of `animation` that name no keyframes. */
const motionWords = new Set(
  "none both forwards backwards normal reverse alternate alternate-reverse infinite running paused ease ease-in ease-out ease-in-out linear step-start step-end inherit initial unset".split(
    " ",
  ),
);

/** @param {Source[]} files @returns {string[]} One line for each leak, with the place where it is written. */
export function styleLeaks(files) {
  const sheets = files.filter(({ path }) => path.endsWith(".css")).map((file) => ({ ...file, ...read(file) }));
  const modules = new Map(files.filter(({ path }) => !path.endsWith(".css")).map((file) => [file.path, file.code]));
  const games = [...new Set(files.flatMap(({ path }) => gameOf(path) ?? []))];
  const everywhere = reached(["main.tsx", "app/shell.tsx"], modules);
  const common = new Set(
    sheets
      .filter(({ path }) => everywhere.has(path) && path !== "art/forced-colours.css")
      .flatMap(({ code }) => classesIn(code)),
  );
  const drawnBy = games.map((game) => drawnIn(game, modules));
  return [
    ...sheets.filter(({ path }) => gameOf(path) !== undefined).flatMap((sheet) => globalsOf(sheet)),
    ...rootMeetings(sheets),
    ...keyframeMeetings(sheets),
    ...sheets.flatMap((sheet) => deadRules(sheet, drawnBy)),
    ...[...modules].flatMap(([path, code]) => unmarked(path, code)),
    ...sheets
      .filter(({ path }) => gameOf(path) === undefined && !path.startsWith("art/") && !everywhere.has(path))
      .flatMap((sheet) => strayRules(sheet, common, drawnBy)),
  ];
}

/** @param {Source} sheet */
function read({ path, code }) {
  const at = (node, what) => `web/${path}:${node.source?.start?.line}: ${what}`;
  return { sheet: postcss.parse(code, { from: path }), at };
}

function selectorsOf({ sheet }) {
  const found = [];
  sheet.walkRules((rule) => {
    if (rule.parent?.name !== "keyframes") for (const selector of rule.selectors) found.push({ rule, selector });
  });
  return found;
}

/** A sheet of a game puts nothing on the page but colours by name. */
function globalsOf({ path, sheet, at }) {
  const found = [];
  for (const { rule, selector } of selectorsOf({ sheet })) {
    if (/^(?:html|body)\b/.test(subjectOf(selector))) found.push(at(rule, `${selector} is the frame's`));
    if (!isRoot(selector)) continue;
    rule.walkDecls(/^(?!--)/, (declaration) => {
      found.push(at(declaration, `${selector} has a property other than colours by name: ${declaration.prop}`));
    });
  }
  sheet.walkAtRules(/^(?:font-face|property|counter-style|page|layer)$/, (rule) => {
    found.push(at(rule, `@${rule.name} is for all pages`));
  });
  sheet.walkAtRules("import", (rule) => {
    const from = posix.join(dirname(path), rule.params.replace(/["']/g, ""));
    if (!from.startsWith("art/") && gameOf(from) !== gameOf(path))
      found.push(at(rule, `@import ${rule.params} is neither its own nor of web/art`));
  });
  return found;
}

/** Colours by name that two games, or a game and the frame, put on the root. */
function rootMeetings(sheets) {
  const owners = new Map();
  const found = [];
  for (const sheet of sheets) {
    const owner = gameOf(sheet.path) ?? "the frame";
    for (const { rule } of selectorsOf(sheet).filter(({ selector }) => isRoot(selector))) {
      rule.walkDecls(/^--/, (declaration) => {
        const first = owners.get(declaration.prop) ?? owner;
        owners.set(declaration.prop, first);
        if (first !== owner) found.push(sheet.at(declaration, `${declaration.prop} on the root is of ${first} too`));
      });
    }
  }
  return [...new Set(found)];
}

/** Keyframes have the game's name once they are built: whoever names others, or the frame's, moves by chance. */
function keyframeMeetings(sheets) {
  const known = new Map();
  const found = [];
  for (const { path, sheet, at } of sheets) {
    sheet.walkAtRules("keyframes", (rule) => {
      const name = `${gameOf(path) ?? "the frame"} ${rule.params}`;
      if (known.has(name)) found.push(at(rule, `@keyframes ${rule.params} are in ${known.get(name)} too`));
      known.set(name, path);
    });
  }
  for (const { path, sheet, at } of sheets) {
    sheet.walkDecls(/^animation(?:-name)?$/, (declaration) => {
      const plain = declaration.value.replace(/[\w-]*\((?:[^()]|\([^()]*\))*\)/g, "").replace(/[\d.]+m?s\b/g, "");
      for (const name of names(plain)) {
        if (motionWords.has(name) || known.has(`${gameOf(path) ?? "the frame"} ${name}`)) continue;
        found.push(at(declaration, `@keyframes ${name} are not here`));
      }
    });
  }
  return found;
}

/** What a game draws: its own modules, and those of the frame that it draws with. */
function drawnIn(game, modules) {
  const own = [...modules.keys()].filter((path) => gameOf(path) === game);
  const withFrames = reached(own, modules);
  const wordsIn = (paths) => [...paths].map((path) => modules.get(path) ?? "").join("\n");
  const all = wordsIn(withFrames);
  return {
    game,
    sheets: withFrames,
    words: new Set(names(all)),
    beginnings: [...wordsIn(own).matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning),
    /** In what it writes itself, as classes. */
    classes: new Set(
      [...wordsIn(own).matchAll(/\bclassName=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)].flatMap(
        ([, plain = "", made = ""]) => names(plain).concat(...(made.match(/["'`][^"'`]*["'`]/g) ?? []).map(names)),
      ),
    ),
  };
}

/** Rules of a game for what nobody draws there: they have no effect, or were meant for the frame's own elements. */
function deadRules({ path, sheet, at }, drawnBy) {
  const drawn = drawnBy.find(({ game }) => game === gameOf(path));
  if (drawn === undefined) return [];
  const isDrawn = (name) => drawn.words.has(name) || drawn.beginnings.some((beginning) => name.startsWith(beginning));
  return selectorsOf({ sheet }).flatMap(({ rule, selector }) => {
    const nobodys = classesIn(wanted(subjectOf(selector))).filter((name) => !isDrawn(name));
    return nobodys.map((name) => at(rule, `nothing that ${drawn.game} draws is .${name}: ${selector}`));
  });
}

/** What is drawn elsewhere by `<use>` lies in nothing there, for a sheet: it says itself whose it is. */
function unmarked(path, code) {
  if (gameOf(path) === undefined || !path.endsWith(".tsx")) return [];
  return [...code.matchAll(/<(?:g|symbol)\b[^<>]*\sid=[^<>]*>/g)]
    .filter(([tag]) => !tag.includes("data-game="))
    .map(({ index, 0: tag }) => `web/${path}:${code.slice(0, index).split("\n").length}: ${tag} needs its data-game`);
}

/** Rules of one page of the frame that reach what is drawn on others. */
function strayRules({ path, sheet, at }, common, drawnBy) {
  return selectorsOf({ sheet }).flatMap(({ rule, selector }) => {
    const classes = classesIn(selector.replace(/:not\([^()]*\)/g, ""));
    if (classes.some((name) => offered.has(name))) return [];
    if (classes.every((name) => common.has(name))) return at(rule, `reaches every page that comes after: ${selector}`);
    return drawnBy
      .filter(({ sheets, classes: drawn }) => !sheets.has(path) && classes.every((name) => drawn.has(name)))
      .map(({ game }) => at(rule, `reaches what ${game} draws: ${selector}`));
  });
}

/** Modules and sheets that some modules import, and theirs. What is imported when it is wanted is no part of them. */
function reached(from, modules) {
  const seen = new Set(from);
  for (const path of seen) {
    const code = modules.get(path);
    if (code === undefined) continue;
    for (const [, what] of code.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;"']*?from\s)?["'](\.[^"']+)["']/gm)) {
      seen.add(posix.join(posix.dirname(path), what));
    }
  }
  return seen;
}

/** The leaks of the client as it is. */
export const leaksOfClient = () => styleLeaks(filesOfClient());

/** What the client is made of, without what only tests and builds it. @returns {Source[]} */
export function filesOfClient() {
  const web = join(root, "web");
  return readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(web, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .filter((path) => /[.](?:css|tsx?|svg)$/.test(path) && !/[.]test[.]/.test(path))
    .filter((path) => !/^(?:node_modules|dist|browser-tests|build|testing|public)\//.test(path))
    .map((path) => ({ path, code: readFileSync(join(web, path), "utf8") }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = leaksOfClient();
  for (const leak of found) console.error(leak);
  if (found.length > 0) process.exit(1);
}
