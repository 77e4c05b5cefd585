import { type FrenchArticles, frenchName } from "@weirwood/kernel";
import type { local as english } from "../en/local.ts";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Whoever gives no name is a player by number: the screen is passed “au Joueur 1”. */
const people: FrenchArticles = { Joueur: "le" };

/** Les parties de ce navigateur : contre des robots, à plusieurs sur un écran, et pour essayer. */
export const local: typeof english = {
  practice: {
    title: "Jouer contre des robots",
    lead: "La partie se joue dans votre navigateur : sans compte, sans serveur, et même sans réseau. Elle est sauvegardée à chaque décision.",
    drawn: "Au sort",
    start: "Jouer",
    name: "Vous",
    gameTitle: (seat) => `${seat} contre des robots`,
    gameTitleDrawn: "Contre des robots",
  },
  pass: {
    title: "À plusieurs sur un écran",
    lead: "Tout le monde joue sur cet appareil, à tour de rôle. Un rideau tombe entre deux places, pour que personne ne voie ce qu’un autre tient.",
    seats: "Qui joue",
    person: (number) => `Joueur ${number}`,
    nameOf: (seat) => `Qui joue ${seat} ?`,
    sitter: (seat) => `Une personne ou un robot pour ${seat}`,
    aPerson: "Un joueur",
    playedBy: (seat) => `La maison jouée par ${seat}`,
    noPeople: "Il faut au moins une personne.",
    sameName: "Deux personnes portent le même nom.",
    start: "Commencer",
    gameTitle: (names) => names,
  },
  bots: "Robots",
  notWith: (reason) => `Pas ici : ${reason}`,
  more: "Autres choix",
  seed: "Graine du hasard",
  seedHint:
    "Même graine et mêmes décisions donnent la même partie. Elle est publique : qui la connaît pourrait prédire chaque tirage.",
  newSeed: "Une autre graine",

  games: {
    title: "Vos parties ici",
    none: "Aucune partie n’a été commencée dans ce navigateur.",
    over: (winners) => `Terminée : ${winners}`,
    overNobody: "Terminée",
    goOn: "Continuer",
    replay: "Revoir",
    remove: "Supprimer",
    removeOf: (title) => `Supprimer « ${title} »`,
    sure: "Supprimer pour de bon ?",
    keep: "La garder",
    kinds: { practice: "contre des robots", pass: "sur un écran" },
  },
  import: {
    open: "Ouvrir un enregistrement",
    hint: "Un fichier .weir se poursuit là où il s’arrête, ou se revoit.",
    failed: (line, problem) => `Ligne ${line} : ${problem}`,
  },

  refusals: {
    "table.stale-ask": "Ce n’est plus demandé ; regardez de nouveau.",
    "table.unknown": "Ce navigateur n’a pas cette partie.",
    "table.game": "Ce jeu ne peut être joué ici.",
  },

  table: {
    opening: "On dresse la table…",
    gone: "Ce navigateur n’a pas cette partie.",
    toChoice: "Préparer une partie",
    notKept: "Ce navigateur ne garde rien : fermer la page met fin à la partie.",
    broken: "La partie s’est arrêtée à cause d’une erreur.",
    menu: "Cette partie",
    undo: "Annuler",
    undoTo: "Revenir à une décision",
    undoNone: "Rien à reprendre pour l’instant.",
    export: "Enregistrer la partie",
    seed: (seed) => `Graine : ${seed}`,
    again: "Nouvelle partie",
    replay: "Revoir cette partie",
  },

  curtain: {
    passTo: (name) => `Passez l’écran ${frenchName("à", name, people)}`,
    whoPlays: (seat) => `qui joue ${seat}.`,
    nobodyElse: "Que personne d’autre ne regarde maintenant.",
    iAm: (name) => `C’est moi, ${name}`,
    others: "Quelqu’un d’autre veut regarder",
    lookAs: (name, seat) => `${name} (${seat})`,
    due: (name) => `C’est le tour de ${name}.`,
    passOn: (name) => `Passer à ${name}`,
  },

  whatIf: {
    title: "Et si",
    explain: "Rien ici n’est envoyé. Cartes et ordres cachés ont été distribués au hasard.",
    back: "Revenir d’un pas",
    startOver: "Recommencer",
    deal: "Redistribuer",
    others: "Les autres",
    othersBy: { bots: "Robots", "by-hand": "À la main" },
    leave: "Revenir à la partie",
    asSeat: (seat) => `Vous répondez pour ${seat}.`,
    odds: "Chances",
    oddsOf: "Chances de gagner",
    oddsExplain: (samples) =>
      `${samples} parties imaginées qui s’accordent avec ce que vous savez ; des robots choisissent pour tous. Une estimation, non une promesse.`,
    oddsRunning: (done, of) => `Partie imaginée ${done} sur ${of}…`,
    oddsNone: "Il n’en sort rien qui puisse être gagné ou perdu.",
    oddsNoAnswer: "Préparez d’abord une réponse ; ses chances pourront alors être calculées.",
    share: percent,
  },
};
