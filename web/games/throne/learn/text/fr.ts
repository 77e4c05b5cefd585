import { de, le } from "../../text/french.ts";
import type { Gains, LearnText } from "./en.ts";

/** Apprendre en jouant : la page, et les conseils d’une première partie sur trois tours. */

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} et ${words.at(-1)}`;

const castles = { city: "une cité", stronghold: "une forteresse" };

function gains({ castle, crowns, barrels }: Gains): string {
  const some = (count: number, one: string, many: string): string[] =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
  const found = [
    ...(castle === undefined ? [] : [castles[castle]]),
    ...some(crowns, "une couronne", "couronnes"),
    ...some(barrels, "un tonneau", "tonneaux"),
  ];
  return found.length === 0 ? "du terrain" : listed(found);
}

export const text: LearnText = {
  lead: "Le plus rapide est de jouer. Dans la partie guidée, un conseil montre quoi faire à chaque pas ; le reste du temps, le plateau montre ce qui est possible, et pourquoi.",
  guided: {
    title: "Première partie guidée",
    about:
      "Trois tours avec la maison Lannister contre des adversaires indulgents : ordres, une bataille à votre portée, recrues, approvisionnement, enchères, et comment on gagne. Une demi-heure environ ; partez et revenez quand vous voulez.",
    start: "Commencer la partie guidée",
    gameTitle: "Votre première partie",
  },
  plan: {
    title: "Ce que vous allez faire",
    turns: [
      {
        title: "Tour 1",
        text: "Donner des ordres, et prendre deux cités ou forteresses voisines que personne ne tient.",
      },
      { title: "Tour 2", text: "Recruter, soutenir une attaque, jouer une carte et gagner une bataille." },
      { title: "Tour 3", text: "Compter l’approvisionnement, miser, tenir vos terres et amasser des blasons." },
    ],
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
    text: "Tenez sept régions avec une cité ou une forteresse (huit si l’on joue à trois, six si l’on joue à six), ou le plus grand nombre après le tour 10.",
  },
  words: "Les mots que vous rencontrez",

  steps: { look: "Regarder", orders: "Ordres", ready: "Prêt", march: "Agir", battle: "Bataille", power: "Blasons" },

  told: {
    welcome: {
      title: (house) => `Vous jouez la maison ${house}`,
      text: (held, needed) =>
        `Les terres à votre couleur sont à vous. Qui tient ${needed} cités et forteresses gagne. Vous en tenez ${held} ; prenons-en d’autres.`,
    },
    reveal: {
      title: () => "Les ordres sont révélés",
      text: () =>
        "Dans l’ordre du tour, chaque maison exécute un ordre à la fois : d’abord les raids, puis les marches, puis les blasons. La barre du haut dit où en est le tour.",
    },
    castles: {
      title: () => "Un tour s’achève",
      text: (held, needed) =>
        `Vous tenez ${held} cités et forteresses sur ${needed} ; la liste des maisons montre celles de chacun. Chaque tour commence par trois cartes Westeros.`,
    },
    income: {
      title: () => "Le Jeu des Trônes : des blasons",
      text: () =>
        "Cette carte a donné à chaque maison 1 blason par couronne sur ses terres. Ils servent à miser, et à garder une région que l’armée quitte.",
    },
    supplied: {
      title: () => "On a compté les tonneaux",
      text: (_held, _needed, barrels, armies) =>
        `Vos terres ont ${barrels} tonneaux, qui nourrissent des armées de ${armies}. Au-delà, les unités ne peuvent rester ensemble.`,
    },
    summary: {
      title: () => "Trois tours : vous savez jouer",
      text: (held, needed) =>
        `Vous tenez ${held} cités et forteresses ; ${needed} gagnent aussitôt, sinon le plus grand nombre après le tour 10. Continuez, ou essayez une autre maison.`,
    },
  },

  orders: {
    titles: {
      march: (area) => `Une marche pour ${area}`,
      defense: (area) => `Une défense pour ${area}`,
      support: (area) => `Un soutien pour ${area}`,
      raid: (area) => `Un raid pour ${area}`,
      consolidate: (area) => `Des blasons pour ${area}`,
    },
    march: {
      empty: (_from, to, gain) =>
        `${to}, la région entourée, est vide : ${gains(gain)}. Une marche suffit pour la prendre. Touchez un jeton.`,
      foe: (from, to, gain, house, ours, theirs) =>
        `${to} (${gains(gain)}) est à ${house}, force ${theirs} ; ${from} a ${ours}. Une marche attaque. Touchez un jeton.`,
      garrison: (from, to, gain, ours, theirs) =>
        `Une garnison de ${theirs} garde ${le(to)} (${gains(gain)}) ; ${from} a ${ours}. Une marche peut la battre. Touchez un jeton.`,
      onward: (from) =>
        `Rien ne menace ${from} : une marche mène ses unités là où l’on a besoin d’elles. Touchez un jeton.`,
    },
    defense: {
      near: (area, house, beside) =>
        `${house} est à côté (${beside}) et peut attaquer ${area}. La défense la rend plus dure à prendre. Touchez un jeton.`,
      calm: (area) => `${area} doit rester à vous : la défense ajoute de la force si l’on vient. Touchez un jeton.`,
    },
    support: {
      fight: (area, to) =>
        `${area} touche ${to}, où l’on peut se battre : le soutien y prête sa force. Touchez un jeton.`,
      calm: (area) =>
        `Le soutien prête la force ${de(area)} à toute bataille voisine, aussi aux vôtres. Touchez un jeton.`,
    },
    raid: (area, house, beside) =>
      `${house} est à côté (${beside}). Un raid depuis ${le(area)} retire un ordre de soutien, de raid ou d’implantation. Touchez un jeton.`,
    consolidate: (area, power) =>
      `${area} n’a rien à attaquer : l’implantation locale rapporte ${power === 1 ? "1 blason" : `${power} blasons`}, pour miser et garder des terres. Touchez un jeton.`,
    why: {
      march: {
        empty:
          "Personne n’attend là-bas : une marche sans bonus suffit, gardez l’étoile pour une bataille. Cités et forteresses font gagner.",
        foe: "Le bonus de la marche compte dans la bataille, et le soutien des régions voisines aussi.",
        garrison:
          "Une garnison ne joue pas de carte : atteignez son nombre avec unités, bonus et soutien, et la région est à vous.",
        onward: "Des unités qui n’ont rien à gagner ni à perdre ne servent à rien.",
      },
      defense: "Des unités en marche laissent leur région ouverte. Celle-ci vaut plus tenue que quittée.",
      support:
        "Un seul ordre aide plusieurs batailles du tour, les vôtres ou celles d’autrui, dans un camp ou l’autre.",
      raid: "Les raids passent avant les marches : le soutien ou les blasons retirés manquent tout le tour.",
      consolidate: "Les blasons décident des enchères, et un seul suffit à garder une région quand l’armée s’en va.",
      unstarred: "Une étoile ferait plus, mais vous en avez peu : gardez-les pour là où elles comptent.",
    },
    place: (order) => `Poser ${order}`,
    others: "autres ordres",
    readyTitle: "Chaque région a son ordre",
    ready:
      "Personne ne les voit avant que toutes les maisons soient prêtes ; d’ici là, vous pouvez les changer. Puis on les retourne ensemble.",
    readyWhy: "Relisez la liste : qui marche, qui aide, qui reste ? Touchez une région pour changer son ordre.",
    send: "Prêt",
  },

  asks: {
    march: {
      title: (from) => `Votre marche : ${from}`,
      empty: (to, gain) => `${to} est vide : ${gains(gain)}. Qui entre la prend. Les unités peuvent aussi se séparer.`,
      foe: (to, ours, theirs) =>
        `${to} : vos ${ours} contre ${theirs}, avant cartes et soutiens. Y entrer ouvre une bataille.`,
      own: (to) => `${to} est déjà à vous : les unités s’y rassemblent, autant que l’approvisionnement le permet.`,
      unused: "Rien à gagner d’ici cette fois : l’ordre peut être retiré, les unités restent.",
      reason:
        "Nous pesons ce qu’on prend, ce qu’on laisse et qui peut riposter. Une marche ouvre une bataille au plus.",
      token: (from) => `Un blason laissé sur place garde ${from} : sans unités ni blason, une terre n’est à personne.`,
    },
    raid: {
      title: (from) => `Votre raid : ${from}`,
      text: (to) =>
        `Un raid retire un ordre : ici celui ${de(to)}. Une implantation locale coûte en plus 1 blason à sa maison.`,
      unused: "Rien à côté ne vaut un raid : l’ordre peut être retiré.",
      reason: "Les raids passent avant les marches : la maison visée devra se passer de cet ordre ce tour-ci.",
    },
    raven: {
      title: () => "Vous avez le corbeau",
      keep: "Tous les ordres sont visibles, et vous seul pouvez échanger un des vôtres. Ceux-ci sont bons : gardez-les.",
      swap: (area, order) =>
        `Tous les ordres sont visibles, et vous seul pouvez en échanger un : ${order} sert mieux ici (${area}).`,
      reason: "Le premier à la Cour du Roi tient le corbeau. Il vaut le plus quand un ordre voisin surprend.",
    },
    support: {
      title: () => "Soutien à une bataille",
      text: "Les ordres de soutien voisins d’une bataille peuvent prêter toute leur force à l’un des camps, ou à personne.",
      reason: "Votre camp d’abord. Entre deux autres, aidez le voisin le plus faible, ou tenez parole.",
    },
    accept: {
      title: () => "On vous propose de l’aide",
      text: "Une autre maison offre son soutien. Sa force compte pour vous ; vous ne devez rien.",
      reason: "Leur force compte comme si elle était à vous, et ne vous coûte rien.",
    },
    card: {
      title: () => "Une carte pour la bataille",
      text: (card, strength) =>
        `Chacun choisit une carte en secret ; son nombre s’ajoute à l’armée. ${card} apporte ${strength}. Les épées tuent, les tours sauvent.`,
      reason:
        "Une carte jouée ne revient que quand les sept l’ont été : jouez haut où cela décide, bas où cela ne change rien.",
    },
    blade: {
      title: () => "L’épée valyriane",
      text: "Une fois par tour, le premier des Fiefs peut ajouter 1 à une bataille. C’est aussi lui qui gagne les égalités.",
      reason: "Tirez-la quand un point de plus change une défaite en victoire.",
    },
    casualties: {
      title: () => "Pertes",
      text: "Chaque épée qu’aucune tour n’arrête coûte une unité au vaincu. Les fantassins sont les moins chers à perdre.",
      reason: "Un chevalier vaut deux fantassins, et coûte deux fois plus à recruter.",
    },
    retreat: {
      title: () => "Retraite",
      text: "Les unités battues vont dans une région voisine sans ennemis, jamais d’où venait l’attaque. Elles restent couchées ce tour-ci.",
      reason: "Allez là où elles serviront au tour suivant, et où l’on peut les nourrir.",
    },
    control: {
      title: () => "Garder la région ?",
      text: "Vos unités s’en vont. Un blason garde la région, sa cité ou sa forteresse, ses couronnes et ses tonneaux à vous.",
      reason: "Une cité ou une forteresse vaut presque toujours un blason ; une terre nue, rarement.",
    },
    consolidate: {
      title: () => "Blasons",
      text: "L’implantation locale rapporte 1 blason, et 1 de plus par couronne dans la région.",
      reason: "Les blasons paient les enchères, gardent des terres, et arrêtent les sauvages.",
    },
    muster: {
      title: () => "Nouvelles unités",
      text: (units) =>
        `Une forteresse a 2 points, une cité 1 ; fantassin ou navire : 1, chevalier : 2. Nous prendrions : ${units}.`,
      reason:
        "Des chevaliers pour attaquer, des fantassins pour tenir plus de terres ; l’approvisionnement limite chaque armée.",
      send: "Les recruter",
    },
    "bid-iron-throne": {
      title: () => "Une mise pour le Trône de Fer",
      text: "Tous misent en secret et perdent leur mise. La plus haute passe en tête : elle joue la première et départage.",
      reason: "Misez là où une place change votre prochain tour, et gardez des blasons pour vos terres.",
    },
    "bid-fiefdoms": {
      title: () => "Une mise pour les Fiefs",
      text: "La meilleure place gagne les batailles égales, et la première tient l’épée : 1 de plus dans une bataille par tour.",
      reason: "Vaut le plus pour qui compte se battre souvent, et de près.",
    },
    "bid-kings-court": {
      title: () => "Une mise pour la Cour du Roi",
      text: "La place donne des étoiles (trois, trois, deux, une, aucune), et la première tient le corbeau.",
      reason: "Les étoiles améliorent chaque tour ; la cinquième place n’en a pas.",
    },
    "bid-wildlings": {
      title: () => "Les sauvages attaquent",
      text: "Tous misent ensemble. Si la somme atteint la menace, la plus haute mise y gagne ; sinon tous perdent des unités.",
      reason: "Assez pour ne pas être le plus bas ; davantage seulement si le Mur tomberait.",
    },
    ties: {
      title: () => "Vous départagez",
      text: "Vous tenez le Trône de Fer : rangez comme il vous plaît les maisons qui ont misé autant.",
      reason: "Vous d’abord, puis qui vous menace le moins.",
      send: "Dans cet ordre",
    },
    disband: {
      title: () => "Trop de bouches à nourrir",
      text: "Vos armées dépassent votre approvisionnement, ou les sauvages réclament leur dû. Choisissez qui s’en va.",
      reason: "Retirez ce qui défend le moins : les fantassins loin de l’ennemi.",
    },
    other: {
      title: (question) => question,
      text: "Cela arrive rarement. Un bouton joue ce que nous ferions ; tout le reste demeure possible.",
      reason: "L’Intendant pèse cela comme il jouerait lui-même.",
      send: "Faire comme l’Intendant",
    },
    sendTitle: "C’est sur le plateau",
    sendText:
      "Regardez, changez ce que vous voulez, puis envoyez. Tout ce qui est grisé dit pourquoi ce n’est pas possible.",
    sendWhy: "Rien n’est décidé avant l’envoi : ce que vous préparez ici, personne d’autre ne le voit.",
    send: "Envoyer",
  },
  next: { house: "Une autre maison", rules: "Le livre des règles" },
};
