import type { Decision, Json, Rules, Seat } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import type { KeptGame } from "../../local/kept-game.ts";

/** Games that a browser keeps: laid there by a test, and read as the page has played on. */

export interface LaidState<State> {
  readonly state: State;
  /** The reader's. */
  readonly seat: Seat;
  readonly options: Json;
}

export interface LaidBesides {
  /** Who plays the other seats. */
  readonly bot?: string;
  /** An answer that lies there unsent. */
  readonly draft?: string;
}

let laid = 0;

/** Lays a position on a table of this browser, with the reader in one seat and bots in the others. Says the table's id. */
export async function layState<State, Answer extends Decision, Options>(
  page: Page,
  rules: Rules<State, Answer, Options>,
  { state, seat, options }: LaidState<State>,
  { bot = "random", draft }: LaidBesides = {},
): Promise<string> {
  const id = `position${String(++laid).padStart(8, "0")}`;
  const plain = rules.toJSON(state);
  const seats = Array.from({ length: rules.seatsOf(state) }, (_, at) =>
    at === seat ? { name: "Ann" } : { name: "Bot", bot },
  );
  await layGame(page, {
    id,
    kind: "practice",
    game: rules.name,
    title: id,
    options: options as KeptGame["options"],
    seed: "a position",
    seats,
    rules: rules.rulesVersion,
    decisions: [],
    snapshot: plain,
    base: { state: plain, after: 0 },
    drafts: draft === undefined ? {} : { [seat]: { ask: rules.asks(rules.view(state, seat))[0].id, answer: draft } },
    createdAt: 1,
    changedAt: 1,
    round: rules.round(state),
    version: 1,
  });
  return id;
}

/** Puts a game among those of this browser. */
export async function layGame(page: Page, game: KeptGame): Promise<void> {
  await page.evaluate(putGame, game as unknown);
}

/** A game that this browser keeps, as it keeps it. */
export async function gameOf(page: Page, id: string): Promise<KeptGame> {
  return (await page.evaluate(getGame, id)) as KeptGame;
}

/** The first decision that a seat has made since the position was laid; undefined until there is one. */
export async function decisionOf(page: Page, id: string, seat: number): Promise<string | undefined> {
  const { decisions } = await gameOf(page, id);
  return decisions.find((made) => made.seat === seat)?.notation;
}

/** Both run in the page, with nothing but what is in them. */
function putGame(game: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("weirwood", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction("games", "readwrite");
      work.objectStore("games").put(game);
      work.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      work.onerror = () => reject(work.error);
    };
  });
}

function getGame(id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("weirwood", 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction("games").objectStore("games").get(id);
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result);
      };
      asked.onerror = () => reject(asked.error);
    };
  });
}
