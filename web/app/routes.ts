import { type ComponentType, lazy } from "react";
import { matchPath, type Openings } from "./router.ts";

type Page = ComponentType<Openings>;

/** A page that is loaded when somebody goes there. */
const page = (load: () => Promise<Page>): Page => lazy(() => load().then((found) => ({ default: found })));

/** Every page of the client by its address. */
const pages: readonly { readonly path: string; readonly Page: Page }[] = [
  { path: "/", Page: page(() => import("../lobby/lobby-page.tsx").then(({ LobbyPage }) => LobbyPage)) },
];

/** The page at a path, and what the path says in its gaps. */
export function pageAt(path: string): { readonly Page: Page; readonly openings: Openings } | undefined {
  for (const { path: pattern, Page } of pages) {
    const openings = matchPath(pattern, path);
    if (openings !== undefined) return { Page, openings };
  }
  return undefined;
}
