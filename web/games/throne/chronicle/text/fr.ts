import type { ChronicleText } from "./en.ts";

const numbers = ["Aucune", "Une", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit"];
const castles = (count: number): string => `${numbers[count] ?? count} cités et forteresses`;

const log: ChronicleText["log"] = {
  orders: "Tous les ordres sont révélés",
  supply: "Le ravitaillement est compté",
  muster: "Recrutement",
  level: (house, level) => `${house} ${level}`,
  auctionLed: (house) => `${house} en tête`,
  auctionOpen: "les mises sont faites",
  income: "Les couronnes rapportent",
  power: (count) => `+${count}`,
  wildlings: "Les sauvages attaquent",
  watchHeld: "La Garde tient bon",
  watchLost: "Le Mur est franchi",
  against: (one, other) => `${one} : ${other}`,
  consolidate: "Implantation locale",
  battle: (attacker, defender, area) => `${attacker} contre ${defender}, ${area}`,
  holds: (house, area) => `${house} tient ${area}`,
  takes: (house, area) => `${house} prend ${area}`,
  reasons: {
    "no-units": "Il ne reste personne en face.",
    blade: "Grâce à l’épée.",
    tie: "Égalité, tranchée par les Fiefs.",
    "blade tie": "L’épée, et l’égalité.",
  },
  battlesHeld: (count) => (count === 1 ? "une attaque repoussée" : `${count} attaques repoussées`),
  playAgain: "Revoir la bataille",
};

const end: ChronicleText["end"] = {
  winsTheThrone: (house) => `${house} monte sur le trône`,
  shareTheThrone: (houses) => `${houses} partagent le trône`,
  lastCastle: (count, area, turn) => `${castles(count)}. La dernière, ${area}, fut prise au tour ${turn}.`,
  lastCastleFrom: (count, area, house, turn) =>
    `${castles(count)}. La dernière, ${area}, fut prise à ${house} au tour ${turn}.`,
  took: (house, areas) => `Prises de ${house} : ${areas}.`,
  evenFight: (area) => `À armes égales : ${area}`,
  closeFight: (area) => `De justesse : ${area}`,
  wallHolds: (by) => (by === 0 ? "Le Mur tient, tout juste" : `Le Mur tient, à ${by} près`),
  wallFalls: "Le Mur est franchi",
  falls: (area) => `La chute ${area}`,
};

export const text: ChronicleText = { log, end };
