import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import type { KeptGame } from "../../local/kept-game.ts";
import type { Position } from "./positions.ts";

let laid = 0;

/**
 * Lays a position on a table of this browser, with the reader in the seat that is asked and bots in the others. A draft is
 * an answer that lies there unsent.
 */
export async function layPosition(
  page: Page,
  { state, seat, options }: Position,
  { bot = "random", draft }: { readonly bot?: string; readonly draft?: string } = {},
): Promise<string> {
  const id = `position${String(++laid).padStart(8, "0")}`;
  const plain = throne.toJSON(state);
  const seats = Array.from({ length: throne.seatsOf(state) }, (_, at) =>
    at === seat ? { name: "Ann" } : { name: "Bot", bot },
  );
  const game: KeptGame = {
    id,
    kind: "practice",
    game: "throne",
    title: id,
    options: options as KeptGame["options"],
    seed: "a position",
    seats,
    rules: throne.rulesVersion,
    decisions: [],
    snapshot: plain,
    base: { state: plain, after: 0 },
    drafts: draft === undefined ? {} : { [seat]: { ask: throne.asks(throne.view(state, seat))[0].id, answer: draft } },
    createdAt: 1,
    changedAt: 1,
    round: throne.round(state),
    version: 1,
  };
  await page.evaluate(putGame, game as unknown);
  return id;
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
