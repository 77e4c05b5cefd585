import { useMemo } from "react";
import { useSettings } from "../app/settings.ts";
import { useText } from "../text/use-text.ts";
import type { FrameWords, GameClient } from "./game-client.ts";

/** What the frame calls seats, rounds and tabs at a table of this game: the game's own words, or plain ones. */
export function useFrameWords(client: Pick<GameClient, "words">): FrameWords {
  const { table } = useText();
  const language = useSettings((settings) => settings.language);
  return useMemo(
    () => ({
      seats: table.seats,
      ownSeat: table.ownSeat,
      round: table.turn,
      board: table.tabs.board,
      ask: table.tabs.ask,
      ...client.words?.(language),
    }),
    [client, language, table],
  );
}
