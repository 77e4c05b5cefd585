import { cards as game } from "@weirwood/cards";
import { listOf, readDeckText, readyDecks, whyNotDeck, writeDeckText } from "@weirwood/cards/decks";
import { cardIds } from "@weirwood/cards/questions";
import { explain } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { oneOfWords } from "../../arguments.ts";
import type { Context, Report } from "../../context.ts";
import { exitCodes } from "../../failure.ts";
import { readText } from "../../files.ts";
import { wrapped } from "../../layout.ts";
import type { GameCommands } from "../game-commands.ts";
import { deckNames } from "./decks.ts";
import { sentencesFor } from "./text/index.ts";

/** `weirwood cards decks`: which there are. */
function declareDecks(under: Command, here: Context, end: (report: Report) => void): void {
  const { decks } = sentencesFor(here);
  under
    .command("decks")
    .summary(decks.list.summary)
    .description(decks.list.about)
    .addHelpText("after", decks.examples)
    .action(() => {
      for (const { id, title, about, isFirst } of readyDecks) {
        const first = isFirst ? ` · ${decks.first}` : "";
        here.print(`${pc.cyan(id)}  ${pc.bold(title[here.language])}${first}`);
        here.print(`  ${wrapped(about[here.language], here.width - 2, "  ")}`);
      }
      end({
        json: { decks: readyDecks.map(({ id, title, isFirst = false }) => ({ id, title: { ...title }, isFirst })) },
      });
    });
}

/** `weirwood cards deck NAME`: one of our decks as a text to begin with. */
function declareDeck(under: Command, here: Context, end: (report: Report) => void): void {
  const { decks } = sentencesFor(here);
  under
    .command("deck")
    .summary(decks.deck.summary)
    .description(decks.deck.about)
    .argument("<name>", decks.deck.name(deckNames))
    .addHelpText("after", decks.examples)
    .action((name: string) => {
      const id = oneOfWords("NAME", name, deckNames, here);
      const { deck } = readyDecks[deckNames.indexOf(id)];
      here.print(writeDeckText(deck, here.language).trimEnd());
      end({ json: { id, cards: listOf(deck).map((card) => cardIds[card]) } });
    });
}

/** `weirwood cards check FILE`: everything that is wrong with a deck. */
function declareCheck(under: Command, here: Context, end: (report: Report) => void): void {
  const { decks } = sentencesFor(here);
  under
    .command("check")
    .summary(decks.check.summary)
    .description(decks.check.about)
    .argument("<file>", decks.check.file)
    .addHelpText("after", decks.examples)
    .action((file: string) => end(checked(file, here)));
}

function checked(file: string, here: Context): Report {
  const { check } = sentencesFor(here).decks;
  const read = readDeckText(readText(file, here));
  const isRead = "house" in read;
  const reasons = (isRead ? whyNotDeck(read) : read).map((refusal) => ({
    rule: refusal.rule,
    message: explain(game.phrasebooks[here.language], refusal),
  }));
  for (const { message } of reasons) here.print(`${pc.red("✗")} ${wrapped(message, here.width - 2, "  ")}`);
  const json = { file, ok: reasons.length === 0, reasons };
  if (!isRead || reasons.length > 0)
    return { json, failure: { sentence: check.wrong(file), exitCode: exitCodes.failed } };
  here.print(check.right(file, read.cards.length));
  return { json };
}

/** @public Loaded by its name: decks as texts. */
export const gameCommands: GameCommands = {
  summary: (here) => sentencesFor(here).decks.summary,
  declare(under, here, end) {
    for (const declare of [declareDecks, declareDeck, declareCheck]) declare(under, here, end);
  },
};
