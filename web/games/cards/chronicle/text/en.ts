import { counted } from "../../../../text/counted.ts";

/** What the log of Cards says of many events at once, and how its games end: loaded with either. */

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const log = {
  setup: "Decks and first cards",
  plots: "The plots",
  first: (player: string) => `${player} is first`,
  draw: "Cards are drawn",
  drawn: (player: string, cards: number) => `${player} ${cards}`,
  marshalling: (player: string) => `${player} marshals`,
  marshalled: (gold: number, cards: number) => `${gold} gold, ${counted(cards, "card", "cards")}`,
  /** `Military: Stark against Lannister`. */
  challenge: (type: string, attacker: string, defender: string) => `${capital(type)}: ${attacker} against ${defender}`,
  underWay: "The challenge is under way.",
  nobodyLeft: "It ended before it was counted.",
  wins: (player: string) => `${player} wins.`,
  nobodyWins: "Nobody wins.",
  killed: (cards: string, count: number) => `${cards} ${count === 1 ? "dies" : "die"}.`,
  discarded: (cards: string) => `Discarded from hand: ${cards}.`,
  power: (power: number) => `+${power} power.`,
  playAgain: "Watch it again",
  /** For the line of a round that is over. */
  challenges: (count: number) => counted(count, "challenge won", "challenges won"),
  deaths: (count: number) => counted(count, "character killed", "characters killed"),
};

/** What was told of one window. */
const window = {
  nothing: "Nothing has happened in it yet.",
  steps: {
    declare: "Declare",
    save: "Save or cancel",
    execute: "Execute",
    passives: "Passives",
    responses: "Responses",
    end: "End",
  },
};

/** How a game ended. */
const end = {
  wins: (player: string) => `${player} wins the game of thrones`,
  winsTogether: (players: string) => `${players} win the game of thrones`,
  power: (own: number, other: number) => `Power: ${own} to ${other}.`,
  challengesWon: (player: string, count: number) => `${player} won ${counted(count, "challenge", "challenges")}.`,
  gained: (player: string, power: number) => `${player} gained ${power} power.`,
  killed: (count: number) => `${counted(count, "character was", "characters were")} killed.`,
  /** Titles of moments. */
  greatest: (strength: number) => `The greatest challenge: ${strength} strength`,
  firstDeath: (card: string) => `${card} is the first to die`,
  cancelled: (card: string) => `${card} is cancelled`,
  saved: (card: string) => `${card} is saved`,
  out: (player: string) => `${player} is out`,
};

export const text = { log, window, end };

export type ChronicleText = typeof text;
