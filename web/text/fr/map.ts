import type { map as english } from "../en/map.ts";

export const map: typeof english = {
  move: "Déplacer la carte",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  wholeMap: "Toute la carte",
};
