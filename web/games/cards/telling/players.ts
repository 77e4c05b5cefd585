import { seatsIn } from "@weirwood/cards/questions";
import type { OutFacts, TitlesFacts } from "./facts.ts";
import { backFrom, type MomentFinder, words } from "./moment-finder.ts";

/** In milliseconds at the steady pace. */
const TITLES = 960;
const OUT = 960;

/** The titles of a melee, once everybody has one. */
export const findTitles: MomentFinder = (events, at, { before, told }) => {
  const last = events[at];
  if (last.rule !== "cards.melee.title" || before === undefined) return undefined;
  const titles = [{ player: words(last.player), card: words(last.card) }];
  for (const { rule, player, card } of backFrom(events, at, told)) {
    if (rule === "cards.round.begins") break;
    if (rule === "cards.melee.title") titles.unshift({ player: words(player), card: words(card) });
  }
  if (titles.length < seatsIn(before) || titles.length < 3) return undefined;
  const facts: TitlesFacts = { titles };
  return { upTo: at + 1, moment: { kind: "titles", story: "titles", steps: [{ lasts: TITLES, says: last }], facts } };
};

/** A player is out of the game. */
export const findOut: MomentFinder = (events, at) => {
  const event = events[at];
  if (event.rule !== "cards.elimination.out") return undefined;
  const facts: OutFacts = { player: words(event.player) };
  return {
    upTo: at + 1,
    moment: { kind: "out", story: `out ${facts.player}`, steps: [{ lasts: OUT, says: event }], facts },
  };
};
