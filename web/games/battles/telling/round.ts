import {
  type Battle,
  figuresOf,
  type House,
  houseIds,
  POINTS,
  ROUNDS,
  unitsOnField,
} from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { RallyOfHouse, RoundFacts } from "./facts.ts";
import { bothSeats, list, type MomentFinder, words } from "./moment-finder.ts";

/** In milliseconds at the steady pace. */
const ADVANTAGE = 900;
const APART = 80;
const FALL = 420;
const LOOK = 800;

/** What ends one round and begins the next, as long as nobody is asked anything between. */
const between = /^battles\.(muster\.|cards\.(draw|drawn|reshuffle)$)/;

/** A round begins: who has the advantage, and what both Houses rally. */
export const findRound: MomentFinder = (events, at, { after }) => {
  if (!events[at].rule.startsWith("battles.muster.")) return undefined;
  let upTo = at + 1;
  while (upTo < events.length && between.test(events[upTo].rule)) upTo++;
  const told = events.slice(at, upTo);
  const begun = told.find(({ rule }) => rule === "battles.muster.round");
  if (begun === undefined) return undefined;
  const advantage = told.find(({ rule }) => rule === "battles.muster.advantage");
  const sides = houseIds.map((house, side) => rallyOf(house, side, told, after));
  const facts: RoundFacts = {
    round: Number(begun.round),
    ...(after !== undefined && { rounds: after[ROUNDS] }),
    ...(advantage !== undefined && { first: words(advantage.house) }),
    commandTokens: { stark: Number(advantage?.stark ?? 0), lannister: Number(advantage?.lannister ?? 0) },
    sides,
  };
  const dice = Math.max(...sides.map(({ faces }) => faces.length));
  const steps = [
    { lasts: ADVANTAGE, says: advantage ?? begun },
    { lasts: APART * dice + FALL + LOOK, says: told.findLast(({ rule }) => rule === "battles.muster.orders") ?? begun },
  ];
  return { upTo, moment: { kind: "round", story: "round", seats: bothSeats, steps, facts } };
};

function rallyOf(house: string, side: House, told: readonly GameEvent[], view: Battle | undefined): RallyOfHouse {
  const own = told.filter((event) => event.house === house);
  const drawn = own.flatMap(({ rule, card }) => (rule === "battles.cards.drawn" ? words(card) : []));
  return {
    house,
    faces: list(own.find(({ rule }) => rule === "battles.muster.orders")?.faces),
    cards: Number(own.find(({ rule }) => rule === "battles.cards.draw")?.count ?? 0),
    drawn,
    ...(view !== undefined && { figures: figuresOnField(view, side), points: view[POINTS + side] }),
  };
}

const figuresOnField = (view: Battle, side: number): number =>
  unitsOnField(view, side).reduce((sum, unit) => sum + figuresOf(view, unit), 0);
