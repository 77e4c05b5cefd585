import { type Battle, figuresOf, foeOf, houseIds, SEAT_HOUSE, unitsOnField } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import type { Highlight } from "../../../replay/highlights.ts";
import type { DecidingRound, EndMoment, EndOfGame, GameEnding, Ranking } from "../../../table/end/game-ending.ts";
import { spoken } from "../../../table/seat-names.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { eventMark } from "../event-mark.ts";
import { Backdrop } from "./backdrop.tsx";
import { momentsOf } from "./end-moments.ts";

const figuresOn = (view: Battle, house: number): number =>
  unitsOnField(view, house).reduce((sum, unit) => sum + figuresOf(view, unit), 0);

/** Commanders that a House has taken, among what was told. */
const capturedBy = (told: readonly GameEvent[], house: string, { names }: Phrasebook): readonly string[] =>
  told
    .filter((event) => event.rule === "battles.commanders.captured" && event.house === house)
    .map(({ figure }) => names.figure[String(figure)]);

/** The verdict by its rule, and what is left of both. */
function sentence({ view, winner, told }: EndOfGame<Battle>, language: Language): string {
  const book = bookOf("battles", language);
  const house = view[SEAT_HOUSE + winner];
  const verdicts = told.filter(
    ({ rule, house: of }) => /^battles\.victory\.(?!score|objective)/.test(rule) && of !== undefined,
  );
  return [
    ...verdicts.slice(-1).flatMap((event) => narrate(book, event) ?? []),
    chronicleTextIn(language).end.figures(figuresOn(view, house), figuresOn(view, foeOf(house))),
  ].join(" ");
}

/** What the winner took in the round that decided. */
function decided({ winner, after, told }: DecidingRound<Battle>, language: Language): string | undefined {
  const book = bookOf("battles", language);
  const said = chronicleTextIn(language).end;
  const house = houseIds[after[SEAT_HOUSE + winner]];
  const eliminated = told.filter((event) => event.rule === "battles.attack.eliminated" && event.house !== house).length;
  const captured = capturedBy(told, house, book);
  const sentences = [
    ...(eliminated === 0 ? [] : [said.eliminated(book.names.seat[house], eliminated)]),
    ...(captured.length === 0 ? [] : [said.captured(spoken(captured, language))]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

function moments(highlights: readonly Highlight[], language: Language): readonly EndMoment[] {
  const book = bookOf("battles", language);
  const said = chronicleTextIn(language).end;
  return momentsOf(highlights).map((highlight) => {
    const { key, at, round, event } = highlight;
    const { symbol, seats } = eventMark(event);
    const [seat] = seats;
    return {
      ...{ key, at, round, symbol },
      title: titleOf(event, said, book),
      sentence: narrate(book, event) ?? "",
      ...(seat !== undefined && { seat }),
    };
  });
}

function titleOf(event: GameEvent, said: ChronicleText["end"], { names }: Phrasebook): string {
  const { rule, figure, house, hex, unit } = event;
  switch (rule) {
    case "battles.commanders.captured":
      return said.capture(names.figure[String(figure)]);
    case "battles.commanders.commit":
      return said.commit(names.figure[String(figure)]);
    case "battles.morale.zones":
      return said.break(names.seat[String(house)]);
    case "battles.victory.objective":
      return said.objective(names.hex[String(hex)]);
    case "battles.attack.eliminated":
      return said.elimination(names.unit[String(unit)]);
    default:
      return said.rout;
  }
}

const byMorale: Ranking<Battle> = {
  measure: "morale",
  symbol: "battles/morale-break",
  beside: { measure: "figures", symbol: "battles/infantry" },
};
const byPoints: Ranking<Battle> = {
  measure: "points",
  symbol: "battles/objective",
  beside: { measure: "morale", symbol: "battles/morale-break" },
};

/** Where the plan counted points and they, or a tie of them, decided. */
const arePointsCounted = (view: Battle): boolean =>
  /^battles\.victory\.(points|tie-)/.test(battles.outcome(view)?.rule ?? "");

/** How a battle ends: by points where they decided, else as morale went. */
export const battlesEnding: GameEnding<Battle> = {
  ranking: (view) => (arePointsCounted(view) ? byPoints : byMorale),
  charts: ["morale", "points", "figures", "units"],
  headline: (winners, _isOne, language) => chronicleTextIn(language).end.winsTheBattle(winners),
  sentence,
  decided,
  moments,
  Backdrop,
};
