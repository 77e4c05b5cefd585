import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, type JsonMap, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, variantIds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";

/** A game in its midst: the board is full. */
export interface Moment {
  readonly state: JsonMap;
  /** Where the reader sits, or NOBODY for one who looks on while bots play the game to its end. */
  readonly seat: number;
  readonly options: object;
}

/** The fourth turn of a game of stewards: the reader is asked for a march, or looks on. */
export function midGame(isAsked: boolean): Moment {
  const options = { players: 6, variants: variantIds.filter((variant) => variant !== "three-board") };
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const state = throne.setup(read, seedFrom("bench web"));
  const chance = chanceFrom(1);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const isMarch = throne.round(state) === 4 && askKind(state).startsWith("march");
    if (isMarch) return { state: throne.toJSON(state), seat: isAsked ? seat : NOBODY, options };
    throne.apply(state, seat, throneBots.steward.choose(throne.view(state, seat), seat, chance));
  }
  throw new Error("the game was over before its fourth turn");
}

/** Said to the page as text, since this package knows no browser's types: keep this game, as the client keeps games. */
export function keeping(id: string, { state, seat, options }: Moment): string {
  const game = {
    id,
    kind: "practice",
    game: "throne",
    title: "Bench",
    options,
    seed: "bench",
    seats: Array.from({ length: 6 }, (_, at) => (at === seat ? { name: "You" } : { name: "Bot", bot: "greedy" })),
    rules: throne.rulesVersion,
    decisions: [],
    snapshot: state,
    base: { state, after: 0 },
    drafts: {},
    createdAt: 1,
    changedAt: 1,
    round: 4,
    version: 1,
  };
  return `new Promise((resolve, reject) => {
    const opening = indexedDB.open("weirwood", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction("games", "readwrite");
      work.objectStore("games").put(${JSON.stringify(game)});
      work.oncomplete = () => { opening.result.close(); resolve(); };
      work.onerror = () => reject(work.error);
    };
  })`;
}
