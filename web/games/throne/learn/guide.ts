import { type Throne, throne } from "@weirwood/throne/rules";
import type { Guide, GuideNames, HintFinder } from "../../../learn/guide.ts";
import type { LocalSetup } from "../../../local/kept-game.ts";
import { guidedTurns, steps } from "./steps.ts";
import { learnTextIn } from "./text/learn-text.ts";

/**
 * Cards and bots of this seed teach well: two empty castles lie next door, an army is beaten by the second turn, and by the
 * third there are new units, a count of supply and an auction; no wildlings come.
 */
const SEED = "first game 855";
/** Takes what lies open and plans nothing: an opponent who forgives mistakes. */
const BOT = "greedy";

/** The base game of five, mild opponents, and the house in the middle of the map. */
function setup({ title, person, bot }: GuideNames): LocalSetup {
  const opponent = { name: bot(BOT), bot: BOT };
  return {
    kind: "practice",
    game: throne.name,
    title,
    options: { players: 5, houses: ["lannister", "greyjoy", "tyrell", "baratheon", "stark"], variants: [] },
    seed: SEED,
    seats: [{ name: person }, opponent, opponent, opponent, opponent],
  };
}

/** What is said of orders is a file of its own, for the first turns only. */
async function hints(view: Throne): Promise<HintFinder<Throne>> {
  const isGuided = throne.round(view) <= guidedTurns;
  const [{ hintsWith }, orders] = await Promise.all([
    import("./hints.ts"),
    isGuided ? import("./order-hints.tsx") : undefined,
  ]);
  return hintsWith(orders?.orderHint);
}

/** Leads through a first game of Throne. */
export const guide: Guide<Throne> = {
  steps,
  hints,
  words: learnTextIn,
  setup,
};
