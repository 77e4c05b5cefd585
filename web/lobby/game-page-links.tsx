import { useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { type GamePages, loadPages } from "../games/pages.ts";

/** Ways to the pages that a game brings of its own; none until it is known which. */
export function GamePageLinks({ game }: { readonly game: string }) {
  const language = useSettings((settings) => settings.language);
  const [known, setKnown] = useState<{ readonly game: string; readonly pages: GamePages["pages"] }>();
  useEffect(() => {
    let isGone = false;
    void loadPages(game).then(({ pages }) => !isGone && setKnown({ game, pages }));
    return () => {
      isGone = true;
    };
  }, [game]);
  if (known?.game !== game) return null;
  return Object.entries(known.pages).map(([page, { title }]) => (
    <Link key={page} to={`/games/${game}/${page}`}>
      {title[language]}
    </Link>
  ));
}
