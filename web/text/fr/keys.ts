import type { keys as english } from "../en/keys.ts";

export const keys: typeof english = {
  title: "Touches",
  list: "Liste des touches",
  everywhere: "Tab passe d’une partie à l’autre, les flèches s’y déplacent, Entrée choisit, Échap revient en arrière.",
  names: {
    Escape: "Échap",
    Enter: "Entrée",
    Shift: "Maj",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
    " ": "Espace",
  },
};
