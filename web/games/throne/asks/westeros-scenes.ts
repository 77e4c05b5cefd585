import type { ScenesIn } from "../desk/scene.ts";
import { influenceBidScene, tiesScene } from "./auction.tsx";
import { disbandScene } from "./disband.tsx";
import { nameScene } from "./naming.tsx";
import { ravenScene } from "./raven.tsx";
import { singleScene } from "./single.tsx";
import { wildlingScene } from "./wildlings.tsx";

/** What is asked before orders are carried out: by the cards of Westeros, by wildlings, and beside the orders. */
export const scenes: ScenesIn<"westeros"> = {
  "disband-supply": disbandScene,
  "bid-iron-throne": influenceBidScene,
  "bid-fiefdoms": influenceBidScene,
  "bid-kings-court": influenceBidScene,
  ties: tiesScene,
  "bid-wildlings": wildlingScene,
  "pick-highest": nameScene,
  "pick-lowest": nameScene,
  "disband-wildlings": disbandScene,
  single: singleScene,
  raven: ravenScene,
};
