import { cards } from "@weirwood/cards";
import { seedFrom } from "@weirwood/kernel";
import { beforeAll, expect, test } from "vitest";
import { openBook } from "../books.ts";
import { answerNames } from "./answer-names.ts";

beforeAll(async () => {
  await openBook("cards", "en");
});

test("cards in an answer are called by their titles, wherever they lie", () => {
  const title = cards.phrasebooks.en.names.card.core_135;
  const view = cards.view(cards.setup(cards.readOptions({ players: 2 }) as never, seedFrom("names")), 0);
  expect(answerNames(view, "core_135", "en")).toBe(title);
  expect(answerNames(view, "core_135/1", "en")).toBe(title);
  expect(answerNames(view, "two/dead/core_135", "en")).toBe(title);
  expect(answerNames(view, "military", "en")).toBeUndefined();
});
