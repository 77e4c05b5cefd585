import type { Throne } from "@weirwood/throne/rules";
import type { Stages } from "../../../table/telling.ts";
import { openBooks } from "../../books.ts";

/** What stages say is loaded with the first of them. */
async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("throne", "stages")]);
  return loaded;
}

/** The stages of the Westeros phase and of the turn, loaded with the first moment of their kind. */
export const westerosStages: Stages<Throne> = {
  westeros: async () => (await withWords(import("./westeros-stage.tsx"))).WesterosStage,
  auction: async () => (await withWords(import("./auction-stage.tsx"))).AuctionStage,
  wildlings: async () => (await withWords(import("./wildlings-stage.tsx"))).WildlingsStage,
  turn: async () => (await withWords(import("./turn-stage.tsx"))).TurnStage,
};
