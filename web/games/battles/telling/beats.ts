import {
  type Battle,
  distanceOf,
  figureIds,
  type Hex,
  hexNames,
  hexOf,
  NONE,
  rankIds,
  unitNames,
  unitOfFigure,
} from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import { type UnitPicture, unitPicture } from "../field/field-picture.ts";
import { FALL_TIME, type FieldJourney, type FieldShow, type HexMark, timeOfJourney } from "../field/field-show.ts";
import { wayBetween } from "./paths.ts";

/** What was told, as something to see on the field: units on their way, figures that fall, hexes that light up. */
export type Beat = Pick<FieldShow, "journeys" | "falls" | "arrows" | "marks">;

/** In milliseconds, at the steady pace. */
const LOOK = 800;
/** What a card says wants to be read. */
const READ = 2000;
/** Units on their way are looked at for a while after they have arrived. */
const ARRIVED = 400;

const travels = new Set([
  "battles.movement.walk",
  "battles.movement.run",
  "battles.movement.free",
  "battles.keywords.advance",
  "battles.keywords.pursue",
  "battles.retreat.step",
]);

/** What needs no time: it is said by what comes with it, or shows in the hands and on the tracks. */
const silent = new Set(["battles.movement.halt", "battles.cards.drawn", "battles.cards.reshuffle"]);

const falls = new Set(["battles.attack.casualties", "battles.attack.eliminated", "battles.fire.burns"]);

const figureNames: readonly string[] = figureIds;

const hexNamed = (fact: unknown): Hex | undefined => {
  const hex = typeof fact === "string" ? hexNames.indexOf(fact) : -1;
  return hex < 0 ? undefined : hex;
};

/** How long a beat is looked at. */
export function timeOf(events: readonly GameEvent[]): number {
  const steps = events.filter(({ rule }) => travels.has(rule)).map(stepsOf);
  if (steps.length > 0) return timeOfSteps(steps.reduce((sum, one) => sum + one)) + ARRIVED;
  if (events.some(({ rule }) => falls.has(rule))) return FALL_TIME + LOOK;
  if (events[0].rule === "battles.cards.play") return READ;
  return events.every(({ rule }) => silent.has(rule)) ? 0 : LOOK;
}

function stepsOf({ hex, to }: GameEvent): number {
  const [from, at] = [hexNamed(hex), hexNamed(to)];
  return from === undefined || at === undefined ? 1 : distanceOf(from, at);
}

const timeOfSteps = (steps: number): number => timeOfJourney({ path: Array.from({ length: steps + 1 }, () => 0) });

/** What the field shows of everything that is told at once. */
export function beatOf(events: readonly GameEvent[], view: Battle): Beat {
  const journeys = journeysIn(events, view);
  const fallen = events.flatMap((event) => fallOf(event, view) ?? []);
  const arrows = events.flatMap((event) => attackOf(event) ?? []);
  const marks = new Map(
    events.flatMap((event) => markedBy(event, view)).map((hex): [Hex, HexMark] => [hex, { state: "told" }]),
  );
  return {
    ...(journeys.length > 0 && { journeys }),
    ...(fallen.length > 0 && { falls: fallen }),
    ...(arrows.length > 0 && { arrows }),
    ...(marks.size > 0 && { marks }),
  };
}

/** Hexes that a beat is about, for a camera that follows. */
export const hexesIn = ({ journeys = [], arrows = [], marks }: Beat): readonly Hex[] => [
  ...new Set([
    ...journeys.flatMap(({ path }) => path),
    ...arrows.flatMap(({ path }) => path),
    ...(marks?.keys() ?? []),
  ]),
];

/** Steps of one unit are one journey. */
function journeysIn(events: readonly GameEvent[], view: Battle): readonly FieldJourney[] {
  const journeys = new Map<unknown, { unit: UnitPicture; path: readonly Hex[] }>();
  for (const event of events) {
    const [from, to, unit] = [hexNamed(event.hex), hexNamed(event.to), pictureOfUnit(event, view)];
    if (!travels.has(event.rule) || from === undefined || to === undefined || unit === undefined) continue;
    const way = event.rule === "battles.retreat.step" ? [from, to] : wayBetween(view, from, to);
    const begun = journeys.get(event.id);
    journeys.set(event.id, { unit, path: begun === undefined ? way : [...begun.path, ...way.slice(1)] });
  }
  return [...journeys.values()];
}

/** The unit that an event names, as it is drawn; what has left the field since keeps what the event says of it. */
function pictureOfUnit({ id, rank }: GameEvent, view: Battle): UnitPicture | undefined {
  const unit = typeof id === "string" ? unitNames.indexOf(id) : -1;
  if (unit < 0) return undefined;
  const toldRank = rankIds.find((one) => one === rank);
  return { ...unitPicture(view, unit), ...(toldRank !== undefined && { rank: toldRank }) };
}

function fallOf(event: GameEvent, view: Battle) {
  const [hex, unit] = [hexNamed(event.hex), pictureOfUnit(event, view)];
  if (!falls.has(event.rule) || event.lost === undefined || hex === undefined || unit === undefined) return undefined;
  const [lost, left] = [Number(event.lost), Number(event.left)];
  return { hex, unit: { ...unit, figures: left }, figures: lost };
}

function attackOf({ rule, from, at }: GameEvent) {
  const path = [from, at].flatMap((hex) => hexNamed(hex) ?? []);
  return rule === "battles.attack.declare" && path.length === 2 ? { path, kind: "attack" as const } : undefined;
}

/** Where it happened: at named hexes, or where a commander stands who is spoken of. */
function markedBy({ rule, hex, at, to, figure }: GameEvent, view: Battle): readonly Hex[] {
  if (travels.has(rule)) return [hexNamed(to)].flatMap((one) => one ?? []);
  const named = [hex, at, to].flatMap((one) => hexNamed(one) ?? []);
  if (named.length > 0 || typeof figure !== "string") return named;
  const unit = unitOfFigure(view, figureNames.indexOf(figure));
  return unit === NONE ? [] : [hexOf(view, unit)];
}
