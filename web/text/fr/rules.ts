import type { rules as english } from "../en/rules.ts";

/** Le livret des règles, et le panneau qui en montre une. */
export const rules: typeof english = {
  title: (game) => `Les règles de ${game}`,
  lead: "Toutes les règles, dans nos propres mots et dans l’ordre où l’on joue. Chacune a un identifiant, que citent le journal et chaque refus. Là où les documents se taisent ou se contredisent, une décision dit ce que nous avons choisi et pourquoi.",
  search: "Chercher dans les règles",
  searchHint: "Mots ou identifiant",
  found: (count) => (count < 2 ? `${count} règle trouvée` : `${count} règles trouvées, les meilleures d’abord`),
  foundNone: "Aucune règle n’en parle.",
  contents: "Sommaire",
  ruling: "Décision :",
  copyLink: (id) => `Copier le lien vers ${id}`,
  copied: "Lien copié",
  tryIt: "Essayer",
  tryRule: (id) => `Essayer : un exemple de ${id} sur une table d’entraînement`,
  tryTitle: (id) => `Essai de ${id}`,
  toTry: "À essayer",
  toTryAbout: "Une petite position avec la règle, sur une table d’entraînement : ce qui est interdit dit pourquoi.",
  seeAlso: "Voir aussi",
  openBook: "Ouvrir dans le livret",
  back: "Revenir à la règle précédente",
  unknown: (id) => `Le livret ne connaît pas de règle ${id}.`,
  unknownGame: "Il n’y a pas de livret de règles pour ce jeu.",
  rules: "Règles",
  find: "Chercher par nom",
  noneFound: "Rien ne porte ce nom.",
};
