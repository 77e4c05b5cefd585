import { type ComponentType, lazy } from "react";
import { loadTypefaces } from "../art/typefaces.ts";
import { firstGame } from "../games/index.ts";
import { WithBooks } from "../games/with-books.tsx";
import { matchPath, type RouteParameters } from "./router.ts";

type Page = ComponentType<RouteParameters>;

interface Route {
  readonly path: string;
  readonly Page: Page;
  /** The page fills the window and brings its own bar: a table, a replay. */
  readonly isWhole?: true;
}

/** A page that is loaded when somebody goes there. */
const page = (load: () => Promise<Page>): Page =>
  lazy(async () => {
    const found = await load();
    // Letters of the reader's system stand in for them; on a slow line a page that can be used comes first.
    setTimeout(() => void loadTypefaces());
    return { default: found };
  });

/** A page that speaks of a game before anybody sits down to it: of the one that the address names, or the first. */
function pageAbout(load: () => Promise<Page>): Page {
  const Found = page(load);
  return (parameters) => (
    <WithBooks game={parameters.game ?? firstGame}>
      <Found {...parameters} />
    </WithBooks>
  );
}

const statisticsPage = pageAbout(() =>
  import("../statistics/statistics-page.tsx").then(({ StatisticsPage }) => StatisticsPage),
);

const learnPage = page(() => import("../learn/learn-page.tsx").then(({ LearnPage }) => LearnPage));

/** Every page of the client by its address. */
const routes: readonly Route[] = [
  { path: "/", Page: page(() => import("../lobby/lobby-page.tsx").then(({ LobbyPage }) => LobbyPage)) },
  {
    path: "/table/:id",
    Page: page(() => import("../table/table-page.tsx").then(({ TablePage }) => TablePage)),
    isWhole: true,
  },
  { path: "/join/:id", Page: page(() => import("../table/join-page.tsx").then(({ JoinPage }) => JoinPage)) },
  { path: "/sign-in", Page: page(() => import("../people/sign-in-page.tsx").then(({ SignInPage }) => SignInPage)) },
  { path: "/account", Page: page(() => import("../people/account-page.tsx").then(({ AccountPage }) => AccountPage)) },
  { path: "/recover", Page: page(() => import("../people/recover-page.tsx").then(({ RecoverPage }) => RecoverPage)) },
  { path: "/confirm", Page: page(() => import("../people/confirm-page.tsx").then(({ ConfirmPage }) => ConfirmPage)) },
  { path: "/me", Page: page(() => import("../people/me-page.tsx").then(({ MePage }) => MePage)) },
  {
    path: "/operator",
    Page: page(() => import("../operator/operator-page.tsx").then(({ OperatorPage }) => OperatorPage)),
  },
  {
    path: "/practice",
    Page: page(() => import("../local/practice-page.tsx").then(({ PracticePage }) => PracticePage)),
  },
  {
    path: "/practice/:id",
    Page: page(() => import("../local/local-table-page.tsx").then(({ PracticeTablePage }) => PracticeTablePage)),
    isWhole: true,
  },
  {
    path: "/pass/:id",
    Page: page(() => import("../local/pass-table-page.tsx").then(({ PassTablePage }) => PassTablePage)),
    isWhole: true,
  },
  { path: "/pass", Page: page(() => import("../local/pass-page.tsx").then(({ PassPage }) => PassPage)) },
  {
    path: "/replay",
    Page: page(() => import("../replay/replay-page.tsx").then(({ ReplayChoicePage }) => ReplayChoicePage)),
  },
  {
    path: "/replay/:id",
    Page: page(() => import("../replay/replay-page.tsx").then(({ ReplayPage }) => ReplayPage)),
    isWhole: true,
  },
  { path: "/statistics/:game", Page: statisticsPage },
  { path: "/statistics/:game/:person", Page: statisticsPage },
  {
    path: "/games/:game/:page",
    Page: page(() => import("../games/game-page.tsx").then(({ GamePage }) => GamePage)),
    isWhole: true,
  },
  { path: "/learn", Page: learnPage },
  { path: "/learn/:game", Page: learnPage },
  {
    path: "/rules/:game",
    Page: pageAbout(() => import("../rules-book/rules-page.tsx").then(({ RulesPage }) => RulesPage)),
  },
];

/** The page at a path, and what the path says in its gaps. */
export function pageAt(path: string): (Route & { readonly parameters: RouteParameters }) | undefined {
  for (const route of routes) {
    const parameters = matchPath(route.path, path);
    if (parameters !== undefined) return { ...route, parameters };
  }
  return undefined;
}
