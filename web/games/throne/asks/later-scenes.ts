import { watchScene } from "../battle/watch.tsx";
import type { Desk } from "../desk/desk.ts";
import type { LaterKind, LaterScenes, MakeScene, Scene } from "../desk/scene.ts";
import { noMuster } from "../draft/muster.ts";
import { influenceBidScene, tiesScene } from "./auction.tsx";
import { cardScene, discardScene, replaceScene, takeBackScene, threeCardsScene } from "./battle-cards.tsx";
import { caravanScene, consolidateScene } from "./consolidate.tsx";
import { disbandScene } from "./disband.tsx";
import { pullingScene } from "./forced-march.tsx";
import { highgardenScene, lionScene, scorpionScene } from "./house-orders.tsx";
import { casualtiesScene, retreatScene } from "./losses.tsx";
import { sendingScene } from "./marches.tsx";
import { musterScene } from "./muster.tsx";
import { pointingScene } from "./raids.tsx";
import { ravenScene } from "./raven.tsx";
import { settleScene } from "./settle.tsx";
import { singleScene } from "./single.tsx";
import {
  bladeScene,
  captureScene,
  controlScene,
  demoteScene,
  knightInScene,
  makeKnightScene,
  nameScene,
  removeOrderScene,
  spendScene,
  takeTokenScene,
} from "./small-asks.tsx";
import { acceptScene, supportScene } from "./support.tsx";
import { wildlingScene } from "./wildlings.tsx";

/** Tokens that are settled one at a time: which one is the first thing to choose, and decides what follows. */
function tokenScene(desk: Desk): Scene {
  const { draft } = desk;
  switch (draft?.kind) {
    case "raid":
    case "use-iron-fleet":
    case "use-rhllor":
      return pointingScene(desk, draft);
    case "march":
    case "use-young-wolf":
      return sendingScene(desk, draft);
    case "use-forced-march":
      return pullingScene(desk, draft);
    case "consolidate":
      return consolidateScene(desk, draft);
    case "use-caravan":
      return caravanScene(desk, draft);
    case "use-muster":
      return musterScene(desk, draft);
    case "use-scorpion":
      return scorpionScene(desk, draft);
    case "use-lion":
      return lionScene(desk, draft);
    case "use-highgarden":
      return highgardenScene(desk, draft);
    default:
      return settleScene(desk);
  }
}

/** How each question of the game is put but the first. */
const laterScenes: { readonly [kind in LaterKind]: MakeScene } = {
  "disband-supply": disbandScene,
  muster: (desk) => musterScene(desk, desk.draft?.kind === "muster" ? desk.draft : noMuster),
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
  raid: tokenScene,
  "raid-or-single": tokenScene,
  march: tokenScene,
  "march-or-single": tokenScene,
  support: supportScene,
  accept: acceptScene,
  card: cardScene,
  "three-cards": threeCardsScene,
  spend: spendScene,
  "replace-card": replaceScene,
  demote: demoteScene,
  blade: bladeScene,
  "take-back": takeBackScene,
  "remove-order": removeOrderScene,
  "discard-card": discardScene,
  "make-knight": makeKnightScene,
  "knight-in": knightInScene,
  "take-token": takeTokenScene,
  casualties: casualtiesScene,
  retreat: retreatScene,
  control: controlScene,
  capture: captureScene,
  consolidate: tokenScene,
};

/** Everything but the first question, in one file of the build. */
export const later: LaterScenes = { scenes: laterScenes, watch: watchScene };
