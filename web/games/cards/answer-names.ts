import type { Cards } from "@weirwood/cards/questions";
import type { AnswerNames } from "../answer-names.ts";
import { cardsWords } from "./words.ts";

/** Cards by what is printed on them: on the table (`b12`), in a pile (`two/dead/core_5`), by one of their abilities (`core_26/1`). */
export const answerNames: AnswerNames = (view, word, language) => {
  const words = cardsWords(language);
  const [, body] = /^b(\d+)(?:\/\d+)?$/.exec(word) ?? [];
  if (body !== undefined) return words.body(view as Cards, Number(body));
  const card = word.split("/").find((part) => Object.hasOwn(words.book.names.card, part));
  return card === undefined ? undefined : words.book.names.card[card];
};
