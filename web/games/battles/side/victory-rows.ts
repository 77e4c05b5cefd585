import {
  ALL_OBJECTIVES,
  allObjectives,
  type Battle,
  EDMURE,
  figureIds,
  foeOf,
  GENERAL,
  type House,
  houseIds,
  isCaptured,
  isFaceUp,
  markerCount,
  markerKind,
  NO_MATTER,
  NONE,
  objectiveKinds,
  objectivesHeld,
  POINTS,
  ROUT,
  scoreKinds,
  scores,
  scoreTimes,
  terrainIds,
  timesOf,
  tokenIds,
  wins,
  zoneIds,
  zoneOf,
  zoneOfMoraleIds,
} from "@weirwood/battles/questions";
import type { Phrasebook } from "@weirwood/kernel";
import type { VictoryText } from "./text/en.ts";

/** How this battle is won, in words, and how that stands now. */
export interface VictoryRow {
  readonly key: string;
  /** Whom it is for. */
  readonly houses: readonly House[];
  readonly sentence: string;
  readonly parts: readonly VictoryPart[];
  readonly rule: string;
}

/** How far a House is with it. */
export interface VictoryPart {
  readonly house: House;
  readonly words: string;
  /** Whether it holds now; undefined where it is counted in points. */
  readonly holds?: boolean;
}

const housesIn = (set: number): readonly House[] =>
  houseIds.map((_, house) => house).filter((house) => (set >> house) & 1);

/** Every way to win this battle, and every way to score in it. */
export function victoryRows(view: Battle, book: Phrasebook, text: VictoryText): readonly VictoryRow[] {
  return [...routRows(view, book, text), ...winRows(view, book, text), ...scoreRows(view, book, text)];
}

function routRows(view: Battle, { names }: Phrasebook, text: VictoryText): VictoryRow[] {
  return houseIds.flatMap((id, house) =>
    view[ROUT + house] === 1
      ? [
          {
            key: `rout ${id}`,
            houses: [foeOf(house)],
            sentence: text.rout(names.seat[houseIds[foeOf(house)]], names.seat[id]),
            parts: [],
            rule: "battles.victory.rout",
          },
        ]
      : [],
  );
}

const win = wins.field;

function winRows(view: Battle, book: Phrasebook, text: VictoryText): VictoryRow[] {
  return Array.from({ length: wins.count(view) }, (_, index) => {
    const row = wins.row(index);
    const houses = housesIn(view[row + win.houses]);
    const isInstant = view[row + win.instant] === 1;
    const who = houses.length > 1 ? text.either : book.names.seat[houseIds[houses[0]]];
    const otherwise =
      view[row + win["otherwise-loses"]] === 1 && houses.length === 1
        ? text.otherwise(book.names.seat[houseIds[foeOf(houses[0])]])
        : "";
    return {
      key: `win ${index}`,
      houses,
      sentence: `${text.wins(who, isInstant, wishes(view, row, houses, book, text))}${otherwise}`,
      parts: houses.flatMap((house) => winParts(view, row, house, book, text)),
      rule: isInstant ? "battles.victory.instant" : "battles.victory.plan",
    };
  });
}

/** All that a victory condition wants. */
function wishes(
  view: Battle,
  row: number,
  houses: readonly House[],
  { names }: Phrasebook,
  text: VictoryText,
): readonly string[] {
  const wanted = view[row + win.objectives];
  const kind = objectiveKinds[view[row + win.kind]];
  const zone = zoneOfMoraleIds[view[row + win.morale]];
  const points = view[row + win.points];
  const generals = houses.map((house) => view[GENERAL + foeOf(house)]).filter((figure) => figure !== NONE);
  return [
    ...(wanted === NO_MATTER
      ? []
      : [
          text.holds(
            wanted === ALL_OBJECTIVES ? undefined : wanted,
            kind === undefined ? undefined : names.objective[kind],
          ),
        ]),
    ...(zone === undefined ? [] : [text.morale(names.moraleZone[zone], view[row + win["or-better"]] === 1)]),
    ...(view[row + win.general] === 1 ? [text.general(generals.map((figure) => names.figure[figureIds[figure]]))] : []),
    ...(points === NO_MATTER ? [] : [text.hasPoints(points)]),
  ];
}

function winParts(view: Battle, row: number, house: House, { names }: Phrasebook, text: VictoryText): VictoryPart[] {
  const parts: VictoryPart[] = [];
  const wanted = view[row + win.objectives];
  if (wanted !== NO_MATTER) {
    const kind = view[row + win.kind];
    const held = objectivesHeld(view, house, kind);
    const least = wanted === ALL_OBJECTIVES ? allObjectives(view, kind) : wanted;
    parts.push({ house, words: text.heldNow(held, least), holds: held >= least });
  }
  const zone = view[row + win.morale];
  if (zone !== NONE) {
    const own = zoneOf(view, house);
    const isMet = view[row + win["or-better"]] === 1 ? own <= zone : own >= zone;
    parts.push({ house, words: text.moraleNow(names.moraleZone[zoneOfMoraleIds[own]]), holds: isMet });
  }
  if (view[row + win.general] === 1) {
    const general = view[GENERAL + foeOf(house)];
    const isTaken = general !== NONE && isCaptured(view, general);
    parts.push({ house, words: text.generalNow(isTaken), holds: isTaken });
  }
  const points = view[row + win.points];
  if (points !== NO_MATTER)
    parts.push({ house, words: text.pointsNow(view[POINTS + house], points), holds: view[POINTS + house] >= points });
  return parts;
}

const score = scores.field;

function scoreRows(view: Battle, book: Phrasebook, text: VictoryText): VictoryRow[] {
  return Array.from({ length: scores.count(view) }, (_, index) => {
    const row = scores.row(index);
    const houses = housesIn(view[row + score.houses]);
    const who = houses.length > 1 ? text.each : book.names.seat[houseIds[houses[0]]];
    const when = scoreTimes[view[row + score.when]];
    const points = view[row + score.points];
    return {
      key: `score ${index}`,
      houses,
      sentence: text.scores(who, points, text.when[when], reason(view, row, book, text)),
      // What is scored at once is among the points already.
      parts:
        when === "event" || !isKnown(view, row)
          ? []
          : houses.map((house) => ({ house, words: text.worthNow(points * timesOf(view, row, house)) })),
      rule: "battles.victory.score",
    };
  });
}

/** Where Edmure lies is known once his tokens are turned up. */
function isKnown(view: Battle, row: number): boolean {
  if (!scoreKinds[view[row + score.for]].startsWith("edmure")) return true;
  for (let marker = 0; marker < markerCount(view); marker++)
    if (markerKind(view, marker) === EDMURE && !isFaceUp(view, marker)) return false;
  return true;
}

/** What points are for. */
function reason(view: Battle, row: number, { names }: Phrasebook, text: VictoryText): string {
  const what = view[row + score.what];
  const each = view[row + score.each];
  const kind = scoreKinds[view[row + score.for]];
  switch (kind) {
    case "eliminated":
      return text.for.eliminated(each);
    case "captured":
      return text.for.captured(what === NONE ? undefined : names.figure[figureIds[what]]);
    case "objective":
      return text.for.objective(what === NONE ? undefined : names.objective[objectiveKinds[what]]);
    case "standing":
      return text.for.standing(names.token[tokenIds[what]]);
    case "destroyed":
      return text.for.destroyed(names.token[tokenIds[what]]);
    case "fire-on":
      return text.for.fire(
        view[row + score["is-token"]] === 1 ? names.token[tokenIds[what]] : names.terrain[terrainIds[what]],
      );
    case "devastated":
      return text.for.devastated(names.terrain[terrainIds[what]]);
    case "units-in":
      return text.for.unitsIn(each, names.zone[zoneIds[what]]);
    case "enemy-morale":
      return text.for.enemyMorale;
    case "edmure-with":
    case "edmure-without":
      return text.for.edmure(names.seat[houseIds[what]], kind === "edmure-with");
    case "prize":
      return text.for.prize;
    case "left":
      return text.for.left(each);
  }
}
