import type { CardsText } from "../en.ts";

export const card: CardsText["card"] = {
  kneels: "inclinée",
};
