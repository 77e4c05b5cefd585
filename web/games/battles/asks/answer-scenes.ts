import type { AskKind } from "@weirwood/battles/questions";
import type { MakeScene } from "../desk/scene.ts";
import { carryScene } from "./carry.tsx";
import { commitScene } from "./commit.tsx";
import { counterScene } from "./counter.tsx";
import { followScene } from "./follow.tsx";
import { freeLeaveScene } from "./free-leave.tsx";
import { partingScene } from "./parting.tsx";
import { rerollScene } from "./reroll.tsx";
import { retreatScene } from "./retreat.tsx";
import { standFirmScene } from "./stand-firm.tsx";
import { swapBearerScene } from "./swap-bearer.tsx";

/** What is asked in the course of an attack, and before one, in one file of the build. */
export const answerScenes = {
  "free-leave": freeLeaveScene,
  carry: carryScene,
  parting: partingScene,
  commit: commitScene,
  reroll: rerollScene,
  "swap-bearer": swapBearerScene,
  "stand-firm": standFirmScene,
  retreat: retreatScene,
  follow: followScene,
  counter: counterScene,
} satisfies { readonly [kind in AskKind]?: MakeScene };
