import type { GameStore } from "./game-store.ts";
import type { KeptGame } from "./kept-game.ts";

const DATABASE = "weirwood";
const GAMES = "games";

/** Games in the browser's own database: they survive a reload, and need no network. */
export function indexedGameStore(): GameStore {
  let opened: Promise<IDBDatabase> | undefined;
  const games = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= openDatabase();
    return (await opened).transaction(GAMES, mode).objectStore(GAMES);
  };
  return {
    async list() {
      const all: KeptGame[] = await answered((await games("readonly")).getAll());
      return all.sort((a, b) => b.changedAt - a.changedAt);
    },
    async read(id) {
      return answered<KeptGame | undefined>((await games("readonly")).get(id));
    },
    async write(game) {
      // One transaction for the look and the write, so that no other tab comes between them.
      const store = await games("readwrite");
      const kept = await answered<KeptGame | undefined>(store.get(game.id));
      if ((kept?.version ?? 0) >= game.version) return false;
      await answered(store.put(game));
      return true;
    },
    async remove(id) {
      await answered((await games("readwrite")).delete(id));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  return answered(request);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database does not answer"));
  });
}
