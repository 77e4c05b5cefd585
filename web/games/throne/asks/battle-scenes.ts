import type { ScenesIn } from "../desk/scene.ts";
import { captureScene, spendScene } from "./amounts.tsx";
import { cardScene, discardScene, replaceScene, takeBackScene, threeCardsScene } from "./battle-cards.tsx";
import { knightInScene } from "./knighting.tsx";
import { casualtiesScene, retreatScene } from "./losses.tsx";
import { removeOrderScene } from "./removal.tsx";
import { acceptScene, supportScene } from "./support.tsx";
import { demoteScene, takeTokenScene } from "./tracks.tsx";
import { bladeScene, controlScene, makeKnightScene } from "./yes-or-no.tsx";

/** Everything that is asked in a battle and about its cards. */
export const scenes: ScenesIn<"battle"> = {
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
};
