import type { GameEvent } from "@weirwood/kernel";
import { type Area, areaIds, type House, houseIds, NONE, UNIT_KINDS } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { MapArrow } from "../board/arrows.tsx";
import type { Journey } from "../board/journeys.tsx";
import type { AreaMark, MarkState } from "../board/marks.tsx";
import { chainOf } from "../draft/transport.ts";

/** What was told, as a few things to see one after the other: units on their way, an arrow, areas that light up. */
export interface Beat {
  readonly journeys?: readonly Journey[];
  readonly arrows?: readonly MapArrow[];
  readonly marks?: ReadonlyMap<Area, AreaMark>;
  /** In milliseconds; journeys last until everybody has arrived. */
  readonly lasts: number;
}

const LOOK = 480;
const STRIKE = 700;

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

export function beatsOf(events: readonly GameEvent[], view: Throne): Beat[] {
  const beats: { rule: string; beat: Beat }[] = [];
  let battle: Area = NONE;
  for (const event of events) {
    if (event.rule === "throne.battle.begins") battle = areaOf(event.area);
    const beat = beatOf(event, view, battle);
    if (beat === undefined) continue;
    const last = beats.at(-1);
    // What happens in many places at once is seen at once.
    if (last !== undefined && last.rule === event.rule && isTogether(last.beat, beat)) {
      last.beat = { ...last.beat, marks: new Map([...(last.beat.marks ?? []), ...(beat.marks ?? [])]) };
    } else beats.push({ rule: event.rule, beat });
  }
  return beats.map(({ beat }) => beat);
}

const isTogether = (one: Beat, other: Beat): boolean =>
  one.journeys === undefined && other.journeys === undefined && one.arrows === undefined && other.arrows === undefined;

function beatOf(event: GameEvent, view: Throne, battle: Area): Beat | undefined {
  const [house, from, to, area] = [houseOf(event.house), areaOf(event.from), areaOf(event.to), areaOf(event.area)];
  if (travels.has(event.rule) && house >= 0 && from >= 0 && to >= 0) {
    const chain = chainOf({ view, seat: NONE, house }, from, to);
    return { journeys: [{ house, areas: [from, ...chain, to], units: unitsOf(event.units) }], lasts: LOOK };
  }
  if (retreats.has(event.rule) && house >= 0 && to >= 0) {
    if (battle === NONE || battle === to) return { marks: new Map([[to, { state: "highlighted" }]]), lasts: LOOK };
    return {
      journeys: [{ house, areas: [battle, to], units: unitsOf(event.units), isRouted: true }],
      lasts: LOOK,
    };
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
  const state = places[event.rule];
  const place = area >= 0 ? area : to;
  return state === undefined || place < 0 ? undefined : { marks: new Map([[place, { state }]]), lasts: LOOK };
}
