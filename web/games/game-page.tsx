import { type ComponentType, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { NoPage } from "../app/no-page.tsx";
import type { RouteParameters } from "../app/router.ts";
import { TopBar } from "../app/top-bar.tsx";
import { openBooks } from "./books.ts";
import { GameScope } from "./game-scope.tsx";
import { loadPages } from "./pages.ts";

/** A page that a game brings, with the game's words; where it brings none of that name, a word about it. */
export function GamePage({ game, page }: RouteParameters) {
  const [opened, setOpened] = useState<{ readonly key: string; readonly Page: ComponentType | undefined }>();
  const key = `${game}/${page}`;
  useEffect(() => {
    let isGone = false;
    void openPage(game, page).then((Page) => !isGone && setOpened({ key: `${game}/${page}`, Page }));
    return () => {
      isGone = true;
    };
  }, [game, page]);
  if (opened?.key !== key) return <Loading />;
  if (opened.Page !== undefined) {
    return (
      <GameScope game={game}>
        <opened.Page />
      </GameScope>
    );
  }
  return (
    <>
      <TopBar />
      <main>
        <NoPage />
      </main>
    </>
  );
}

async function openPage(game: string, name: string): Promise<ComponentType | undefined> {
  const { pages } = await loadPages(game);
  if (!Object.hasOwn(pages, name)) return undefined;
  const { part, load } = pages[name];
  const [Page] = await Promise.all([load(), openBooks(game, part)]);
  return Page;
}
