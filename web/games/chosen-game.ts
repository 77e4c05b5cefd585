import { create } from "zustand";
import { firstGame, gameListings } from "./index.ts";

const storageKey = "weirwood.game";

const isOffered = (game: string | null): game is string => gameListings.some(({ name }) => name === game);

function keptGame(): string {
  try {
    const kept = localStorage.getItem(storageKey);
    return isOffered(kept) ? kept : firstGame;
  } catch {
    // No storage (private window).
    return firstGame;
  }
}

/**
 * The game that the reader looked at last: what front page and menu lead to wherever an address names none. It stays in the
 * browser; no server knows it.
 */
const useChoice = create(() => ({ game: keptGame() }));

export const useChosenGame = (): string => useChoice((choice) => choice.game);

export const chosenGame = (): string => useChoice.getState().game;

export function chooseGame(game: string): void {
  if (game === chosenGame() || !isOffered(game)) return;
  useChoice.setState({ game });
  try {
    localStorage.setItem(storageKey, game);
  } catch {
    // It holds until the page is left.
  }
}
