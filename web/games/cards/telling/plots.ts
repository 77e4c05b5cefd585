import { type Cards, initiativeOf, ROUND, seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { PlotsFacts, RevealedPlot } from "./facts.ts";
import { type MomentFinder, words } from "./moment-finder.ts";

/** In milliseconds at the steady pace: both backs come together, wait, turn, and initiative is counted up. */
const TOGETHER = 320;
const PAUSE = 240;
const FLIP = 480;
const COUNT = 320;
const SENTENCE = 160;

/** What belongs to the reveal, besides the plots themselves. */
const goesOn = new Set([
  "cards.plots.tie-power",
  "cards.plots.tie-lot",
  "cards.plots.initiative",
  "cards.plots.first-player",
  "cards.effects.winner-set",
]);

/** All plots of a round, revealed together. A plot that is revealed later in a round comes alone and is none. */
export const findPlots: MomentFinder = (events, at, { after }) => {
  if (events[at].rule !== "cards.plots.revealed") return undefined;
  let end = at;
  while (end < events.length && events[end].rule === "cards.plots.revealed") end++;
  const revealed = events.slice(at, end);
  if (revealed.length < 2) return undefined;
  while (end < events.length && goesOn.has(events[end].rule)) end++;
  const rest = events.slice(at + revealed.length, end);
  const counted = rest.findLast(({ rule }) => rule === "cards.plots.initiative");
  const first = rest.findLast(({ rule }) => rule === "cards.plots.first-player");
  const facts: PlotsFacts = {
    ...(after !== undefined && { round: after[ROUND], after }),
    plots: revealed.map((event) => plotIn(event, after)),
    ...(counted !== undefined && { winner: words(counted.player), count: Number(counted.count) }),
    ...(first !== undefined && { first: words(first.player) }),
  };
  return {
    upTo: end,
    moment: {
      kind: "plots",
      story: `plots ${revealed.map(({ card }) => words(card)).join(" ")}`,
      steps: [
        { lasts: TOGETHER + PAUSE + FLIP, says: revealed[0] },
        { lasts: COUNT + SENTENCE + PAUSE, ...(counted !== undefined && { says: counted }) },
      ],
      facts,
    },
  };
};

function plotIn({ player, card }: GameEvent, view: Cards | undefined): RevealedPlot {
  const shown = { player: words(player), card: words(card) };
  const seat = (seatIds as readonly string[]).indexOf(shown.player);
  return view === undefined || seat < 0 ? shown : { ...shown, initiative: initiativeOf(view, seat) };
}
