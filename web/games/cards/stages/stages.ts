import type { Cards } from "@weirwood/cards/questions";
import type { Stages } from "../../../table/telling.ts";
import { openBooks } from "../../books.ts";

/** What stages say is loaded with the first of them. */
async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("cards", "stages")]);
  return loaded;
}

/** Where the great moments of a game of cards are played, each loaded with the first of its kind. */
export const stages: Stages<Cards> = {
  plots: async () => (await withWords(import("./plots-stage.tsx"))).PlotsStage,
  result: async () => (await withWords(import("./result-stage.tsx"))).ResultStage,
  titles: async () => (await withWords(import("./titles-stage.tsx"))).TitlesStage,
  out: async () => (await withWords(import("./out-stage.tsx"))).OutStage,
};
