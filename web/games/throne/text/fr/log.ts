import type { ThroneText } from "../en.ts";

export const log: ThroneText["log"] = {
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
  against: (one, other) => `${one} : ${other}`,
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
