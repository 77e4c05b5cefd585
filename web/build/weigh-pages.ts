import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { strangers } from "./strangers.ts";

/** Sources are named from here: the end of a path is not enough, games and frame have files of one name. */
const repository = fileURLToPath(new URL("../..", import.meta.url)).replaceAll("\\", "/");

/** What somebody who comes to a page for the first time loads before anything can be done there. */
interface PageWeight {
  readonly page: string;
  /** Sources that the page loads besides the frame; what they import statically comes with them. */
  readonly sources: readonly string[];
  /** Sources that not every game has. */
  readonly mayHave?: readonly string[];
  /** The game whose map and art are shown. */
  readonly game?: string;
  /** What the same page loads whichever game is played: the rest is the game's own. */
  readonly shared?: readonly string[];
  /** Thousands of bytes of script and of map and art, as they are sent. */
  readonly most: { readonly script: number; readonly art?: number };
}

/** Thousands of bytes of all typefaces together, which are packed already. */
const mostTypefaces = 130;
/** Thousands of bytes of page, scripts and styles before somebody can play: `browser-tests/first-visit.test.ts` measures all. */
const mostOfFirstScreen = 150;

const frontPage = "web/lobby/lobby-page.tsx";
const tablePage = "web/table/table-page.tsx";
/** Thousands of bytes of script that a table may load of its game: rules, words, client. Cards has a pool of cards besides. */
const mostOfGame = (game: string): number => (game === "cards" ? 120 : 110);
/** The same with what tables of all games share. */
const mostAtTable = (game: string): number => (game === "cards" ? 205 : 220);

const clientOf = (game: string): string => `web/games/${game}/client.ts`;
const tableOf = (game: string): readonly string[] => [tablePage, clientOf(game)];

const pagesFor = (games: readonly string[]): readonly PageWeight[] => [
  {
    page: "/",
    sources: [frontPage],
    mayHave: games.map((game) => `web/games/${game}/picture.tsx`),
    most: { script: 90 },
  },
  ...games.flatMap((game): PageWeight[] => {
    const words = [`games/${game}/text/LANGUAGE.ts`, `web/games/${game}/text/LANGUAGE.ts`];
    const most = { script: mostAtTable(game), art: 150 };
    return [
      { page: `/table/:id of ${game}`, sources: tableOf(game), shared: [tablePage], mayHave: words, game, most },
      {
        page: `/practice/:id of ${game}`,
        sources: ["web/local/local-table-page.tsx", "web/learn/hint-guide.tsx", clientOf(game)],
        mayHave: [`web/games/${game}/learn/guide.ts`, `web/games/${game}/learn/text/LANGUAGE.ts`, ...words],
        game,
        most,
      },
    ];
  }),
];

/** On every page: the frame, and what it says in the reader's language. */
const frame = ["web/main.tsx", "web/text/LANGUAGE.ts"];
const languages = ["en", "fr"];

/** A drawn map is a script to the browser and art to us: see the groups in vite.config.ts. */
const mapOf = (file: string): string | undefined => /\/([^/]+)-map-[^/]*\.js$/.exec(file)?.[1];

/** The files of a build, and where they were written. */
interface Built {
  readonly dir: string;
  readonly bundle: Rolldown.OutputBundle;
}

/**
 * Prints what each page weighs at the end of a build, and fails the build that has become too heavy, or whose front page
 * loads more of a game than its listing, or whose tables load parts of another game.
 */
export function weighPages(games: readonly string[]): Plugin {
  return {
    name: "weigh-pages",
    apply: "build",
    writeBundle: {
      sequential: true,
      // Behind what compresses the files.
      order: "post",
      handler({ dir = "dist" }, bundle) {
        const built: Built = { dir, bundle };
        const workers = Object.values(bundle).filter(({ fileName }) => /\.worker-[^/]*\.js$/.test(fileName));
        for (const worker of workers)
          this.info(`${worker.fileName}: ${kilobytes(sent(worker.fileName, dir))} in a worker`);
        const lines = [
          ...pagesFor(games).map((page) => weigh(page, built)),
          weighFirstScreen(built),
          weighTypefaces(built),
        ];
        for (const { line } of lines) this.info(line);
        const tooHeavy = lines.filter(({ isTooHeavy }) => isTooHeavy);
        if (tooHeavy.length > 0) this.error(`heavier than allowed: ${tooHeavy.map(({ line }) => line).join("; ")}`);
        const unwanted = strangers(modulesOn([frontPage], bundle), games, "front page");
        for (const game of games) {
          const picture = `web/games/${game}/picture.tsx`;
          if (chunkWith(picture, bundle)) unwanted.push(...strangers(modulesOn([picture], bundle), games, "picture"));
          const others = games.filter((other) => other !== game);
          unwanted.push(...strangers(modulesOn(tableOf(game), bundle), others, "front page"));
        }
        if (unwanted.length > 0) this.error(`a first visit loads parts of games: ${unwanted.join(", ")}`);
      },
    },
  };
}

function weigh({ page, sources, mayHave = [], game, shared, most }: PageWeight, built: Built) {
  const script = scriptOf(sources, mayHave, built);
  const own = shared === undefined ? 0 : script - scriptOf(shared, [], built);
  const art = Object.values(built.bundle)
    .filter((file) => game !== undefined && isArtOf(game, file))
    .reduce((sum, { fileName }) => sum + sent(fileName, built.dir), 0);
  const words = [`script ${kilobytes(script)} of ${most.script} KB`];
  const mostOwn = game === undefined ? 0 : mostOfGame(game);
  if (shared !== undefined) words.push(`the game's own ${kilobytes(own)} of ${mostOwn} KB`);
  if (most.art !== undefined) words.push(`map and art ${kilobytes(art)} of ${most.art} KB`);
  return {
    line: `${page}: ${words.join(", ")}`,
    isTooHeavy:
      script > most.script * 1000 || own > mostOwn * 1000 || art > (most.art ?? Number.POSITIVE_INFINITY) * 1000,
  };
}

/** The script that sources and the frame load, in the language in which it is more. */
function scriptOf(sources: readonly string[], mayHave: readonly string[], { dir, bundle }: Built): number {
  const byLanguage = languages.map((language) => {
    const files = filesFor([...frame, ...sources], mayHave, language, bundle);
    return [...files].filter((file) => mapOf(file) === undefined).reduce((sum, file) => sum + sent(file, dir), 0);
  });
  return Math.max(...byLanguage);
}

/** What the front page cannot do without: pictures, typefaces and the game that plays there come behind it. */
function weighFirstScreen(built: Built) {
  const { dir, bundle } = built;
  const scripts = [...filesFor([...frame, frontPage], [], languages[0], bundle)];
  const styles = new Set(
    scripts.flatMap((file) => [...((bundle[file] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? [])]),
  );
  const bytes = ["index.html", ...styles].reduce(
    (sum, file) => sum + sent(file, dir),
    scriptOf([frontPage], [], built),
  );
  return {
    line: `first screen: ${kilobytes(bytes)} of ${mostOfFirstScreen} KB`,
    isTooHeavy: bytes > mostOfFirstScreen * 1000,
  };
}

function weighTypefaces({ dir, bundle }: Built) {
  const bytes = Object.keys(bundle)
    .filter((file) => file.endsWith(".woff2"))
    .reduce((sum, file) => sum + sent(file, dir), 0);
  return {
    line: `typefaces: ${kilobytes(bytes)} of ${mostTypefaces} KB`,
    isTooHeavy: bytes > mostTypefaces * 1000,
  };
}

/** The game's own map and drawings, and the frame's symbols. */
function isArtOf(game: string, file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  if (file.type === "chunk") return mapOf(file.fileName) === game;
  return file.originalFileNames.some((name) => /^art\/.*\.svg$/.test(name) || isSvgOf(game, name));
}

const isSvgOf = (game: string, name: string): boolean => name.startsWith(`games/${game}/`) && name.endsWith(".svg");

/** Everything that is loaded with some sources and the frame, module by module, in whatever language. */
function modulesOn(sources: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = languages.flatMap((language) => [...filesFor([...frame, ...sources], [], language, bundle)]);
  return [...new Set(files)].flatMap((file) => (bundle[file] as Rolldown.OutputChunk).moduleIds);
}

function filesFor(
  sources: readonly string[],
  mayHave: readonly string[],
  language: string,
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const files = new Set<string>();
  for (const source of [...sources, ...mayHave]) {
    const path = source.replace("LANGUAGE", language);
    const chunk = chunkWith(path, bundle);
    if (chunk !== undefined) addWithImports(chunk, bundle, files);
    else if (sources.includes(source)) throw new Error(`no page can be weighed: ${path} is in no file of the build`);
  }
  return files;
}

function chunkWith(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => id.replaceAll("\\", "/") === repository + source)) {
      return file;
    }
  }
  return undefined;
}

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const imported of chunk.imports) {
    const file = bundle[imported];
    if (file?.type === "chunk") addWithImports(file, bundle, files);
  }
}

/** How many bytes a browser receives: of what was compressed where that is there. */
function sent(fileName: string, dir: string): number {
  const path = join(dir, fileName);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
