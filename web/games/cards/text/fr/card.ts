import type { CardsText } from "../en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const card: CardsText["card"] = {
  kneels: "inclinée",
  back: "Une carte face cachée",
  unique: "unique",
  kneeling: "inclinée",
  cost: (now, printed) => (now === printed ? `coûte ${now}` : `coûte ${now} à présent, ${printed} imprimé`),
  str: (now, printed) => (now === printed ? `force ${now}` : `force ${now} à présent, ${printed} imprimée`),
  crest: (name) => `vertu ${name}`,
  power: (count) => plural(count, "pouvoir", "pouvoirs"),
  gold: (count) => plural(count, "or", "ors"),
  counters: (count) => plural(count, "marqueur", "marqueurs"),
  duplicates: (count) => plural(count, "doublon", "doublons"),
  gives: {
    gold: (count) => `${plural(count, "or", "ors")} de revenu`,
    influence: (count) => plural(count, "influence", "influences"),
    initiative: (count) => `${count} d’initiative`,
  },
  plot: (gold, initiative, claim) => `revenu ${gold}, initiative ${initiative}, prise ${claim}`,
  large: {
    key: "Regarder la carte",
    previous: "Carte précédente",
    next: "Carte suivante",
    printed: "Valeur imprimée",
    counters: "Marqueurs sur la carte",
    rule: "Selon les règles",
    sums: {
      str: "Force",
      cost: "Vous payez",
      income: "Revenu",
      initiative: "Initiative",
      claim: "Prise",
    },
    from: {
      constant: "en permanence",
      lasting: "pour un temps",
      attachment: "attachement",
      plot: "complot",
      title: "titre",
      house: "carte Maison ou agenda",
    },
    marks: "Icônes et mots-clés",
    lost: (name) => `${name}, perdu`,
    wouldSave: (saves) => `peut en réduire le coût de ${saves}`,
    now: "Maintenant",
    on: "Sur la carte",
    ruleOf: "Règles",
  },
};
