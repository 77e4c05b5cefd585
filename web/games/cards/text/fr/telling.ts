import type { telling as english } from "../en/telling.ts";

export const telling: typeof english = {
  attacks: ({ attacker, defender, type, cards, isForced }) =>
    `${attacker} attaque ${defender} avec ${cards}${isForced ? ", seul à le pouvoir" : ""} : défi ${types[type] ?? type}.`,
  window: "Cette fenêtre, pas à pas",
  draws: (player, cards) => `${player} pioche ${cards}.`,
  killed: (count) => `${count} personnages meurent.`,
  leave: (count) => `${count} cartes quittent le jeu.`,
};

/** Types as they follow the word. */
const types: { readonly [type: string]: string } = { intrigue: "d’intrigue", pouvoir: "de pouvoir" };
