import { useSettings } from "../app/settings.ts";
import { useText } from "../text/use-text.ts";
import { listingOf } from "./index.ts";

/** What a game calls one of its rounds: “turn”. */
export function useRoundWord(): (game: string) => string {
  const { round } = useText().lobby;
  const language = useSettings((settings) => settings.language);
  return (game) => listingOf(game)?.round[language] ?? round;
}

/** One of its rounds by number: “turn 3”. */
export function useRoundWords(): (game: string, round: number) => string {
  const roundWord = useRoundWord();
  return (game, round) => `${roundWord(game)} ${round}`;
}
