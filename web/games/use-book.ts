import type { Phrasebook } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { openBooks, openedBook } from "./books.ts";

/** A game's phrasebook in the reader's language; undefined while it is loaded, and where there is none. */
export function useBook(game: string | undefined): Phrasebook | undefined {
  const language = useSettings((settings) => settings.language);
  const [, setOpened] = useState<string>();
  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    void openBooks(game).then(() => !isGone && setOpened(game));
    return () => {
      isGone = true;
    };
  }, [game]);
  return game === undefined ? undefined : openedBook(game, language);
}
