import { AnswerList, FEW, legal } from "@weirwood/kernel";
import type { TiesDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import { type House, houseIds, IRON_THRONE, NONE, trackIds } from "../state/board.ts";
import {
  CLASH_OF_KINGS,
  end,
  goTo,
  inOrderOfPlay,
  placeOf,
  playersOf,
  register,
  setHouseAt,
  setRegister,
  stepOf,
  throneHolder,
} from "../state/flow.ts";
import { HOLDERS, procedures, type Throne } from "../state/layout.ts";
import { askForBids, bidStep, forgetBids, showBids, shownBid } from "./bidding.ts";
import { isHouse } from "./reading.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";

/** Clash of Kings: three auctions, one track after another; the holder of the throne orders tied bids. */

const { bidding: BIDDING, showing: SHOWING, placing: PLACING } = procedures.steps["clash-of-kings"];
const { track: TRACK } = procedures.registers["clash-of-kings"];

const track = (game: Throne): number => register(game, TRACK);
/** The track that is auctioned while bids or ties for it are asked, or NONE. */
export const auctionedTrack = (game: Throne): number => (procedures.kind(game) === CLASH_OF_KINGS ? track(game) : NONE);
const bidKinds = ["bid-iron-throne", "bid-fiefdoms", "bid-kings-court"] as const;

export const clashOfKings: Procedure = (game, tell) => {
  if (stepOf(game) === BIDDING) {
    if (track(game) === NONE) {
      setRegister(game, TRACK, IRON_THRONE);
      tell?.({ rule: "throne.clash.tracks" });
    }
    goTo(game, SHOWING);
    if (askForBids(game, bidKinds[track(game)])) return;
    showAuction(game, tell);
  }
  if (stepOf(game) === SHOWING) {
    goTo(game, PLACING);
    if (tiedGroups(game).length > 0) {
      // Until the Iron Throne auction is settled the old holder decides (throne.clash.old-holder).
      ask(game, "ties", bit(throneHolder(game)));
      return;
    }
    placeByBids(game, [], tell);
  }
  if (track(game) + 1 === trackIds.length) {
    end(game);
    return;
  }
  setRegister(game, TRACK, track(game) + 1);
  goTo(game, BIDDING);
};

function showAuction(game: Throne, tell?: TellRule): void {
  showBids(game);
  if (!tell) return;
  for (const house of byBid(game)) {
    tell({
      rule: "throne.clash.bids-shown",
      track: trackIds[track(game)],
      house: houseIds[house],
      bid: shownBid(game, house),
    });
  }
}

export const influenceBid = bidStep("throne.clash.bid", showAuction);

/** All houses, the highest bid first; tied ones as they are ranked, or else as they stand in the order of play. */
function byBid(game: Throne, ranked: readonly House[] = []): House[] {
  const houses: House[] = [];
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    const isBehind = (other: House): boolean =>
      shownBid(game, other) < shownBid(game, house) ||
      (shownBid(game, other) === shownBid(game, house) && ranked.indexOf(other) > ranked.indexOf(house));
    // A handful of houses is quicker put in than sorted.
    let at = place;
    for (; at > 0 && isBehind(houses[at - 1]); at--) houses[at] = houses[at - 1];
    houses[at] = house;
  }
  return houses;
}

/** Houses that bid the same, group by group from the highest bid down. */
function tiedGroups(game: Throne): House[][] {
  const houses = byBid(game);
  const groups: House[][] = [];
  for (let first = 0; first < houses.length; ) {
    let end = first + 1;
    while (end < houses.length && shownBid(game, houses[end]) === shownBid(game, houses[first])) end++;
    if (end - first > 1) groups.push(houses.slice(first, end));
    first = end;
  }
  return groups;
}

function placeByBids(game: Throne, groups: readonly (readonly House[])[], tell?: TellRule): void {
  const order = byBid(game, groups.flat());
  if (tell) tellPlaces(game, order, tell);
  for (let place = 0; place < order.length; place++) setHouseAt(game, track(game), place, order[place]);
  game[HOLDERS + track(game)] = order[0];
  tell?.({ rule: "throne.clash.token", track: trackIds[track(game)], house: houseIds[order[0]] });
  forgetBids(game);
}

/** Told while the houses still stand where they stood, so that each place says where its house comes from, and for what. */
function tellPlaces(game: Throne, order: readonly House[], tell: TellRule): void {
  for (const [at, house] of order.entries()) {
    tell({
      rule: "throne.clash.place",
      track: trackIds[track(game)],
      house: houseIds[house],
      place: at + 1,
      was: placeOf(game, track(game), house) + 1,
      bid: shownBid(game, house),
    });
  }
}

export const ties: Step<TiesDecision> = {
  decision: "ties",

  read({ groups }) {
    if (!Array.isArray(groups) || groups.length > houseIds.length) return undefined;
    const copy: House[][] = [];
    for (const group of groups as unknown[]) {
      if (!Array.isArray(group) || group.length > houseIds.length || !group.every(isHouse)) return undefined;
      copy.push([...group]);
    }
    return { kind: "ties", groups: copy };
  },

  bounds: (game) => ({ groups: tiedGroups(game).map((group) => group.map((house) => houseIds[house])) }),

  check(game, _house, { groups }) {
    const tied = tiedGroups(game);
    const isOrdering = (group: readonly House[], index: number): boolean =>
      group.length === tied[index].length && tied[index].every((house) => group.includes(house));
    const isComplete = groups.length === tied.length && groups.every(isOrdering);
    return isComplete ? legal : refuse("throne.clash.ties", {});
  },

  apply(game, house, { groups }, tell) {
    tell?.({ rule: "throne.clash.ties", track: trackIds[track(game)], house: houseIds[house] });
    placeByBids(game, groups, tell);
  },

  options(game) {
    const tied = tiedGroups(game);
    const count = tied.reduce((product, group) => product * permutations[group.length].length, 1);
    if (count > FEW) return undefined;
    return new AnswerList(count, (index) => {
      let rest = index;
      const groups = tied.map((group) => {
        const orders = permutations[group.length];
        const order = orders[rest % orders.length];
        rest = Math.trunc(rest / orders.length);
        return order.map((place) => group[place]);
      });
      return { kind: "ties", groups };
    });
  },

  sample(game, _house, chance) {
    const groups = tiedGroups(game).map((group) => {
      const left = [...group];
      return group.map(() => left.splice(chance.below(left.length), 1)[0]);
    });
    return { kind: "ties", groups };
  },
};

/** Every order of so many things, by number of things. */
const permutations: readonly (readonly number[])[][] = Array.from({ length: houseIds.length + 1 }, (_, count) =>
  ordersOf(Array.from({ length: count }, (_, index) => index)),
);

function ordersOf(things: readonly number[]): number[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) => ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]));
}
