import { signed } from "@weirwood/kernel";
import type { StageText } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const numbers = ["Aucune", "Une", "Deux", "Trois", "Quatre", "Cinq", "Six"];

const die: StageText["dice"]["die"] = {
  hit: "Touché",
  miss: "Raté",
  back: "Recul 1",
  rank: (rank) => `rang ${rank}`,
  otherRank: "un autre rang",
  valor: "bravoure",
  noValor: "la bravoure ne touche pas ici",
  banner: "l’étendard vacille",
  moraleHits: "le moral touche aussi",
  noMorale: "le moral ne compte pas ici",
  hounds: (symbol) => `Le premier dé : ${symbol}`,
};

const result: StageText["dice"]["result"] = {
  nobody: "Personne ne tombe.",
  fall: (figures) => (figures === 1 ? "Une figurine tombe." : `${numbers[figures] ?? figures} figurines tombent.`),
  gone: "L’unité est éliminée.",
  holdsOut: "Le commandant tient bon.",
  mustBack: "L’unité doit reculer.",
  fellBack: "L’unité recule.",
  cannotBack: "L’unité n’a nulle part où aller.",
  standsFirm: "L’unité ne cède pas.",
};

const outcomes: StageText["dice"]["outcomes"] = {
  left: (figures) => plural(figures, "figurine reste", "figurines restent"),
  lastOne: "encore une touche et elle disparaît",
  lost: (figures) => plural(figures, "perdue", "perdues"),
  ignored: (hits) => plural(hits, "touche ignorée", "touches ignorées"),
  ignoredWhy: "grâce au couvert ou à l’endurance",
  eliminated: "Unité éliminée",
  holdsOut: "Tient bon",
  ofCapture: (hits, capture) => `${hits} touches sur ${capture}`,
  captured: "Capture",
  back: (hexes) => `Recul de ${plural(hexes, "case", "cases")}`,
  backTo: (hex) => `en ${hex}`,
  chooses: (house) => `${house} choisit où`,
  mayStand: (house) => `à moins que ${house} ne tienne ferme`,
  blocked: "Pas de repli",
  blockedHits: (hits) => `${plural(hits, "touche", "touches")} à la place`,
  firm: "Ne cède pas",
  morale: (house, spaces) => `Moral de ${house} : ${signed(spaces)}`,
  points: (points) => `+${plural(points, "point", "points")}`,
};

export const text: StageText = {
  dice: {
    from: (house, hex) => `${house}, depuis ${hex}`,
    standing: (house, rank, hex) => `${house}, rang ${rank}, en ${hex}`,
    die,
    result,
    outcomes,
    odds: "Ce à quoi on pouvait s’attendre",
    wait: "Les dés peuvent encore être relancés.",
    next: (house, doing) => `Ensuite : ${house} ${doing}.`,
    isOver: "L’attaque est terminée.",
    count: "Compter",
  },
  morale: {
    title: "Le moral se rompt",
    rout: "Déroute",
    breaks: (house) => `Le moral de ${house} se rompt`,
    routed: (house) => `${house} est en déroute`,
    zones: {
      green: "Au-delà de la rupture verte, à 4. Au Regroupement, le marqueur peut y être ramené.",
      yellow: "Au-delà de la rupture jaune, à 8. Les cartes qui demandent « jaune ou pire » agissent désormais.",
      red: "Sur la dernière case. S’il y a une Déroute, la bataille est perdue.",
    },
    routEnds: "La bataille s’achève aussitôt.",
    track: (was, now) => `Le marqueur va de ${was} à ${now}.`,
    foot: "La piste se trouve au-dessus du champ de bataille.",
  },
  captured: {
    title: "Capture",
    by: (house) => `Aux mains de ${house}`,
    consequence: "Sa zone de contrôle et ses capacités sont perdues ; les cartes se jouent sur d’autres commandants.",
    foot: "Le champ de bataille montre qui reste.",
  },
  round: {
    title: (round, rounds) => (rounds === undefined ? `Round ${round}` : `Round ${round} sur ${rounds}`),
    last: "Le dernier round commence.",
    first: (house) => `${house} a l’avantage et commence.`,
    tokensOf: (tokens) => plural(tokens, "pion Commandement", "pions Commandement"),
    orders: "Pions Ordre",
    cards: (cards) => plural(cards, "carte piochée", "cartes piochées"),
    figures: (figures) => plural(figures, "figurine", "figurines"),
    points: (points) => plural(points, "point", "points"),
    rally: "Ralliement",
  },
};
