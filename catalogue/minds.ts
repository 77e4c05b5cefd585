/**
 * Looking ahead, judging and learning, for whoever has a game's craft. Apart from the games themselves: a page that only
 * names bots needs none of it, and one that thinks does so in a worker.
 */
export { type Advice, blundersIn, chancesIn, counsel, type JudgedDecision, judgeDecision } from "@weirwood/bots/search";
export {
  type ErrorAt,
  fingerprintOf,
  type Learned,
  type Lesson,
  learn,
  lessonOf,
  type Weights,
} from "@weirwood/bots/values";
