import type { Cards } from "@weirwood/cards/playing";
import type { Guide, GuideNames, HintFinder } from "../../../learn/guide.ts";
import type { LocalSetup } from "../../../local/kept-game.ts";
import { decks, steps } from "./steps.ts";
import { learnTextIn } from "./text/learn-text.ts";

/**
 * Cards and bots of this seed teach well: a response in the first round, and over both a defence, a save when the answer to
 * it would kill, and a challenge of every kind.
 */
const SEED = "first game 1081";
/** Forgets a third of what it knows: an opponent who forgives mistakes. */
const BOT = "squire";

/** Two players; the opponent has brought a deck already. */
const setup = ({ title, person, bot }: GuideNames): LocalSetup => ({
  kind: "practice",
  game: "cards",
  title,
  options: { players: 2, rounds: 30, goldCounts: true },
  seed: SEED,
  seats: [{ name: person }, { name: bot(BOT), bot: BOT }],
  decisions: [{ seat: 1, notation: `deck ${decks.other}`, at: Date.now() }],
});

/** What is said about questions is loaded after the table. */
const hints = async (): Promise<HintFinder<Cards>> => (await import("./hints.ts")).findHint;

/** Leads through a first game of Cards. */
export const guide: Guide<Cards> = { steps, hints, words: learnTextIn, setup };
