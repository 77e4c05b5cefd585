import type { Rolldown } from "vite";
import { filesOfPages, namesOfFiles, type PageSources } from "./files-of-pages.ts";

const languages = ["en", "fr"];

/** Tells the build which file a module goes into: `at` finds sources in the client's folder. */
export function pageFileGroups(at: (path: string) => string, games: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const sources: PageSources = {
    folder: at("."),
    frame: at("main.tsx"),
    routes: at("app/routes.tsx"),
    frontPage: at("lobby/lobby-page.tsx"),
    table: at("table/table-frame.tsx"),
    texts: languages.map((language) => at(`text/${language}.ts`)),
    games: games.map((name) => ({
      name,
      picture: at(`games/${name}/picture.tsx`),
      client: at(`games/${name}/client.ts`),
      texts: Object.fromEntries(
        languages.map((language) => [
          language,
          [at(`../games/${name}/text/${language}.ts`), at(`games/${name}/text/${language}.ts`)],
        ]),
      ),
    })),
  };
  const names = namesOfFiles(sources);
  let files: ReadonlyMap<string, string> | undefined;
  return names.map((file, place) => ({
    debugName: file,
    name(module: string, context: Rolldown.ChunkingContext) {
      files ??= filesOfPages(sources, {
        importsOf: (id) => context.getModuleInfo(id)?.importedIds ?? [],
        laterImportsOf: (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        importersOf: (id) => context.getModuleInfo(id)?.importers ?? [],
      });
      return files.get(module) === file ? file : null;
    },
    priority: names.length - place,
  }));
}
