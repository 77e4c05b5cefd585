import { signed } from "@weirwood/kernel";
import { counted } from "../../../../text/counted.ts";

/** What a die does, and why. */
const dice = {
  hit: "Hit",
  miss: "Miss",
  back: "Back 1",
  rank: (rank: string) => `${rank} rank`,
  otherRank: "another rank",
  valor: "valor",
  noValor: "valor does not hit here",
  banner: "the banner wavers",
  moraleHits: "morale hits too",
  noMorale: "morale counts for nothing here",
  hounds: (symbol: string) => `The first die: ${symbol}`,
};

/** What the dice come to, in a sentence or two. */
const result = {
  nobody: "Nobody falls.",
  fall: (figures: number) => (figures === 1 ? "One figure falls." : `${numbers[figures] ?? figures} figures fall.`),
  gone: "The unit is eliminated.",
  holdsOut: "The commander holds out.",
  mustBack: "The unit must fall back.",
  fellBack: "The unit falls back.",
  cannotBack: "The unit has nowhere to go.",
  standsFirm: "The unit stands firm.",
};
const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** What is left of it, on small cards. */
const outcomes = {
  left: (figures: number) => `${counted(figures, "figure", "figures")} left`,
  lastOne: "one more hit removes it",
  lost: (figures: number) => `${figures} lost`,
  ignored: (hits: number) => `${counted(hits, "hit", "hits")} ignored`,
  ignoredWhy: "by cover or toughness",
  eliminated: "Unit eliminated",
  holdsOut: "Holds out",
  ofCapture: (hits: number, capture: number) => `${hits} of ${capture} hits`,
  captured: "Captured",
  back: (hexes: number) => `Back ${counted(hexes, "hex", "hexes")}`,
  backTo: (hex: string) => `to ${hex}`,
  chooses: (house: string) => `${house} chooses where`,
  mayStand: (house: string) => `unless ${house} stands firm`,
  blocked: "No way back",
  blockedHits: (hits: number) => `${counted(hits, "hit", "hits")} instead`,
  firm: "Stands firm",
  morale: (house: string, spaces: number) => `Morale of ${house}: ${signed(spaces)}`,
  points: (points: number) => `+${counted(points, "point", "points")}`,
};

/** What great moments of a battle say. */
export const text = {
  dice: {
    from: (house: string, hex: string) => `${house}, from ${hex}`,
    standing: (house: string, rank: string, hex: string) => `${house}, ${rank}, in ${hex}`,
    die: dice,
    result,
    outcomes,
    odds: "What was to be expected",
    wait: "The dice may still be rolled again.",
    next: (house: string, doing: string) => `Next: ${house} is ${doing}.`,
    isOver: "The attack is over.",
    count: "Count",
  },
  morale: {
    title: "Morale breaks",
    rout: "Rout",
    breaks: (house: string) => `The morale of ${house} breaks`,
    routed: (house: string) => `${house} is routed`,
    zones: {
      green: "Past the green break at 4. In Regroup the marker may be brought back to it.",
      yellow: "Past the yellow break at 8. Cards that ask for “yellow or worse” work now.",
      red: "On the last space. With a Rout there, the battle is lost.",
    } as { readonly [zone: string]: string },
    routEnds: "The battle is over at once.",
    track: (was: string, now: string) => `The marker goes from ${was} to ${now}.`,
    foot: "The track stands above the field.",
  },
  captured: {
    title: "Captured",
    by: (house: string) => `Taken by ${house}`,
    consequence: "The zone of control and the abilities are gone; cards may be played on other commanders.",
    foot: "The field shows who is left.",
  },
  round: {
    title: (round: number, rounds: number | undefined) =>
      rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`,
    last: "The last round begins.",
    first: (house: string) => `${house} has the advantage and begins.`,
    tokensOf: (tokens: number) => counted(tokens, "command token", "command tokens"),
    orders: "Order tokens",
    cards: (cards: number) => counted(cards, "card drawn", "cards drawn"),
    figures: (figures: number) => counted(figures, "figure", "figures"),
    points: (points: number) => counted(points, "point", "points"),
    rally: "Rally",
  },
};

/** The same keys, and the same parameters, in every language. */
export type StageText = typeof text;
