import type { RuleText } from "@weirwood/kernel";
import type { elimination as english } from "../en/elimination.ts";

export const elimination: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.elimination.out": {
    rule: "Les cartes d’un joueur éliminé, possédées ou contrôlées, quittent le jeu vers le dessous du deck de leurs propriétaires ; ce que d’autres y avaient attaché est défaussé. La fenêtre s’achève sans ce joueur, dont les textes ne déclenchent plus rien ; si elle est déjà à sa fin, ceux de personne. Et un défi où il se trouvait se termine sans vainqueur.",
    log: "{player:player} est éliminé.",
  },
  "cards.elimination.turn": {
    rule: "Le tour d’un joueur actif éliminé est terminé.",
  },
};
