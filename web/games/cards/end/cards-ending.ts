import { type Cards, powerToWin, seatIds, seatsIn, totalPower } from "@weirwood/cards/questions";
import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import type { Highlight } from "../../../replay/highlights.ts";
import type { DecidingRound, EndMoment, EndOfGame, GameEnding, Ranking } from "../../../table/end/game-ending.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { eventMark } from "../event-mark.ts";
import { tableBook } from "../table-book.ts";
import { Backdrop } from "./backdrop.tsx";
import { momentsOf } from "./end-moments.ts";

/** The verdict by its rule, and in a duel the power of both. */
function sentence(
  { view, winner, told }: EndOfGame<Cards>,
  language: Language,
  book = tableBook(language, view),
): string {
  const verdicts = told.filter(({ rule }) => /^cards\.victory\./.test(rule));
  const power = (seat: number): number => totalPower(view, seat);
  return [
    ...verdicts.slice(-1).flatMap((event) => narrate(book, event) ?? []),
    ...(seatsIn(view) === 2 ? [chronicleTextIn(language).end.power(power(winner), power(1 - winner))] : []),
  ].join(" ");
}

/** What the winner won and gained in the round that decided. */
function decided(
  { winner, before, after, told }: DecidingRound<Cards>,
  language: Language,
  book = tableBook(language, after),
): string | undefined {
  const said = chronicleTextIn(language).end;
  const name = book.names.player[seatIds[winner]];
  const won = told.filter(
    ({ rule, player }) => rule === "cards.challenges.winner" && player === seatIds[winner],
  ).length;
  const killed = told.filter(({ rule }) => rule === "cards.leaving.killed").length;
  const gained = before === undefined ? 0 : totalPower(after, winner) - totalPower(before, winner);
  const sentences = [
    ...(won === 0 ? [] : [said.challengesWon(name, won)]),
    ...(gained <= 0 ? [] : [said.gained(name, gained)]),
    ...(killed === 0 ? [] : [said.killed(killed)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

function moments(
  highlights: readonly Highlight[],
  language: Language,
  book: Phrasebook = bookOf("cards", language),
): readonly EndMoment[] {
  const said = chronicleTextIn(language).end;
  return momentsOf(highlights).map(({ key, at, round, event, opening }) => {
    const { symbol, seats } = eventMark(event);
    const [seat] = seats;
    const lines = [opening, event].flatMap((one) => (one && narrate(book, one)) ?? []);
    return {
      ...{ key, at, round, symbol },
      title: titleOf(event, said, book),
      sentence: lines.join(" "),
      ...(seat !== undefined && { seat }),
    };
  });
}

function titleOf(event: GameEvent, said: ChronicleText["end"], { names }: Phrasebook): string {
  const card = names.card[String(event.card)];
  switch (event.rule) {
    case "cards.challenges.winner":
      return said.greatest(Number(event.attack) + Number(event.defence));
    case "cards.leaving.killed":
      return said.firstDeath(card);
    case "cards.saves.cancelled":
      return said.cancelled(card);
    case "cards.saves.saved":
      return said.saved(card);
    default:
      return said.out(names.player[String(event.player)]);
  }
}

const ranking: Ranking<Cards> = {
  measure: "power",
  symbol: "cards/power",
  goal: (view) => powerToWin(view, 0),
  beside: { measure: "characters", symbol: "cards/strength" },
};

/** How a game of cards ends: by power. */
export const cardsEnding: GameEnding<Cards> = {
  ranking,
  charts: ["power", "characters", "hand", "dead"],
  headline: (winners, isOne, language) => {
    const { end } = chronicleTextIn(language);
    return isOne ? end.wins(winners) : end.winsTogether(winners);
  },
  ...{ sentence, decided, moments, Backdrop },
};
