import { throneBots } from "@weirwood/bots";
import { chanceFrom, isRefusal, type JsonMap, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, variantIds } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";

/** A game in its midst: the board is full. */
export interface Moment {
  readonly state: JsonMap;
  readonly seat: number;
  readonly options: object;
}

/** The fourth turn of a game of stewards: the reader is asked for a march, or looks on while others march. */
export function midGame(isAsked: boolean): Moment {
  const options = { players: 6, variants: variantIds.filter((variant) => variant !== "three-board") };
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const state = throne.setup(read, seedFrom("bench web"));
  const chance = chanceFrom(1);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const isMarch = throne.round(state) === 4 && askKind(state).startsWith("march");
    if (isMarch) return { state: throne.toJSON(state), seat: isAsked ? seat : lastAsked(state), options };
    throne.apply(state, seat, throneBots.steward.choose(throne.view(state, seat), seat, chance));
  }
  throw new Error("the game was over before its fourth turn");
}

/** The seat that is asked last if bots play on from here: whoever sits there sees the most views come. */
function lastAsked(from: Throne): number {
  const state = throne.clone(from);
  const chance = chanceFrom(2);
  const waiting = new Set(Array.from({ length: throne.seatsOf(state) }, (_, seat) => seat));
  for (;;) {
    const seat = throne.awaited(state);
    waiting.delete(seat);
    if (waiting.size === 0 || seat === NOBODY) return seat;
    throne.apply(state, seat, throneBots.greedy.choose(throne.view(state, seat), seat, chance));
  }
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
