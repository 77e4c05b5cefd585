import { inFigures } from "@weirwood/kernel";
import { counted } from "../../../../text/counted.ts";

/** The result of a challenge: one line for everything that it can bring, also for what it did not. */
const result = {
  /** `Military challenge · Stark against Lannister`. */
  title: (type: string, attacker: string, defender: string) =>
    `${type.charAt(0).toUpperCase()}${type.slice(1)} challenge · ${attacker} against ${defender}`,
  wins: (player: string) => `${player} wins the challenge`,
  nobodyWins: "Nobody wins the challenge",
  dying: "dying",
  nobody: "nobody",
  claim: {
    none: "No claim",
    repelled: (attacker: string) => `${attacker} has lost the attack`,
    zero: "the attacker’s plot claims nothing",
    cancelled: "the claim was cancelled",
    military: (claim: number, player: string) =>
      `Claim ${claim}: ${player} gives up ${claim === 1 ? "a character" : counted(claim, "character", "characters")}`,
    intrigue: (claim: number, player: string) =>
      `Claim ${claim}: ${player} discards ${claim === 1 ? "a card" : counted(claim, "card", "cards")} at random`,
    power: (claim: number, player: string) => `Claim ${claim}: ${player} loses ${claim} power`,
    killed: (cards: string, isOne: boolean) =>
      `${cards} ${isOne ? "is" : "are"} dying and ${isOne ? "leaves" : "leave"} as the window ends`,
    saved: "nobody is killed",
    discarded: (cards: string) => cards,
    emptyHand: "there was no card in hand",
    moved: (power: number, player: string) => `${power} power goes to the House of ${player}`,
    noPower: "there was no power on the House",
  },
  unopposed: {
    yes: "Unopposed",
    no: "Unopposed: no",
    nobody: "nobody stood against the attack",
    noStrength: "the defence had no strength",
    opposed: (strength: number) => `there was a defence of ${strength}`,
    lost: "only an attack that wins can be",
  },
  renown: {
    yes: (cards: string) => `Renown: ${cards}`,
    no: "Renown: no",
    took: "took part on the winning side",
    none: "nobody with renown won",
  },
  deadly: {
    more: (attackers: number, defenders: number) => `Deadly: the attacker has more, ${attackers} to ${defenders}`,
    no: "Deadly: no",
    next: (player: string) => `next, by itself: ${player} kills a defender who took part`,
    nobody: "nobody defended who could be killed",
    equal: (attackers: number, defenders: number) => `${attackers} to ${defenders}, the attacker has not more`,
  },
  opposed: {
    yes: (player: string) => `Title: ${player} opposed the loser’s title`,
    why: "once a challenge, for the House",
  },
  power: (was: number, now: number) => (was === now ? `${now} power` : `${was} → ${now} power`),
  powerOf: (player: string, now: number, goal: number) => `${player}: ${now} of ${goal} power`,
  steps: "Step by step",
  back: "The result",
  course: "What happened in this challenge",
};

/** What great moments of a game of cards say. */
export const text = {
  space: "Space",
  result,
  plots: {
    title: (round: number | undefined) =>
      round === undefined ? "The plots are revealed" : `Round ${round} · the plots are revealed`,
    initiative: "Initiative",
    part: (amount: number, card: string | undefined) =>
      card === undefined ? `${inFigures(amount)} plot` : `${amount < 0 ? "−" : "+"} ${Math.abs(amount)} ${card}`,
    says: (player: string, isTied: boolean) =>
      isTied ? `${player} wins the tie and names the first player` : `${player} names the first player`,
    tie: "A tie goes to less power, then to the lot.",
    first: (player: string) => `${player} is first player`,
    foot: "Gold, initiative and claim count from now on.",
    turn: "Reveal",
  },
  titles: {
    title: "The titles of this round",
    foot: "They go back when the round ends.",
  },
  out: {
    title: "Out of the game",
    says: (player: string) => `${player} is out of the game`,
    foot: "All of their cards leave play.",
  },
};

/** The same keys, and the same parameters, in every language. */
export type StageText = typeof text;
