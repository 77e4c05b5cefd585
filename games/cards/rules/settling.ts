import { settle } from "../derived/derive.ts";
import { DIRTY, gameWord } from "../derived/words.ts";
import { type Cards, GAME_DERIVED } from "../state/layout.ts";
import { dropIllegal } from "./attaching.ts";
import { settleControl } from "./control.ts";
import type { TellRule } from "./step.ts";

/** After every change: derived values, who controls what, and attachments that may not be where they are; until all is right. */
export function settleAll(game: Cards, tell?: TellRule): void {
  if (gameWord(game, DIRTY) === 0) return;
  for (;;) {
    settle(game);
    const isChanged = settleControl(game, tell);
    if (isChanged) settle(game);
    if (!dropIllegal(game, tell) && !isChanged) break;
  }
  game[GAME_DERIVED + DIRTY] = 0;
}
