import type { KeptGame } from "./kept-game.ts";

/** Where games of this browser are kept. */
export interface GameStore {
  /** All games, the last played first. */
  list(): Promise<readonly KeptGame[]>;
  read(id: string): Promise<KeptGame | undefined>;
  /** Keeps a game unless somebody else has kept a later version meanwhile; says whether it did. */
  write(game: KeptGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** A store that lasts as long as the page: for trying things out, and where the browser keeps nothing. */
export function memoryGameStore(): GameStore {
  const games = new Map<string, KeptGame>();
  return {
    list: async () => [...games.values()].sort((a, b) => b.changedAt - a.changedAt),
    read: async (id) => games.get(id),
    async write(game) {
      if ((games.get(game.id)?.version ?? 0) >= game.version) return false;
      games.set(game.id, structuredClone(game));
      return true;
    },
    async remove(id) {
      games.delete(id);
    },
  };
}
