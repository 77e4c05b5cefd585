import { explain } from "@weirwood/kernel";
import { en } from "@weirwood/throne/text/en";
import { type GameStore, memoryGameStore } from "../local/game-store.ts";
import type { LocalSetup } from "../local/kept-game.ts";
import { loadGame } from "../local/load-game.ts";
import { LocalHost } from "../local/local-host.ts";
import type { PageMessage, WorkerMessage } from "../local/local-messages.ts";
import { type Beginning, type LocalSession, localSession } from "../local/local-session.ts";

/** A worker that runs in the test itself, with everything that was said kept for reading. */
export interface TestWorker {
  readonly session: LocalSession;
  readonly host: LocalHost;
  /** What the page was told, and what it said. */
  readonly heard: readonly WorkerMessage[];
  readonly said: readonly PageMessage[];
  readonly store: GameStore;
  /** Resolves when bots have answered and everything is kept. */
  quiet(): Promise<void>;
}

/** The two ends of a worker in one thread. Messages are copied as between threads. */
export function workerFor(beginning: Beginning, store: GameStore = memoryGameStore(), isCovered = false): TestWorker {
  const heard: WorkerMessage[] = [];
  const said: PageMessage[] = [];
  let toHost: (message: PageMessage) => void = () => undefined;
  let toPage: (message: WorkerMessage) => void = () => undefined;
  let ids = 0;
  const host = new LocalHost(
    {
      say(message) {
        heard.push(structuredClone(message));
        toPage(structuredClone(message));
      },
      listen: (hear) => {
        toHost = hear;
      },
      close: () => undefined,
    },
    {
      loadGame,
      store,
      now: () => 1_700_000_000_000,
      newId: () => `test-game-number-${++ids}`,
      announce: () => undefined,
    },
  );
  const session = localSession(
    {
      say(message) {
        said.push(structuredClone(message));
        toHost(structuredClone(message));
      },
      listen: (hear) => {
        toPage = hear;
      },
      close: () => undefined,
    },
    beginning,
    { explain: async (refusal, game) => `${game}: ${explain(en, refusal)}`, isCovered },
  );
  const quiet = async (): Promise<void> => {
    // Bots take the queue anew for every answer; a turn of the event loop without news means that they rest.
    for (let before = -1; before !== heard.length; ) {
      before = heard.length;
      await new Promise((resolve) => setTimeout(resolve, 0));
      await host.settled;
    }
  };
  return { session, host, heard, said, store, quiet };
}

/** A game of three: the first seats are people, the rest bots. */
export function setupOf(people: number, changes: Partial<LocalSetup> = {}): LocalSetup {
  const names = ["Ann", "Ben", "Cleo"];
  return {
    kind: people > 1 ? "pass" : "practice",
    game: "throne",
    title: "A test",
    options: { players: 3, houses: ["stark", "lannister", "baratheon"] },
    seed: "a test",
    seats: names.map((name, seat) => (seat < people ? { name } : { name, bot: "greedy" })),
    ...changes,
  };
}
