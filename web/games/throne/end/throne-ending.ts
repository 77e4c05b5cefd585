import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import {
  type Area,
  areaIds,
  boardOf,
  castlesToWin,
  controllerOf,
  houseIds,
  houseOfSeat,
  NONE,
  playersOf,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Highlight } from "../../../replay/highlights.ts";
import type { DecidingRound, EndMoment, EndOfGame, GameEnding } from "../../../table/end/game-ending.ts";
import { spoken } from "../../../table/seat-names.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { shieldSymbol } from "../art/heraldry.ts";
import { areaIn } from "../chronicle/area-in.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import { Backdrop } from "./backdrop.tsx";
import { closestBattle, greatestFall, nightAtTheWall } from "./end-moments.ts";

/** Castles that a house has come by between two positions. */
function gained(before: Throne, after: Throne, seat: number): Area[] {
  const house = houseOfSeat(after, seat);
  return [...boardOf(after).castles].filter(
    (area) => controllerOf(after, area) === house && controllerOf(before, area) !== house,
  );
}

/** When a house last moved into an area, among what was told. */
const entered = (told: readonly GameEvent[], area: Area, house: string): number =>
  told.findLastIndex(
    ({ rule, house: mover, to }) => rule === "throne.march.moves" && mover === house && to === areaIds[area],
  );

/** Seven castles at once, and which was the last; after the tenth turn, how it was counted. */
function sentence({ view, winner, round, before, told }: EndOfGame<Throne>, language: Language): string {
  const book = bookOf("throne", language);
  const text = chronicleTextIn(language).end;
  const house = houseIds[houseOfSeat(view, winner)];
  const castles = [...boardOf(view).castles].filter((area) => controllerOf(view, area) === houseOfSeat(view, winner));
  const [last] = gained(before, view, winner).sort(
    (one, other) => entered(told, other, house) - entered(told, one, house),
  );
  const isCounted = told.some(({ rule }) => rule === "throne.victory.turn-ten");
  if (isCounted || last === undefined) {
    const counted = told.filter(({ rule }) => rule.startsWith("throne.victory."));
    return counted.flatMap((event) => narrate(book, event) ?? []).join(" ");
  }
  const loser = controllerOf(before, last);
  const name = book.names.area[areaIds[last]];
  return loser === NONE || houseIds[loser] === undefined
    ? text.lastCastle(castles.length, name, round)
    : text.lastCastleFrom(castles.length, name, book.names.house[houseIds[loser]], round);
}

function decided({ winner, before, after }: DecidingRound<Throne>, language: Language): string | undefined {
  const { names } = bookOf("throne", language);
  const castles = gained(before, after, winner).map((area) => names.area[areaIds[area]]);
  if (castles.length === 0) return undefined;
  return chronicleTextIn(language).end.took(
    names.house[houseIds[houseOfSeat(after, winner)]],
    spoken(castles, language),
  );
}

/** The battle, the Wall and the fall, the latest first. */
function moments(highlights: readonly Highlight[], language: Language): readonly EndMoment[] {
  const book = bookOf("throne", language);
  const battle = closestBattle(highlights);
  const found = [battle, nightAtTheWall(highlights), greatestFall(highlights, battle)];
  return found
    .flatMap((highlight) => (highlight === undefined ? [] : momentOf(highlight, highlight === battle, book, language)))
    .sort((one, other) => other.at - one.at);
}

function momentOf(highlight: Highlight, isClosest: boolean, book: Phrasebook, language: Language): EndMoment {
  const { key, at, round, event, opening } = highlight;
  const place = { key, at, round, sentence: narrate(book, event) ?? "" };
  const text = chronicleTextIn(language).end;
  if (event.rule.startsWith("throne.wildlings.")) {
    const margin = Math.abs(Number(event.total) - Number(event.threat));
    const title = event.rule === "throne.wildlings.watch-wins" ? text.wallHolds(margin) : text.wallFalls;
    return { ...place, title, symbol: "throne/mammoth" };
  }
  const seat = String(event.house);
  const fallen = String(opening?.area ?? event.to);
  const area = book.names.area[fallen];
  const margin = Number(event.strength) - Number(event.against);
  const title = isClosest
    ? margin === 0
      ? text.evenFight(area)
      : text.closeFight(area)
    : text.falls(areaIn(book, fallen, "de"));
  return { ...place, title, symbol: shieldSymbol(seat), seat };
}

/** How a game of Throne ends: castles counted, the last one named. */
export const throneEnding: GameEnding<Throne> = {
  ranking: {
    measure: "castles",
    symbol: "throne/stronghold",
    goal: (view) => castlesToWin[playersOf(view)],
    pips: "tower",
    beside: { measure: "power", symbol: "throne/power" },
  },
  headline: (winners, isOne, language) =>
    isOne
      ? chronicleTextIn(language).end.winsTheThrone(winners)
      : chronicleTextIn(language).end.shareTheThrone(winners),
  sentence,
  decided,
  moments,
  Backdrop,
};
