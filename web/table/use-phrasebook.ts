import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../app/settings.ts";
import type { GameClient } from "./game-client.ts";

/**
 * The game's sentences in the reader's language, with the names of areas that the reader chose; with a view, with the names that
 * players have at its table.
 */
export function usePhrasebook(client: GameClient, view?: unknown): Phrasebook {
  const language = useSettings((settings) => settings.language);
  const placeNames = useSettings((settings) => settings.placeNames);
  return useMemo(() => {
    // The game reads this setting by itself; a change of it makes another book.
    void placeNames;
    return client.phrasebook(language, view);
  }, [client, language, placeNames, view]);
}
