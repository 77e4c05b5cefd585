import { counted } from "../../../../text/counted.ts";

/** What the log of Battles says of many events at once, and how its games end: loaded with either. */

const log = {
  rally: "Both Houses rally",
  rallied: (house: string, tokens: number) => `${house} ${tokens}`,
  keep: "What is kept, and what is not",
  fire: "The fires",
  /** `Addam orders 3 units`. */
  ordered: (commander: string, units: number) =>
    units === 0 ? commander : `${commander}, ${counted(units, "unit", "units")}`,
  way: (from: string, to: string) => `${from} → ${to}`,
  attack: (attacker: string, target: string, hex: string) => `${attacker} against ${target} in ${hex}`,
  waiting: "The dice are cast.",
  misses: "Nobody falls.",
  falls: (figures: number, left: number) => `${counted(figures, "figure falls", "figures fall")}, ${left} left.`,
  eliminated: "The unit is eliminated.",
  captured: (commander: string) => `${commander} is captured.`,
  holdsOut: (commander: string) => `${commander} holds out.`,
  back: (hexes: number, hex: string) => `Back ${counted(hexes, "hex", "hexes")}, to ${hex}.`,
  firm: "The unit stands firm.",
  blocked: "There is no way back.",
  follows: (hex: string) => `The attacker follows to ${hex}.`,
  playAgain: "Watch it again",
  dice: (faces: readonly string[]) => `Dice: ${faces.join(", ")}`,
  /** For the line of a round that is over. */
  lost: (house: string, units: number) => `${house} loses ${counted(units, "unit", "units")}`,
  takes: (house: string, hex: string) => `${house} takes ${hex}`,
  breaks: (house: string) => `${house} breaks`,
  attacks: (attacks: number) => counted(attacks, "attack", "attacks"),
};

/** How a battle ended. */
const end = {
  winsTheBattle: (house: string) => `${house} wins the battle`,
  figures: (own: number, other: number) => `Figures left: ${own} to ${other}.`,
  captured: (commanders: string) => `Captured: ${commanders}.`,
  eliminated: (house: string, units: number) => `${house} eliminated ${counted(units, "unit", "units")}.`,
  capture: (commander: string) => `${commander} is captured`,
  break: (house: string) => `${house} breaks`,
  rout: "The rout",
  objective: (hex: string) => `${hex} is taken`,
  elimination: (unit: string) => `The end of the ${unit}`,
  commit: (commander: string) => `${commander} commits everything`,
};

export const text = { log, end };

export type ChronicleText = typeof text;
