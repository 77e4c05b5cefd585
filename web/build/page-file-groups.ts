import { existsSync } from "node:fs";
import type { Rolldown } from "vite";
import { withoutBarrels } from "./barrels.ts";
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
      // The kernel's testing game has no package of its own.
      isForTests: !existsSync(at(`../games/${name}`)),
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
      files ??= filesOfPages(
        sources,
        withoutBarrels((id) => context.getModuleInfo(id)),
      );
      return files.get(module) === file ? file : null;
    },
    priority: names.length - place,
    // A module that passes on the whole kernel is no reason to load it: what a file needs is told above, to the last.
    includeDependenciesRecursively: false,
  }));
}
