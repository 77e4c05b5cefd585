import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import type { GameLog, GroupHeading } from "../../../table/log/game-log.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import { Block } from "./block.tsx";
import { ChallengeCard } from "./challenge-card.tsx";
import { groups, isSilent, phaseOf } from "./groups.ts";
import { headingOf } from "./headings.ts";
import { summary } from "./summary.ts";

function heading(
  kind: string,
  events: readonly GameEvent[],
  language: Language,
  book: Phrasebook = bookOf("cards", language),
): GroupHeading {
  return headingOf(kind, { events, said: chronicleTextIn(language).log, book });
}

/** The log of Cards: phases, a block for each marshalling and each challenge, answers beside what they answer. */
export const cardsLog: GameLog = {
  ...{ phaseOf, groups, isSilent, heading, summary },
  cards: { challenge: ChallengeCard },
  contents: { setup: Block, plots: Block, marshalling: Block, challenge: Block, turn: Block, act: Block, phase: Block },
};
