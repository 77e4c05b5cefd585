import type { Battle } from "@weirwood/battles/questions";
import type { Stages } from "../../../table/telling.ts";
import { openBooks } from "../../books.ts";

/** What stages say is loaded with the first of them. */
async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("battles", "stages")]);
  return loaded;
}

/** Where the great moments of a battle are played, each loaded with the first of its kind. */
export const stages: Stages<Battle> = {
  dice: async () => (await withWords(import("./dice-stage.tsx"))).DiceStage,
  break: async () => (await withWords(import("./break-stage.tsx"))).BreakStage,
  captured: async () => (await withWords(import("./captured-stage.tsx"))).CapturedStage,
  round: async () => (await withWords(import("./round-stage.tsx"))).RoundStage,
};
