import { counted } from "../../../../text/counted.ts";

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

/** What the house of the first place gets of its track. */
const uses: { readonly [track: string]: (house: string) => string } = {
  "iron-throne": (house) => `${house} moves first and settles every tie that is not a battle.`,
  fiefdoms: (house) => `${house} wins ties in battle and may add 1 to a battle once a turn.`,
  "kings-court": (house) => `${house} may change one order after all are shown.`,
};

/** What numbers beside the houses are, by card. */
const touches: { readonly [event: string]: string } = {
  supply: "supply",
  mustering: "points to muster with",
  "clash-of-kings": "power to bid with",
  "game-of-thrones": "power from crowns and ports",
  "wildling-attack": "power to bid with",
  "sea-of-storms": "stay in the tray, every house",
  "feast-for-crows": "stay in the tray, every house",
  "storm-of-swords": "stay in the tray, every house",
  "rains-of-autumn": "give no support, every house",
  "last-days-of-summer": "nobody is touched",
};

/** What is said on the stages of the Westeros phase, and at the end of a turn. */
export const text = {
  listed,
  westeros: {
    title: "Westeros",
    lead: (turn: number | undefined) =>
      `${turn === undefined ? "" : `Turn ${turn}. `}Three cards are turned, then carried out in their order.`,
    faceDown: "still face down",
    back: (deck: string) => `Deck ${deck}, face down`,
    mammoth: "a mammoth",
    touches,
    changes: (house: string, was: number, now: number) => `${house}: ${was} to ${now}`,
    stays: (house: string, now: number) => `${house}: ${now}`,
    left: (cards: number) => (cards === 0 ? "All cards are turned" : counted(cards, "more card", "more cards")),
    turnAll: "Turn all",
    next: "Next card",
    count: "Count the mammoths",
    stand: (threat: number) => `The free folk stand at ${threat}.`,
    standWhy: "Each mammoth on the three cards moves them one step.",
    climb: (mammoths: number, threat: number) =>
      `${mammoths === 1 ? "One mammoth" : `${mammoths} mammoths`}: the free folk climb to ${threat}.`,
    climbWhy: "They come only with their card.",
    track: (was: number, now: number) =>
      was === now ? `The wildling threat is ${now}` : `The wildling threat goes from ${was} to ${now}`,
  },
  auction: {
    bids: (track: string) => `${track}: the bids`,
    open: "All bids are open, and spent.",
    settled: (track: string) => `${track}: settled. Every bid is spent.`,
    against: (bid: number, house: string, other: number) => `${bid} power against ${house}’s ${other}.`,
    uses,
    token: "takes the token",
    bid: (power: number) => `bid ${power}`,
    up: (places: number) => `${counted(places, "place", "places")} up`,
    down: (places: number) => `${counted(places, "place", "places")} down`,
    same: "same place",
    tie: (houses: readonly string[], bid: number, settler: string | undefined) =>
      `${listed(houses)} ${houses.length === 2 ? "both" : "all"} bid ${bid}${settler === undefined ? "." : `: ${settler}, on the Iron Throne, put them in order.`}`,
    next: (track: string) => `Next: ${track}`,
    last: "The three tracks are settled.",
    see: "Show the places",
  },
  wildlings: {
    title: "Wildling attack",
    lead: (threat: number) => `Strength ${threat}. The bids are open.`,
    card: "Westeros card III",
    steps: ["Bids", "Outcome"],
    holds: "The Watch holds",
    breached: "The Wall is breached",
    score: (total: number, threat: number) => `${total} against ${threat}`,
    needed: (threat: number) => `${threat} needed`,
    bidOf: (house: string, bid: number) => `${house} bid ${bid}`,
    most: (houses: readonly string[], bid: number) => `${listed(houses)} bid most: ${bid}`,
    least: (houses: readonly string[], bid: number) =>
      `${listed(houses)} bid ${bid === 0 ? "nothing" : `least: ${bid}`}`,
    takesBack: "Takes one used card back into the hand.",
    namesHighest: "The holder of the Iron Throne names who takes a card back.",
    namesLowest: "The holder of the Iron Throne names who gives up 4 points of units.",
    spared: "The Watch held, so nothing is lost. It would have cost 4 points of units.",
    pays: "Gives up units worth 4 points.",
    everyone: "Everybody else",
    everyonePays: "Gives up units worth 2 points.",
    back: "The free folk fall back to 0",
    kept: "Everybody keeps their units. All bids are spent.",
    spent: "All bids are spent.",
    see: "Count the bids",
  },
  turn: {
    title: (turn: number, last: number) => `Turn ${turn} of ${last} is over`,
    leads: (houses: readonly string[], castles: number) =>
      `${listed(houses)} ${houses.length === 1 ? "leads" : "lead"} with ${counted(castles, "castle", "castles")}.`,
    castles: (castles: number) => counted(castles, "castle", "castles"),
    more: (castles: number) => `${counted(castles, "castle", "castles")} more`,
    fewer: (castles: number) => `${counted(castles, "castle", "castles")} fewer`,
    gained: (power: number) => `${power} power gained`,
  },
};

/** The same keys, and the same parameters, in every language. */
export type StageText = typeof text;
