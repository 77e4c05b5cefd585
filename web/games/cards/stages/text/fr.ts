import { inFigures } from "@weirwood/kernel";
import type { StageText } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

/** Types as they follow the word. */
const types: { readonly [type: string]: string } = { intrigue: "d’intrigue", pouvoir: "de pouvoir" };

const result: StageText["result"] = {
  title: (type, attacker, defender) => `Défi ${types[type] ?? type} · ${attacker} contre ${defender}`,
  wins: (player) => `${player} remporte le défi`,
  nobodyWins: "Personne ne remporte le défi",
  dying: "mourant",
  nobody: "personne",
  claim: {
    none: "Pas de prise",
    repelled: (attacker) => `l’attaque de ${attacker} a échoué`,
    zero: "le complot de l’attaquant ne prend rien",
    cancelled: "la prise a été annulée",
    military: (claim, player) => `Prise ${claim} : ${player} perd ${plural(claim, "personnage", "personnages")}`,
    intrigue: (claim, player) => `Prise ${claim} : ${player} défausse ${plural(claim, "carte", "cartes")} au hasard`,
    power: (claim, player) => `Prise ${claim} : ${player} perd ${plural(claim, "pouvoir", "pouvoirs")}`,
    killed: (cards, isOne) =>
      `${cards} ${isOne ? "meurt et quitte" : "meurent et quittent"} le jeu à la fin de la fenêtre`,
    saved: "personne n’est tué",
    discarded: (cards) => cards,
    emptyHand: "la main était vide",
    moved: (power, player) => `${plural(power, "pouvoir va", "pouvoirs vont")} à la Maison de ${player}`,
    noPower: "il n’y avait aucun pouvoir sur la Maison",
  },
  unopposed: {
    yes: "Sans opposition",
    no: "Sans opposition : non",
    nobody: "personne ne s’est opposé à l’attaque",
    noStrength: "la défense n’avait aucune force",
    opposed: (strength) => `il y avait une défense de ${strength}`,
    lost: "seule une attaque réussie peut l’être",
  },
  renown: {
    yes: (cards) => `Renom : ${cards}`,
    no: "Renom : non",
    took: "du côté du vainqueur",
    none: "personne de renom n’a gagné",
  },
  deadly: {
    more: (attackers, defenders) => `Tueur : l’attaquant en a plus, ${attackers} contre ${defenders}`,
    no: "Tueur : non",
    next: (player) => `ensuite, d’office : ${player} tue un défenseur qui a pris part`,
    nobody: "aucun défenseur ne pouvait être tué",
    equal: (attackers, defenders) => `${attackers} contre ${defenders}, l’attaquant n’en a pas plus`,
  },
  opposed: {
    yes: (player) => `Titre : ${player} s’opposait au titre du perdant`,
    why: "une fois par défi, pour la Maison",
  },
  power: (was, now) =>
    was === now ? plural(now, "pouvoir", "pouvoirs") : `${was} → ${plural(now, "pouvoir", "pouvoirs")}`,
  powerOf: (player, now, goal) => `${player} : ${plural(now, "pouvoir", "pouvoirs")} sur ${goal}`,
  steps: "Pas à pas",
  back: "Le résultat",
  course: "Ce qui s’est passé pendant ce défi",
};

export const text: StageText = {
  space: "Espace",
  result,
  plots: {
    title: (round) => (round === undefined ? "Les complots sont révélés" : `Tour ${round} · les complots sont révélés`),
    initiative: "Initiative",
    part: (amount, card) =>
      card === undefined ? `complot : ${inFigures(amount)}` : `${amount < 0 ? "−" : "+"} ${Math.abs(amount)} ${card}`,
    says: (player, isTied) =>
      isTied ? `${player} l’emporte à égalité et désigne le Premier Joueur` : `${player} désigne le Premier Joueur`,
    tie: "À égalité, le moindre pouvoir l’emporte, puis le sort.",
    first: (player) => `${player} est Premier Joueur`,
    foot: "L’or, l’initiative et la prise comptent dès maintenant.",
    turn: "Révéler",
  },
  titles: {
    title: "Les titres de ce tour",
    foot: "Ils sont rendus à la fin du tour.",
  },
  out: {
    title: "Éliminé",
    says: (player) => `${player} est éliminé`,
    foot: "Toutes ses cartes quittent le jeu.",
  },
};
