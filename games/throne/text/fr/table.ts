import type { RuleText } from "@weirwood/kernel";
import type { table as english } from "../en/table.ts";

/** What the table itself says, whatever the game. */
export const table = {
  "kernel.malformed": {
    rule: "Une réponse doit être une décision que le jeu connaît, écrite comme le jeu l’écrit.",
    no: "Le jeu ne comprend pas cette décision.",
  },
  "kernel.not-asked": {
    rule: "Seule une maison à qui l’on demande quelque chose peut répondre.",
    no: "On ne vous demande rien pour l’instant ; attendez votre tour.",
  },
  "kernel.other-ask": {
    rule: "Une réponse doit correspondre à la question posée.",
    no: "On vous demande autre chose : {asked:ask}",
  },
  "kernel.over": {
    rule: "Une fois la partie finie, il n’y a plus rien à décider.",
    no: "La partie est finie.",
  },
} satisfies Record<keyof typeof english, RuleText>;
