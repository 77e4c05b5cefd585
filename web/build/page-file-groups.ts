import type { Rolldown } from "vite";
import { filesOfPages, namesOfFiles, type PageSources } from "./files-of-pages.ts";

/** Tells the build which file a module goes into: `at` finds sources in the client's folder. */
export function pageFileGroups(at: (path: string) => string, games: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const sources: PageSources = {
    folder: at("."),
    frame: at("main.tsx"),
    frontPage: at("lobby/lobby-page.tsx"),
    table: at("table/table-frame.tsx"),
    games: games.map((name) => ({
      name,
      picture: at(`games/${name}/picture.tsx`),
      client: at(`games/${name}/client.ts`),
    })),
  };
  const names = namesOfFiles(sources);
  let files: ReadonlyMap<string, string> | undefined;
  return names.map((file, place) => ({
    debugName: file,
    name(module: string, context: Rolldown.ChunkingContext) {
      files ??= filesOfPages(sources, {
        importsOf: (id) => context.getModuleInfo(id)?.importedIds ?? [],
        importersOf: (id) => context.getModuleInfo(id)?.importers ?? [],
      });
      return files.get(module) === file ? file : null;
    },
    priority: names.length - place,
  }));
}
