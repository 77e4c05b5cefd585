import type { view as english } from "../en/view.ts";

export const view: typeof english = {
  move: "Déplacer la carte",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  wholeMap: "Toute la carte",
};
