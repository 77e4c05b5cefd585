import { useSyncExternalStore } from "react";

/** The parts of an address that a pattern leaves open: `/table/:id` gives `{ id }`. */
export type RouteParameters = { readonly [name: string]: string };

/** What a path says in the gaps of a pattern, or undefined where they do not fit. */
export function matchPath(pattern: string, path: string): RouteParameters | undefined {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const parameters: { [name: string]: string } = {};
  for (const [place, word] of wanted.entries()) {
    if (word.startsWith(":")) parameters[word.slice(1)] = decoded(given[place]);
    else if (word !== given[place]) return undefined;
  }
  return parameters;
}

/** A path that somebody typed may hold a lone `%`. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const moved = "weirwood:moved";

/** Goes to another page of the client without loading it anew; `replace` leaves no way back to where one was. */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  dispatchEvent(new Event(moved));
}

function watch(look: () => void): () => void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  addEventListener(moved, look);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    removeEventListener(moved, look);
  };
}

/** The path of the page that is shown. */
export const usePath = (): string => useSyncExternalStore(watch, () => location.pathname);

/** The place in the page that the address names, without its `#`. */
export const useHash = (): string => useSyncExternalStore(watch, () => decoded(location.hash.slice(1)));
