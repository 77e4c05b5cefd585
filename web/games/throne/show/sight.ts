import type { GameEvent } from "@weirwood/kernel";
import { type Area, areaIds, houseIds } from "@weirwood/throne/questions";
import type { MapArrow } from "../board/arrows.tsx";
import type { AreaMarks } from "../board/marks.tsx";

/** What is seen of an event on the map, and where to look. */
export interface Sight {
  readonly area: Area;
  readonly arrows: readonly MapArrow[];
  readonly marks: AreaMarks;
}

/** Events worth a caption, the most telling last. */
const told = [
  "throne.muster.placing",
  "throne.raid.resolve",
  "throne.march.moves",
  "throne.retreat.defender",
  "throne.wildlings.watch-wins",
  "throne.wildlings.watch-loses",
  "throne.battle.begins",
  "throne.garrison.falls",
  "throne.battle.won",
];

/** How telling an event is; negative where it is not worth a word. */
const weightOf = ({ rule }: GameEvent): number =>
  rule.startsWith("throne.victory.") ? told.length : told.indexOf(rule);

/** The most telling of some events; of equals, the last. */
export function captionOf(events: readonly GameEvent[]): GameEvent | undefined {
  let found: GameEvent | undefined;
  for (const event of events) {
    if (weightOf(event) >= (found === undefined ? 0 : weightOf(found))) found = event;
  }
  return found;
}

const arrowKinds: { readonly [rule: string]: MapArrow["kind"] | undefined } = {
  "throne.march.moves": "march",
  "throne.raid.resolve": "raid",
  "throne.battle.begins": "attack",
};

const areaOf = (fact: unknown): Area => (typeof fact === "string" ? areaIds.indexOf(fact) : -1);

/** Undefined where an event has no place on the map: the eye stays where it is. */
export function sightOf(events: readonly GameEvent[]): Sight | undefined {
  const event = captionOf(events);
  if (event === undefined) return undefined;
  const [from, area] = [areaOf(event.from), Math.max(areaOf(event.area), areaOf(event.to))];
  if (area < 0) return undefined;
  const kind = arrowKinds[event.rule];
  const house = houseIds.indexOf(String(event.house ?? event.attacker));
  return {
    area,
    arrows: kind === undefined || from < 0 ? [] : [{ kind, from, to: area, ...(house < 0 ? {} : { house }) }],
    marks: new Map([[area, { state: kind === "attack" || kind === "raid" ? "battle" : "highlighted" }]]),
  };
}
