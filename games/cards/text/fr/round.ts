import type { RuleText } from "@weirwood/kernel";
import type { round as english } from "../en/round.ts";

export const round: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.round.begins": {
    rule: "Un tour a sept phases : complots, pioche, recrutement, défis, hégémonie, redressement, taxation.",
    log: "Le tour {round} commence.",
  },
  "cards.round.phase": {
    rule: "Le début d’une phase est une étape de jeu à part entière, avec sauvegardes, capacités passives et réponses. Dans les phases de complots et de pioche, les joueurs peuvent agir juste après.",
    log: "Phase : {phase:phase}.",
  },
  "cards.round.phase-ends": {
    rule: "À la fin d’une phase, rien ne peut être sauvé, annulé ni suivi d’une réponse. D’abord cessent les effets qui durent jusque-là ; puis viennent les capacités passives de la fin de la phase.",
  },
  "cards.round.skipped": {
    rule: "Une phase qu’un texte fait sauter n’a ni début ni fin.",
    log: "La phase est sautée : {phase:phase}.",
  },
  "cards.round.added": {
    rule: "Un texte peut ajouter une phase au tour. Elle a un début et une fin comme les autres.",
    log: "Une phase s’ajoute : {phase:phase}.",
  },
  "cards.round.cut-short": {
    rule: "Un texte peut mettre fin au tour sur-le-champ : la phase prend fin, celles à venir sont omises, et le tour se termine comme toujours.",
    log: "Le tour prend fin sur-le-champ.",
  },
  "cards.round.ends": {
    rule: "À la fin du tour, les complots révélés rejoignent les complots utilisés et les titres reviennent. Sauter la taxation ne saute pas cela.",
  },
};
