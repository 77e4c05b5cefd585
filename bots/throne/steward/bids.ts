import type { Chance, Seat } from "@weirwood/kernel";
import {
  type BidDecision,
  eventIds,
  FIEFDOMS,
  type House,
  IRON_THRONE,
  KINGS_COURT,
  type NameDecision,
  playersOf,
  powerOf,
  THREAT,
  type TiesDecision,
  type Track,
  throneHolder,
  topCard,
} from "@weirwood/throne/questions";
import { highest, listed } from "./choice.ts";
import { worthOfPower } from "./jobs.ts";
import type { Outlook } from "./outlook.ts";
import { standingOf } from "./rivals.ts";

/** Bids: power weighed against what it buys, others taken to bid anything they could. */

/** What each place of a track is worth, the best first: the order of play; ties and the blade; stars and the raven. */
export const placeWorth: { readonly [track: Track]: readonly number[] } = {
  [IRON_THRONE]: [3.2, 2, 1.4, 0.7, 0, -0.4],
  [FIEFDOMS]: [5, 3, 2, 1, 0, -0.6],
  [KINGS_COURT]: [6, 5.2, 3.6, 1.8, 0, -0.3],
};

/** Auctions that still come after a track's, itself included: rivals keep something for them. */
const auctionsLeft: { readonly [track: Track]: number } = { [IRON_THRONE]: 3, [FIEFDOMS]: 2, [KINGS_COURT]: 1 };

const thirdDeck = 2;

/** Power that should outlast the auctions: a fair share, where the wildlings' card lies open beside this one. */
function reserveOf({ view }: Outlook): number {
  if (eventIds[topCard(view, thirdDeck)] === "wildling-attack") return Math.ceil(view[THREAT] / playersOf(view));
  return view[THREAT] >= 8 ? 1 : 0;
}

export function bidForTrack(outlook: Outlook, track: Track, chance: Chance): BidDecision {
  const { view, me, nature } = outlook;
  const isHolder = throneHolder(view) === me;
  const price = worthOfPower(outlook);
  const worth = placeWorth[track];
  const places = playersOf(view);
  return bidNear(outlook, reserveOf(outlook), chance, (bid) => {
    let place = 0;
    for (const rival of outlook.rivals)
      place += chanceToOutbid(ceilingOf(outlook, rival, track), bid, nature.lowBids, isHolder);
    return worthAt(worth, place, places) - price * bid;
  });
}

/** Rivals seldom spend everything on the first of three auctions. */
function ceilingOf({ view }: Outlook, rival: House, track: Track): number {
  const power = powerOf(view, rival);
  return auctionsLeft[track] === 1 ? power : Math.ceil(power * (auctionsLeft[track] === 2 ? 0.8 : 0.65));
}

/** The chance that a rival, bidding anything up to his ceiling and little more often than much, comes before a bid. */
function chanceToOutbid(ceiling: number, bid: number, lowBids: number, isMineOnTies: boolean): number {
  const atLeast = chanceToBid(ceiling, bid, lowBids);
  const above = chanceToBid(ceiling, bid + 1, lowBids);
  return above + (isMineOnTies ? 0 : 0.5 * (atLeast - above));
}

/** The chance that a rival bids at least so much. */
const chanceToBid = (ceiling: number, bid: number, lowBids: number): number =>
  bid > ceiling ? 0 : (1 - bid / (ceiling + 1)) ** lowBids;

/** Between two places, in proportion; with fewer players there are fewer places to fall. */
function worthAt(worth: readonly number[], place: number, places: number): number {
  const low = Math.min(Math.floor(place), places - 1);
  const high = Math.min(low + 1, places - 1);
  return worth[low] + (place - low) * (worth[high] - worth[low]);
}

/**
 * A bid drawn around the best one, the rarer the more it is worse: whoever always bids the best can be outbid by one.
 * Where no rival has anything to bid there is nobody to hide it from.
 */
function bidNear(
  { view, me, rivals, nature }: Outlook,
  reserve: number,
  chance: Chance,
  worthOf: (bid: number) => number,
): BidDecision {
  const most = Math.max(0, powerOf(view, me) - reserve);
  const worths = Array.from({ length: most + 1 }, (_, bid) => worthOf(bid));
  const best = Math.max(...worths);
  if (rivals.every((rival) => powerOf(view, rival) === 0)) return { kind: "bid", power: worths.indexOf(best) };
  const weights = worths.map((worth) => Math.exp((worth - best) / nature.waver));
  let drawn = (chance.below(fineness) / fineness) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [power, weight] of weights.entries()) {
    drawn -= weight;
    if (drawn < 0) return { kind: "bid", power };
  }
  return { kind: "bid", power: most };
}

const fineness = 2 ** 20;

/** What a point of units given up costs, and what the card for the highest bidder brings. */
const perPoint = 2;
const reward = 1.2;

/** Against the wildlings: the chance that the Watch holds, that nobody bids less, that nobody bids more. */
export function bidForWatch(outlook: Outlook, chance: Chance): BidDecision {
  const { view, rivals } = outlook;
  const price = worthOfPower(outlook);
  // Nobody likes to pay for all: half the threat is the most that is expected of a rival.
  const ceilings = rivals.map((rival) => Math.min(powerOf(view, rival), Math.ceil(view[THREAT] / 2)));
  const sums = sumsOfBids(ceilings);
  return bidNear(outlook, 0, chance, (bid) => {
    const missing = Math.max(0, view[THREAT] - bid);
    let holds = 0;
    for (let sum = missing; sum < sums.length; sum++) holds += sums[sum];
    let isHighest = 1;
    let isLowest = 1;
    for (const ceiling of ceilings) {
      isHighest *= Math.min(1, (bid + 0.5) / (ceiling + 1));
      isLowest *= Math.max(0, ceiling + 0.5 - bid) / (ceiling + 1);
    }
    return holds * isHighest * reward - (1 - holds) * perPoint * (2 + 2 * isLowest) - price * bid;
  });
}

/** How likely each sum of rivals' bids is, each bidding anything up to his power. */
function sumsOfBids(powers: readonly number[]): number[] {
  let sums = [1];
  for (const power of powers) {
    const next = Array<number>(sums.length + power).fill(0);
    for (const [sum, chance] of sums.entries()) {
      for (let bid = 0; bid <= power; bid++) next[sum + bid] += chance / (power + 1);
    }
    sums = next;
  }
  return sums;
}

/** Tied bids: myself first, then whoever is furthest behind. */
export function orderTies(outlook: Outlook, seat: Seat): TiesDecision {
  const rank = (house: House): number => (house === outlook.me ? -1 : standingOf(outlook, house));
  return highest(listed(outlook.view, seat, "ties"), ({ groups }) =>
    groups.reduce((sum, group) => sum + group.reduce((part, house, place) => part + place * rank(house), 0), 0),
  );
}

/** The reward goes to myself or the weakest; the heavier loss to the strongest rival. */
export function nameHighest(outlook: Outlook, seat: Seat): NameDecision {
  return highest(listed(outlook.view, seat, "name"), ({ house }) =>
    house === outlook.me ? Number.POSITIVE_INFINITY : -standingOf(outlook, house),
  );
}

export function nameLowest(outlook: Outlook, seat: Seat): NameDecision {
  return highest(listed(outlook.view, seat, "name"), ({ house }) =>
    house === outlook.me ? -1 : standingOf(outlook, house),
  );
}
