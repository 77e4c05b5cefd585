import { counted } from "../../../../text/counted.ts";
import type { LearnText } from "./en.ts";

const powers = (power: number): string => counted(power, "pouvoir", "pouvoirs", "fr");

/** The same in French. */
export const text: LearnText = {
  lead: "Le plus rapide est de jouer. Dans la partie guidée, un conseil montre quoi faire à chaque étape ; le reste du temps, la table montre ce qui est possible, et pourquoi.",
  guided: {
    title: "Première partie guidée",
    about:
      "Deux tours avec la Garde de l’hiver contre Lannister : complots, or, défis de toutes sortes, une réponse, et une carte sauvée au dernier moment. Une vingtaine de minutes ; partez et revenez quand vous voulez.",
    start: "Commencer la partie guidée",
    gameTitle: "Votre première partie de Cards",
  },
  plan: {
    title: "Ce que vous ferez",
    rounds: [
      { title: "Avant", text: "Prendre un deck, regarder sept cartes et placer ce que cinq ors achètent." },
      {
        title: "Tour 1",
        text: "Choisir un complot, jouer un premier seigneur, le défendre, le sauver, gagner un défi.",
      },
      { title: "Tour 2", text: "Reconstruire après un incendie, attaquer de toutes les façons et compter le pouvoir." },
    ],
  },
  turn: {
    title: "Un tour en quatre idées",
    phases: [
      {
        title: "Complots et pioche",
        text: "Les complots se choisissent en secret : l’or, qui commence, et combien coûte un défi perdu.",
      },
      { title: "Recrutement", text: "L’or achète personnages, lieux et attachements, une carte à la fois." },
      {
        title: "Défis",
        text: "Un défi militaire, un d’intrigue, un de pouvoir chacun. Attaquants et défenseurs s’inclinent.",
      },
      { title: "Hégémonie", text: "Qui a le plus debout à la fin gagne un pouvoir. Puis tout se redresse." },
    ],
  },
  kinds: {
    title: "Trois sortes de défis",
    military: "Gagné, il tue des personnages du perdant, autant que la prise de votre complot.",
    intrigue: "Gagné, il fait défausser des cartes au hasard, autant que votre prise.",
    power: "Gagné, il fait passer du pouvoir de la Maison du perdant à la vôtre, autant que votre prise.",
    unopposed: "Si personne ne défend avec la moindre force, vous gagnez en plus 1 pouvoir.",
  },
  win: { title: "Comment gagner", text: "Réunir 15 pouvoirs sur votre Maison et vos personnages." },
  timing: {
    title: "Comment tout arrive dans l’ordre",
    text: "Sauvegardes, réponses et capacités passives suivent un ordre toujours le même. Une page le montre, avec une fenêtre à parcourir.",
    open: "Voir le déroulement",
  },

  steps: {
    "set-up": "Mise en place",
    plot: "Complot",
    marshal: "Recruter",
    challenge: "Défier",
    answer: "Répondre",
    count: "Compter",
  },

  told: {
    welcome: {
      title: () => "Bienvenue à la table",
      text: (_power, needed) =>
        `Deux Maisons se disputent le pouvoir : ${needed} font gagner. Chacune apporte son deck. Prenons-en un fait pour une première partie.`,
    },
    round: {
      title: () => "Un tour commence",
      text: () =>
        "Il a sept phases ; la barre du haut dit où l’on en est. Votre complot fixe votre or, qui commence et la force de vos coups.",
    },
    gold: {
      title: () => "Votre or",
      text: () =>
        "Jouez des cartes de votre main, une à la fois. L’or qui reste est perdu à la fin du tour. Les cartes encadrées peuvent être jouées.",
    },
    asked: {
      title: () => "Tous sont interrogés en secret",
      text: () =>
        "Avant et après tout ce qui arrive, chacun peut agir. Passer est toujours juste quand il n’y a rien à gagner ; nul ne voit qui aurait pu.",
    },
    dying: {
      title: () => "En danger",
      text: () =>
        "Une carte qui va être tuée peut être sauvée maintenant, et pas plus tard. Qui meurt ne quitte la table qu’à la fin de la fenêtre.",
    },
    roundOver: {
      title: () => "Un tour est fini",
      text: (power, needed) =>
        `Vous avez ${powers(power)} sur ${needed}. L’hégémonie est comptée, tout s’est redressé, l’or est rendu. Place à un nouveau complot.`,
    },
    summary: {
      title: () => "Deux tours : vous savez jouer",
      text: (power, needed) =>
        `Vous avez ${powers(power)} ; ${needed} font gagner. Jouez encore : le nouveau sera expliqué. Ou voyez comment tout arrive dans l’ordre.`,
    },
  },

  asks: {
    deck: {
      title: "Prenez un deck",
      text: (deck) => `${deck} tient bon et se joue simplement. Votre adversaire a apporté l’or des Lannister.`,
      reason: "Chaque deck a une Maison, sept complots et au moins soixante cartes. Vous pourrez construire le vôtre.",
      send: (deck) => `Prendre ${deck}`,
    },
    mulligan: {
      title: "Vos sept premières cartes",
      keep: (count) =>
        `${count} d’entre elles peuvent être placées ou jouées bientôt. Gardez-les. Une seule fois, vous pouvez les changer.`,
      change: "Peu de choses ici se jouent bientôt : piochez-en sept autres, une seule fois, et gardez-les.",
      reason:
        "Les personnages gagnent les défis, les lieux rapportent de l’or. Sans les uns ni les autres, on perd les premiers tours.",
      keepIt: "Garder cette main",
      changeIt: "En piocher une autre",
    },
    place: {
      title: "Placez pour cinq ors",
      text: (cards) => `Personnages et lieux, jusqu’à 5 ors, se placent avant le premier tour : ${cards}.`,
      nothing: "Rien ici ne vaut encore d’être placé.",
      reason: "On pioche ensuite jusqu’à sept cartes : placer plus, c’est aussi piocher plus.",
      send: "Les placer",
      none: "Ne rien placer",
    },
    plot: {
      title: "Un complot pour ce tour",
      text: (card, gold, initiative, claim) =>
        `${card} : ${gold} ${gold < 2 ? "or" : "ors"}, initiative ${initiative}, prise ${claim}. Les deux complots se révèlent ensemble.`,
      reason: "Au début, il faut de l’or. L’initiative choisit qui commence ; la prise, combien prend une victoire.",
      send: "Choisir ce complot",
    },
    first: {
      title: "Qui commence ?",
      text: "La meilleure initiative désigne le Premier Joueur : il recrute et attaque d’abord, et défend en dernier.",
      reason: "Attaquer d’abord trouve plus de vos personnages debout ; défendre en dernier les garde pour cela.",
      send: (player) => `${player} d’abord`,
    },
    play: {
      title: (card) => `Jouez ${card}`,
      character: (card, cost, str) =>
        `${card} coûte ${cost} et apporte ${str} de force. Les icônes disent dans quels défis un personnage se bat.`,
      location: (card, cost) =>
        `${card} coûte ${cost}. Les lieux restent, et rapportent presque tous or ou force à chaque tour.`,
      attachment: (card, cost) => `${card} coûte ${cost} et se pose sur une autre carte, qu’il aide désormais.`,
      event: (card) => `${card} est un événement : il fait une fois ce qu’il dit, puis s’en va.`,
      duplicate: (card) => `Un autre ${card} se glisse dessous comme doublon : il le sauve une fois.`,
      reason: "D’abord ce qui rapporte de l’or, puis qui se bat dans le plus de défis.",
      send: "La jouer",
    },
    use: {
      title: (card) => `Utilisez ${card}`,
      text: (card) =>
        `${card} peut faire quelque chose maintenant : son texte est sur la carte, son coût sur le bouton.`,
      reason:
        "Avant les deux-points, quand ; après, quoi. La plupart servent une fois par tour, car la carte s’incline.",
      send: "L’utiliser",
    },
    pass: {
      title: "Passez",
      text: "Rien ici ne vaut la peine maintenant : passez. On vous redemandera dès que quelqu’un d’autre agit.",
      reason: "Une carte gardée pour plus tard vaut mieux qu’une carte dépensée pour rien.",
      send: "Passer",
    },
    save: {
      title: (card) => `${card} vous aide`,
      text: (card, danger) => `${danger} va être tué. ${card} l’empêche : c’est maintenant, ou jamais.`,
      cancel: (card) => `${card} annule ce qui se fait, comme si rien n’avait été joué. Le prix reste payé.`,
      reason:
        "Une sauvegarde échange une carte contre une autre. Elle en vaut la peine quand la menacée gagne des défis.",
      send: "L’utiliser",
    },
    response: {
      title: (card) => `${card} répond`,
      text: (card) =>
        `Il s’est passé quelque chose à quoi ${card} peut répondre. Une réponse est un choix ; celle-ci rapporte.`,
      reason: "Une occasion dure jusqu’à la fin de la fenêtre, quelles que soient les autres réponses.",
      send: "Répondre",
    },
    challenge: {
      title: { military: "Un défi militaire", intrigue: "Un défi d’intrigue", power: "Un défi de pouvoir" },
      text: {
        military: (foe) => `Gagnez, et ${foe} perd un personnage par point de votre prise.`,
        intrigue: (foe) => `Gagnez, et ${foe} défausse une carte au hasard par point de votre prise.`,
        power: (foe) => `Gagnez, et du pouvoir passe de la Maison ${foe} à la vôtre, selon votre prise.`,
      },
      reason: "Un de chaque sorte par tour. Comptez ce qui pourrait s’y opposer, et ce qu’il vous faut pour défendre.",
      send: { military: "Défi militaire", intrigue: "Défi d’intrigue", power: "Défi de pouvoir" },
      finishTitle: "Terminer vos défis",
      finish: "Ce qui est encore debout vaut mieux gardé : pour défendre, et pour l’hégémonie en fin de tour.",
      finishSend: "Terminer",
    },
    attackers: {
      title: "Qui attaque ?",
      text: (card, str) => `${card}, force ${str} : les attaquants s’inclinent, n’en envoyez pas plus qu’il n’en faut.`,
      done: "C’est assez : les autres restent debout pour défendre.",
      reason: "La plus grande force gagne ; à égalité, c’est l’attaquant.",
      send: "Attaquer avec lui",
      enough: "Attaquer ainsi",
    },
    stealth: {
      title: "La furtivité évite quelqu’un",
      text: (card) => `Un attaquant furtif choisit un personnage qui ne pourra pas défendre : ${card}.`,
      none: "Personne ici n’a besoin d’être évité.",
      reason: "Prenez qui pourrait arrêter seul l’attaque. On n’évite pas qui est furtif soi-même.",
      send: "Éviter celui-ci",
      nobody: "Personne",
    },
    defenders: {
      title: "Défendez-vous ?",
      text: (card, str, theirs) =>
        `Force ${theirs} attaque. ${card} s’y oppose avec ${str} ; les défenseurs s’inclinent.`,
      done: (theirs) => `Contre ${theirs}, nous en resterions là : pas d’autre défenseur. Gardez vos forces.`,
      reason: "Sans aucun défenseur, l’attaquant gagne en plus 1 pouvoir. Avec plus de force que lui, vous gagnez.",
      send: "Défendre avec lui",
      enough: "Pas d’autre défenseur",
    },
    choose: {
      titles: { target: "Choisissez une cible", pay: "Comment payez-vous ?", choice: "Choisissez" },
      text: (name) => `Nous prendrions ${name}. Tout ce qui est encadré peut aussi être choisi.`,
      reason: "Ce dont le gain, ou la perte, change le plus.",
      done: "Cela suffit.",
      send: "Choisir ceci",
      enough: "Pas davantage",
    },
    other: {
      title: (question) => question,
      text: "Cela arrive rarement. Un bouton joue ce que nous ferions ; tout le reste est possible.",
      reason: "L’Intendant le pèse comme il joue lui-même.",
      send: "Faire comme l’Intendant",
    },
  },
  next: { timing: "Comment tout arrive dans l’ordre", rules: "Le livre des règles" },
};
