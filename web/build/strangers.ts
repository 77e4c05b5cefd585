/** A module that holds the address of a file, and nothing of what is in it. */
const ADDRESS = "?url";

/**
 * Parts of games among the modules that a first visit loads. With the front page come listings, what seats
 * are like, and nothing more; with the picture of a game come its drawings too, and neither words nor rules. What plays
 * there afterwards is loaded after the page, and no part of a first visit.
 */
export function strangers(
  modules: readonly string[],
  games: readonly string[],
  place: "front page" | "picture",
): string[] {
  return modules
    .filter((id) => !id.endsWith(ADDRESS))
    .map((id) => id.replaceAll("\\", "/"))
    .flatMap((id) => games.flatMap((game) => partOf(game, id) ?? []))
    .filter(({ path }) => !isWanted(path, place))
    .map(({ game, path }) => `${game}: ${path}`);
}

/** Where in a game's folders a module is: `client/board/…` in the page, `rules/…` in the package of its rules. */
function partOf(game: string, id: string): { readonly game: string; readonly path: string } | undefined {
  const [, page] = id.split(`/web/games/${game}/`);
  if (page !== undefined) return { game, path: `client/${page}` };
  const [, rules] = id.split(`/games/${game}/`);
  return rules === undefined ? undefined : { game, path: `rules/${rules}` };
}

function isWanted(path: string, place: "front page" | "picture"): boolean {
  if (path === "client/listing.ts" || path === "client/seats.ts") return true;
  return place === "picture" && path.startsWith("client/") && !path.startsWith("client/text/");
}
