import { CARD_SOURCE, cardOf, iconIds } from "@weirwood/cards/questions";
import type { CardsDecision } from "@weirwood/cards/rules";
import { refWords } from "../asks/stack-list.tsx";
import type { Reading } from "../desk/reading.ts";
import type { TimingText } from "./text/en.ts";

/** An answer in a few words, to stand behind the name of whoever gave it. */
export function answerWords(answer: CardsDecision, reading: Reading, { example }: TimingText): string {
  const { view, words } = reading;
  switch (answer.kind) {
    case "act":
      return example.act(
        words.card(answer.source < CARD_SOURCE ? cardOf(view, answer.source) : answer.source - CARD_SOURCE),
      );
    case "choose":
      return example.choose(refWords(reading, answer.what) ?? "");
    case "challenge":
      return example.challenge(words.book.names.icon[iconIds[answer.type]]);
    case "done":
      return example.done;
    default:
      return example.pass;
  }
}
