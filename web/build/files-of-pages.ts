/** The graph of modules, by the names that the build has for them. */
export interface ModuleGraph {
  /** What a module imports statically. */
  importsOf(module: string): readonly string[];
  /** What it imports when it is wanted. */
  laterImportsOf(module: string): readonly string[];
  /** Whoever imports it statically. */
  importersOf(module: string): readonly string[];
}

/** The sources from which pages are loaded. */
export interface PageSources {
  /** The folder of the client: what is outside it can be used without a page. */
  readonly folder: string;
  readonly frame: string;
  /** Loads every page when somebody goes there. */
  readonly routes: string;
  readonly frontPage: string;
  readonly table: string;
  /** Words of the page itself, a source for each language. */
  readonly texts: readonly string[];
  readonly games: readonly GameSources[];
}

interface GameSources {
  readonly name: string;
  /** Nobody plays it: no table loads anything for its sake. */
  readonly isForTests?: boolean;
  readonly picture: string;
  readonly client: string;
  /** By language, where its words are. */
  readonly texts: { readonly [language: string]: readonly string[] };
}

/** A file of the build. */
interface PageFile {
  readonly name: string;
  readonly modules: readonly string[];
}

/** What more pages load than there are pages with tables comes with all of them. */
const MANY_PAGES = 5;

/** The names of the files, those first that others import. */
export const namesOfFiles = ({ games }: PageSources): readonly string[] => [
  "frame",
  "table",
  ...games.flatMap(({ name, texts }) => [
    `${name}-rules`,
    `${name}-picture`,
    name,
    ...Object.keys(texts).map((language) => `${name}-${language}`),
  ]),
];

/**
 * Few files for a page, and in them nothing that only another page needs: one for all pages, one for all tables, and for
 * each game its rules, its picture, its client and its words in each language. By module, the file that it is in; the build
 * decides about all others.
 */
export function filesOfPages(sources: PageSources, graph: ModuleGraph): ReadonlyMap<string, string> {
  const { folder, frame, routes, frontPage, table, texts, games } = sources;
  const loadedBy = (...modules: readonly string[]): Set<string> => withImports(modules, graph);
  const onFrontPage = loadedBy(frontPage);
  // A clone may lie in a folder that is named after a game.
  const project = folder.replace(/[^/]+\/$/, "");
  const clients = games.map((game) => clientOf(game, loadedBy(game.client), graph, project));
  const atTables = [
    ...loadedBy(table),
    ...clients.flatMap(({ others }, at) => (games[at].isForTests ? [] : [...others])),
  ];
  const words = [...texts.map((text) => [text]), ...games.map((game) => Object.values(game.texts).flat())];
  const saidBySeveral = inSeveral(words.map((text) => loadedBy(...text)));
  const inLanguages = new Set(inSeveral(textsByLanguage(sources).map((text) => loadedBy(...text))));
  const pages = graph.laterImportsOf(routes).map((page) => loadedBy(page));
  const everywhere = [
    ...loadedBy(frame),
    ...inSeveral(pages, MANY_PAGES),
    ...atTables.filter((module) => onFrontPage.has(module)),
    ...saidBySeveral.filter((module) => inLanguages.has(module)),
  ];
  return eachOnce([
    // The entry itself waits for the words of the page: a file that they import from would wait for itself.
    { name: "frame", modules: everywhere.filter((module) => module !== frame) },
    { name: "table", modules: atTables },
    ...games.flatMap(({ name, picture, texts }, at) => {
      const { own } = clients[at];
      const drawn = loadedBy(picture);
      return [
        {
          name: `${name}-rules`,
          modules: [
            ...own.filter((module) => !module.startsWith(folder)),
            // What a game says in either language comes with either.
            ...inSeveral(Object.values(texts).map((text) => loadedBy(...text))),
          ],
        },
        { name: `${name}-picture`, modules: own.filter((module) => drawn.has(module)) },
        { name, modules: own },
        ...Object.entries(texts).map(([language, text]) => ({
          name: `${name}-${language}`,
          // What several games say in one language is a small file of its own, of which no other language knows.
          modules: onlySaid(text, graph).filter((module) => !saidBySeveral.includes(module)),
        })),
      ];
    }),
  ]);
}

/** All words there are, language by language. */
function textsByLanguage({ texts, games }: PageSources): readonly (readonly string[])[] {
  const languages = [...new Set(games.flatMap((game) => Object.keys(game.texts)))];
  return languages.map((language, at) => [texts[at], ...games.flatMap((game) => game.texts[language])]);
}

/** Words, and what they alone are made of: whoever else needs a part of them loads no language for it. */
function onlySaid(text: readonly string[], graph: ModuleGraph): readonly string[] {
  const loaded = withImports(text, graph);
  // The whole book is made of the same words: `fr.ts?whole`.
  const isOfBook = (importer: string): boolean => loaded.has(importer.replace(/[?].*/, ""));
  const isSaid = (module: string): boolean => graph.importersOf(module).every(isOfBook);
  return [...loaded].filter((module) => text.includes(module) || isSaid(module));
}

/** Of what a client loads: its own, and what others import too, which every table may as well have. */
function clientOf({ name, client }: GameSources, loaded: ReadonlySet<string>, graph: ModuleGraph, project: string) {
  const isNamedAfterGame = (module: string): boolean => module.includes(`/${name}/`, project.length - 1);
  const isInUseElsewhere = (module: string): boolean =>
    graph.importersOf(module).some((importer) => !loaded.has(importer) && !isNamedAfterGame(importer));
  const shared = [...loaded].filter((module) => !isNamedAfterGame(module) && isInUseElsewhere(module));
  const others = withImports(shared, graph);
  return { others, own: [...loaded].filter((module) => module === client || !others.has(module)) };
}

/** Modules, and everything that is loaded with them. */
function withImports(modules: readonly string[], { importsOf }: ModuleGraph): Set<string> {
  const found = new Set(modules);
  // A set gives what is added to it while it is read.
  for (const module of found) for (const imported of importsOf(module)) found.add(imported);
  return found;
}

/** What is in so many sets at least. */
function inSeveral(sets: readonly ReadonlySet<string>[], least = 2): string[] {
  const counts = new Map<string, number>();
  for (const module of sets.flatMap((set) => [...set])) counts.set(module, (counts.get(module) ?? 0) + 1);
  return [...counts].flatMap(([module, count]) => (count < least ? [] : module));
}

/** A module is in the first file that wants it. */
function eachOnce(files: readonly PageFile[]): ReadonlyMap<string, string> {
  const fileOf = new Map<string, string>();
  for (const { name, modules } of files) {
    for (const module of modules) if (!fileOf.has(module)) fileOf.set(module, name);
  }
  return fileOf;
}
