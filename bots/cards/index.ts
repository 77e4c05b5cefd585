import { type Cards, type CardsDecision, cards } from "@weirwood/cards/rules";
import type { Bot } from "../bot.ts";
import { randomBot } from "../random.ts";
import { squireOf } from "../squire.ts";
import { steward } from "./steward/steward.ts";

type CardsBot = Bot<Cards, CardsDecision>;

/** Players of Cards by name, the simplest first. */
export const cardsBots: { readonly random: CardsBot; readonly squire: CardsBot; readonly steward: CardsBot } = {
  random: randomBot(cards),
  squire: squireOf(cards, steward),
  steward,
};
