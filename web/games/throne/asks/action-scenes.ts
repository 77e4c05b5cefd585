import type { Desk } from "../desk/desk.ts";
import type { Scene, ScenesIn } from "../desk/scene.ts";
import { noMuster } from "../draft/muster.ts";
import { caravanScene, consolidateScene } from "./consolidate.tsx";
import { pullingScene } from "./forced-march.tsx";
import { highgardenScene, lionScene, scorpionScene } from "./house-orders.tsx";
import { sendingScene } from "./marches.tsx";
import { musterScene } from "./muster.tsx";
import { pointingScene } from "./raids.tsx";
import { settleScene } from "./settle.tsx";

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

/** Orders that are carried out, and musters, which some of them are. */
export const scenes: ScenesIn<"action"> = {
  raid: tokenScene,
  "raid-or-single": tokenScene,
  march: tokenScene,
  "march-or-single": tokenScene,
  consolidate: tokenScene,
  muster: (desk) => musterScene(desk, desk.draft?.kind === "muster" ? desk.draft : noMuster),
};
