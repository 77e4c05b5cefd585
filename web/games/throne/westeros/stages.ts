import type { Throne } from "@weirwood/throne/rules";
import type { Stages } from "../../../table/telling.ts";
import { openBooks } from "../../books.ts";
import { showScenes } from "./scenes.ts";

/** What stages say and show is loaded with the first of them. */
async function complete<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("throne", "stages"), showScenes()]);
  return loaded;
}

/** The stages of the Westeros phase and of the turn, loaded with the first moment of their kind. */
export const westerosStages: Stages<Throne> = {
  westeros: async () => (await complete(import("./westeros-stage.tsx"))).WesterosStage,
  auction: async () => (await complete(import("./auction-stage.tsx"))).AuctionStage,
  wildlings: async () => (await complete(import("./wildlings-stage.tsx"))).WildlingsStage,
  turn: async () => (await complete(import("./turn-stage.tsx"))).TurnStage,
};
