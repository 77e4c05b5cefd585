import type { GameEvent } from "@weirwood/kernel";
import { type Area, areaIds, BATTLE_AREA, type House, houseIds, NONE, UNIT_KINDS } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { isFighting } from "../battle/strength-lines.ts";
import type { MapArrow } from "../board/arrows.tsx";
import { type Journey, timeOfJourney } from "../board/journeys.tsx";
import type { AreaMark, MarkState } from "../board/marks.tsx";
import { chainOf } from "../draft/transport.ts";

/** What was told, as something to see: units on their way, an arrow, areas that light up. */
export interface Beat {
  readonly journeys?: readonly Journey[];
  readonly arrows?: readonly MapArrow[];
  readonly marks?: ReadonlyMap<Area, AreaMark>;
  /** Areas whose orders are turned over. */
  readonly turned?: readonly Area[];
  /** In milliseconds, at the steady pace. */
  readonly lasts: number;
}

const LOOK = 700;
const STRIKE = 1000;
/** Units on their way are looked at for a while after they have arrived. */
const ARRIVED = 480;
const TURNED = 1600;

const areaOf = (fact: unknown): Area => (typeof fact === "string" ? areaIds.indexOf(fact) : -1);
const houseOf = (fact: unknown): House => (typeof fact === "string" ? houseIds.indexOf(fact) : -1);

const letters = "FKSE";

/** `1K 2F` as numbers by kind. */
export function unitsOf(words: unknown): number[] {
  const units = Array.from({ length: UNIT_KINDS }, () => 0);
  for (const [, count, letter] of String(words).matchAll(/(\d+)([FKSE])/g))
    units[letters.indexOf(letter)] += Number(count);
  return units;
}

/** Rules whose events are seen as units that travel. */
const travels = new Set(["throne.march.moves", "throne.single.forced-march"]);
const retreats = new Set(["throne.retreat.defender", "throne.retreat.attacker"]);

/** Rules whose events light up the area where they happened. */
const places: { readonly [rule: string]: MarkState } = {
  "throne.muster.placing": "highlighted",
  "throne.muster.upgrade": "highlighted",
  "throne.supply.losses": "battle",
  "throne.wildlings.losses": "battle",
  "throne.casualties.count": "battle",
  "throne.control.leave-token": "highlighted",
  "throne.control.token-removed": "highlighted",
  "throne.control.lost": "highlighted",
  "throne.consolidate.pays": "highlighted",
  "throne.raven.swap": "highlighted",
  "throne.single.place": "highlighted",
  "throne.single.spent": "highlighted",
  "throne.single.reveal": "highlighted",
  "throne.forts.build": "highlighted",
  "throne.forts.lost": "battle",
  "throne.ports.capture": "highlighted",
  "throne.ports.scuttled": "battle",
  "throne.garrison.falls": "battle",
  "throne.garrison.holds": "battle",
  "throne.battle.orders-removed": "battle",
};

/** What the board shows of everything that is told at once; undefined where nothing of it has a place on the map. */
export function beatOf(events: readonly GameEvent[], view: Throne, battle: Area): Beat | undefined {
  const beats = events.flatMap((event) => beatOfOne(event, view, battle) ?? []);
  if (beats.length < 2) return beats[0];
  const [journeys, arrows] = [beats.flatMap((beat) => beat.journeys ?? []), beats.flatMap((beat) => beat.arrows ?? [])];
  const turned = beats.flatMap((beat) => beat.turned ?? []);
  const marks = new Map(beats.flatMap((beat) => [...(beat.marks ?? [])]));
  return {
    ...(journeys.length > 0 && { journeys }),
    ...(arrows.length > 0 && { arrows }),
    ...(marks.size > 0 && { marks }),
    ...(turned.length > 0 && { turned }),
    lasts: Math.max(...beats.map(({ lasts }) => lasts)),
  };
}

/** Areas that a beat is about, for a camera that follows. */
export const areasIn = ({ journeys = [], arrows = [], marks }: Beat): readonly Area[] => [
  ...journeys.flatMap(({ areas }) => areas),
  ...arrows.flatMap(({ from, to }) => [from, to]),
  ...(marks?.keys() ?? []),
];

/** Where a battle began among these events, or goes on in the view. */
export function battleAmong(events: readonly GameEvent[], view: Throne | undefined): Area {
  const begun = events.find(({ rule }) => rule === "throne.battle.begins");
  if (begun !== undefined) return areaOf(begun.area);
  return view !== undefined && isFighting(view) ? view[BATTLE_AREA] : NONE;
}

function beatOfOne(event: GameEvent, view: Throne, battle: Area): Beat | undefined {
  const [house, from, to, area] = [houseOf(event.house), areaOf(event.from), areaOf(event.to), areaOf(event.area)];
  if (travels.has(event.rule) && house >= 0 && from >= 0 && to >= 0) {
    const chain = chainOf({ view, seat: NONE, house }, from, to);
    const areas = [from, ...chain, to];
    return { journeys: [{ house, areas, units: unitsOf(event.units) }], lasts: timeOfJourney(areas) + ARRIVED };
  }
  if (retreats.has(event.rule) && house >= 0 && to >= 0) {
    if (battle === NONE || battle === to) return { marks: new Map([[to, { state: "highlighted" }]]), lasts: LOOK };
    const areas = [battle, to];
    const journeys = [{ house, areas, units: unitsOf(event.units), isRouted: true }];
    return { journeys, lasts: timeOfJourney(areas) + ARRIVED };
  }
  if (event.rule === "throne.battle.begins") {
    const attacker = houseOf(event.attacker);
    return {
      arrows: [{ kind: "attack", from, to: area, ...(attacker < 0 ? {} : { house: attacker }) }],
      marks: new Map([[area, { state: "battle" }]]),
      lasts: STRIKE,
    };
  }
  if (event.rule === "throne.raid.resolve") {
    return {
      arrows: [{ kind: "raid", from, to, ...(house < 0 ? {} : { house }) }],
      marks: new Map([[to, { state: "battle" }]]),
      lasts: STRIKE,
    };
  }
  if (event.rule === "throne.orders.reveal") return { turned: [area], lasts: TURNED };
  const state = places[event.rule];
  const place = area >= 0 ? area : to;
  return state === undefined || place < 0 ? undefined : { marks: new Map([[place, { state }]]), lasts: LOOK };
}
