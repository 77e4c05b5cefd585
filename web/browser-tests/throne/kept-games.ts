import { readFileSync } from "node:fs";
import { hex, isRecordProblem, readRecord, replay } from "@weirwood/kernel";
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

/** A recorded game among those of this browser, without its last decisions, the reader in the seat that is asked then. */
export async function layRecord(page: Page, name: string, without: number): Promise<LaidRecord> {
  const path = new URL(`../../../games/throne/golden/${name}.weir`, import.meta.url);
  const record = readRecord(readFileSync(path, "utf8"));
  if (isRecordProblem(record) || record.seed === undefined) throw new Error(name);
  const decisions: { seat: number; notation: string; at: number }[] = [];
  const end = replay(throne, record, {
    onDecision: ({ seat, recorded: { notation } }) => void decisions.push({ seat, notation, at: decisions.length }),
  });
  if (isRecordProblem(end)) throw new Error(end.problem);
  const own = decisions[decisions.length - Math.max(1, without)].seat;
  const game: KeptGame = {
    id: `${name.replaceAll("-", "")}without${without}`,
    kind: "practice",
    game: "throne",
    title: "The War of Five Kings",
    options: record.options,
    seed: hex(record.seed),
    seats: Array.from({ length: throne.seatsOf(end.state) }, (_, seat) =>
      seat === own ? { name: "Ann" } : { name: "Bot", bot: "random" },
    ),
    rules: throne.rulesVersion,
    decisions: decisions.slice(0, decisions.length - without),
    snapshot: {},
    drafts: {},
    createdAt: 1,
    changedAt: 1,
    round: 1,
    version: 1,
  };
  await page.evaluate(putGame, game as unknown);
  return { id: game.id, left: decisions.slice(decisions.length - without).map(({ notation }) => notation) };
}

interface LaidRecord {
  readonly id: string;
  /** The decisions that were left out. */
  readonly left: readonly string[];
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
