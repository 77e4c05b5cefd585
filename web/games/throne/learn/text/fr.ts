import type { LearnText } from "./en.ts";

/** Apprendre en jouant : la page, les conseils d’une première partie, et le chemin d’un premier tour. */
export const text: LearnText = {
  lead: "Le plus rapide est de jouer. Dans la partie guidée, un conseil montre quoi faire à chaque pas ; le reste du temps, le plateau montre ce qui est possible, et pourquoi.",
  guided: {
    title: "Première partie guidée",
    about:
      "Trois maisons, des adversaires posés, un conseil à chaque pas. Un premier tour prend une dizaine de minutes.",
    start: "Commencer la partie guidée",
    gameTitle: "Votre première partie",
  },
  turn: {
    title: "Un tour en trois phases",
    phases: [
      {
        title: "Westeros",
        text: "À partir du tour 2, on retourne trois cartes : elles peuvent apporter des unités, des blasons, un compte de l’approvisionnement, des enchères d’influence ou les sauvages.",
      },
      {
        title: "Programmation",
        text: "Chaque région où vous avez des unités reçoit un ordre, face cachée. Personne ne voit les ordres des autres avant que tous soient prêts.",
      },
      {
        title: "Action",
        text: "On retourne les ordres. Dans l’ordre du tour viennent d’abord tous les raids, puis toutes les marches avec leurs batailles, et enfin l’implantation locale.",
      },
    ],
  },
  win: {
    title: "Comment gagner",
    text: "Tenez sept régions avec une cité ou une forteresse (huit à trois maisons, six à six), ou le plus grand nombre après le tour 10.",
  },
  words: "Les mots que vous rencontrez",

  stepsTitle: "Votre premier tour",
  steps: { look: "Regarder", orders: "Ordres", ready: "Prêt", reveal: "Révéler", march: "Marche", battle: "Bataille" },

  hints: {
    welcome: {
      title: (house) => `Vous jouez la maison ${house}`,
      text: "Les régions à votre couleur, au motif de votre écu, sont à vous. Pour gagner, prenez des régions qui ont une cité ou une forteresse ; la liste des maisons montre qui en a combien.",
    },
    orders: {
      title: (_house, area) => `Un ordre pour ${area}`,
      text: "Chaque région où vous avez des unités reçoit un ordre. Touchez la région, puis choisissez un jeton. Personne ne le voit avant que toutes les maisons soient prêtes.",
    },
    "order-kinds": {
      title: () => "Cinq sortes d’ordres",
      text: "La marche déplace et attaque. Défense et soutien ajoutent de la force. Le raid enlève un ordre voisin. L’implantation locale rapporte des blasons. L’étoile rend un ordre meilleur ; le panneau montre combien vous pouvez en poser.",
    },
    ready: {
      title: () => "Chaque région a son ordre",
      text: "Regardez encore une fois, changez ce que vous voulez, et envoyez. Vous pourrez encore changer jusqu’à ce que la dernière maison soit prête.",
    },
    raven: {
      title: () => "Vous avez le corbeau",
      text: "Tous les ordres sont visibles, et vous seul pouvez maintenant échanger un des vôtres contre un autre jeton. Rien ne vous y oblige.",
    },
    raid: {
      title: (_house, area) => `Votre raid depuis ${area}`,
      text: "Les régions que vous pouvez toucher sont en surbrillance. Un raid enlève un ordre ennemi de raid, de soutien ou d’implantation locale. On peut aussi le laisser sans effet.",
    },
    reveal: {
      title: () => "Les ordres se règlent un à un",
      text: "Dans l’ordre du tour, chaque maison règle un ordre : d’abord tous les raids, puis toutes les marches, puis l’implantation locale. La barre du haut montre où en est le tour.",
    },
    march: {
      title: (_house, area) => `Votre marche depuis ${area}`,
      text: "Touchez la région qui porte votre ordre de marche, choisissez combien d’unités partent, puis touchez leur but. Elles peuvent se séparer et aller chez plusieurs voisines.",
    },
    "march-where": {
      title: () => "Où elles vont",
      text: "On peut entrer dans les régions en pointillés ; des épées croisées annoncent une bataille. Une marche peut en déclencher une au plus. Si vous videz une région, un blason vous la garde.",
    },
    support: {
      title: () => "Soutien à une bataille",
      text: "Les ordres de soutien voisins d’une bataille peuvent prêter leur force à l’un des camps. Le panneau montre les deux camps avec chaque part de leur force.",
    },
    card: {
      title: () => "Une carte pour la bataille",
      text: "Les deux camps choisissent en secret une carte de maison. Son nombre s’ajoute à votre force ; les épées coûtent des unités au vaincu, les tours sauvent les vôtres. Une carte jouée ne revient que quand les sept l’ont été.",
    },
    blade: {
      title: () => "L’épée valyriane",
      text: "Une fois par tour, qui la tient peut ajouter 1 à la force d’une bataille. La piste des Fiefs départage aussi les égalités.",
    },
    casualties: {
      title: () => "Pertes",
      text: "Les épées que les tours n’arrêtent pas coûtent des unités au vaincu. Vous choisissez lesquelles.",
    },
    retreat: {
      title: () => "Retraite",
      text: "Vos unités battues vont dans une seule région voisine sans ennemis, jamais d’où venait l’attaque. Elles restent couchées, fatiguées, jusqu’à la fin des marches.",
    },
    control: {
      title: () => "Garder la région ?",
      text: "Vos unités s’en vont. Un blason laissé sur place garde la région à vous ; sans lui, elle n’est plus à personne.",
    },
    consolidate: {
      title: () => "Blasons",
      text: "Cet ordre rapporte 1 blason, et 1 de plus par couronne dans sa région.",
    },
    muster: {
      title: () => "Nouvelles unités",
      text: "Chaque forteresse donne 2 points et chaque cité 1. Un fantassin ou un navire coûte 1, un chevalier 2. L’approvisionnement limite la taille de vos armées.",
    },
    bid: {
      title: () => "Enchères d’influence",
      text: "Toutes les maisons misent des blasons en secret et perdent leur mise. La plus haute prend la première place : ordre du tour, égalités au combat ou étoiles pour les ordres.",
    },
    ties: {
      title: () => "Vous départagez",
      text: "Vous tenez le Trône de Fer : rangez comme il vous plaît les maisons qui ont misé autant.",
    },
    wildlings: {
      title: () => "Les sauvages attaquent",
      text: "Tous misent ensemble. Si la somme atteint la menace, la plus haute mise y gagne ; sinon tous y perdent, et la plus basse le plus.",
    },
    supply: {
      title: () => "Trop de bouches",
      text: "Vos armées sont plus grandes que votre approvisionnement ne le permet. Choisissez les unités que vous abandonnez.",
    },
    "turn-over": {
      title: () => "Voilà un tour entier",
      text: "Vous connaissez le chemin. Ce que vous rencontrez pour la première fois reçoit encore un conseil. « Et si » essaie un coup sans l’envoyer, et tout ce qui est grisé dit pourquoi.",
    },
  },
};
