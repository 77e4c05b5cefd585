import { counted } from "../../../../text/counted.ts";

/** What is said between the cards while a battle plays; loaded with its stage. */
export const text = {
  faceDown: "Both cards lie face down.",
  turnTogether: "They turn over together. Nothing can be changed now.",
  brings: (swords: number, towers: number) =>
    [
      ...(swords > 0 ? [`${counted(swords, "sword", "swords")} if the battle is won`] : []),
      ...(towers > 0 ? [`${counted(towers, "tower", "towers")} if it is lost`] : []),
    ].join(", "),
  bringsNothing: "no swords, no towers",
  mayDraw: (house: string) => `${house} may draw the blade`,
  skip: "Skip to the result",
  next: "Next",
  toLosses: "On to the losses",
  goOn: "Go on",
  fallen: (house: string) => `${house} loses`,
  nothingFalls: "Nobody falls",
  swords: (swords: number, towers: number) =>
    towers === 0
      ? `${counted(swords, "sword", "swords")}, and no tower`
      : `${counted(swords, "sword", "swords")} against ${counted(towers, "tower", "towers")}`,
  goesBack: (house: string) => `${house} falls back`,
  noWayBack: "Nobody has to go",
  nowhere: "There is nowhere to go.",
  stays: "What stays",
  areaIs: (area: string, house: string) => `${area}: ${house}`,
  bladeRests: (turn: number) => `The blade rests until turn ${turn}`,
  cardsPlayed: "Both cards are played",
  /** What somebody else is asked, by the kind of the question. */
  waits: {
    support: (house: string) => `${house} decides whom to support.`,
    accept: (house: string) => `${house} decides whose help to take.`,
    cards: "The cards are being chosen.",
    blade: (house: string) => `${house} may draw the blade.`,
    casualties: (house: string) => `${house} chooses what to lose.`,
    retreat: (house: string) => `${house} chooses where to retreat.`,
    control: (house: string) => `${house} may leave a power token behind.`,
    text: (house: string) => `${house} decides about the text of its card.`,
  },
};
