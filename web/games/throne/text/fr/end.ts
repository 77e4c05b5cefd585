import type { ThroneText } from "../en.ts";

const numbers = ["Aucun", "Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit"];
const castles = (count: number): string => `${numbers[count] ?? count} ${count < 2 ? "château" : "châteaux"}`;

export const end: ThroneText["end"] = {
  winsTheThrone: (house) => `${house} monte sur le trône`,
  shareTheThrone: (houses) => `${houses} partagent le trône`,
  lastCastle: (count, area, turn) => `${castles(count)}. Le dernier, ${area}, fut pris au tour ${turn}.`,
  lastCastleFrom: (count, area, house, turn) =>
    `${castles(count)}. Le dernier, ${area}, fut pris à ${house} au tour ${turn}.`,
  took: (house, areas) => `Prises de ${house} : ${areas}.`,
  evenFight: (area) => `À armes égales : ${area}`,
  closeFight: (area) => `De justesse : ${area}`,
  wallHolds: (by) => (by === 0 ? "Le Mur tient, tout juste" : `Le Mur tient, à ${by} près`),
  wallFalls: "Le Mur est franchi",
  falls: (area) => `La chute : ${area}`,
};
