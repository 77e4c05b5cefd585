import { chanceFrom, isRefusal } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import { AREAS, type Area, areaIds, isPort, isSea, playersOf } from "@weirwood/throne/questions";
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../../text/language.ts";
import type { Box } from "../../../view/plane.ts";
import { openBook } from "../../books.ts";
import { contains, shapeOf } from "../map/geometry.ts";
import { isOverlapping } from "../map/room.ts";
import { type MapArea, mapNamed } from "../map/topology.ts";
import { throneWords } from "../words.ts";
import { arrange } from "./arrangement.ts";
import { contentsOf, isOnBoard, portsOn } from "./contents.ts";
import { lettering } from "./lettering.ts";
import { portPlace } from "./marks.tsx";

beforeAll(async () => {
  await Promise.all([openBook("throne", "en"), openBook("throne", "fr")]);
});

const variants = ["crowned", "forts", "siege", "ports", "single-use"];
const tables = {
  "five houses": { players: 5 },
  "three on their own board, with ports and forts": {
    players: 3,
    variants: ["three-board", "ports", "forts", "siege"],
  },
  "six houses and all that lies on the map": { players: 6, variants },
};

/** Positions of whole games played at random: orders lying, units routed, forts built. */
function* positions(options: unknown, seed: number, games: number): Generator<Throne> {
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const chance = chanceFrom(seed);
  for (let game = 0; game < games; game++) {
    const state = throne.setup(read, new Uint8Array(32).fill(seed + game));
    for (let step = 0; throne.awaited(state) >= 0; step++) {
      const seat = throne.awaited(state);
      throne.apply(state, seat, throne.sample(state, seat, chance));
      if (step % 37 === 0) yield state;
    }
  }
}

/** As wide as the widest serif that a reader may have. */
const wide = (line: string): number => line.length * 0.62;

function lettersOf(view: Throne, language: Language) {
  const map = mapNamed(playersOf(view) === 6 ? "six" : "base");
  const words = throneWords(language, "translated");
  return { map, letters: lettering(map, "near", (id) => words.area(areaIds.indexOf(id)), { land: wide, sea: wide }) };
}

/** The corners of a box, a little inwards: where there is hardly any room a piece may touch the border. */
const corners = ({ left, top, right, bottom }: Box) =>
  [
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;

describe.each(Object.entries(tables))("%s", (_, options) => {
  test.each(["en", "fr"] as const)("no piece covers another, a name or a border (%s)", (language) => {
    const smallest = new Map<string, number>();
    let arranged = 0;
    for (const state of positions(options, 5, 2)) {
      const { map, letters } = lettersOf(state, language);
      for (let area: Area = 0; area < AREAS; area++) {
        const drawn = map.areas.get(areaIds[area]);
        if (!isOnBoard(state, area) || isPort(area) || drawn === undefined) continue;
        const boxes: Box[] = [];
        for (const port of isSea(area) ? portsOn(state, area) : []) {
          const ships = arrange(contentsOf(state, port), "near", letters.room(drawn), [portPlace(map, port)], boxes);
          boxes.push(...(ships?.boxes ?? []));
        }
        const own = arrange(contentsOf(state, area), "near", letters.room(drawn), [drawn.army, drawn.order], boxes);
        boxes.push(...(own?.boxes ?? []));
        arranged += boxes.length;
        smallest.set(areaIds[area], Math.min(smallest.get(areaIds[area]) ?? 1, own?.scale ?? 1));
        expectApart(drawn, boxes, letters.label(drawn).box);
      }
    }
    expect(arranged).toBeGreaterThan(150);
    expect(Math.min(...smallest.values())).toBeGreaterThanOrEqual(0.6);
  });
});

function expectApart(area: MapArea, boxes: readonly Box[], name: Box): void {
  const shape = shapeOf(area);
  for (const [place, box] of boxes.entries()) {
    for (const corner of corners(box)) expect(contains(shape, corner), area.id).toBe(true);
    expect(isOverlapping(box, name), `${area.id}: its name`).toBe(false);
    for (const other of boxes.slice(place + 1)) expect(isOverlapping(box, other), area.id).toBe(false);
  }
}

test("every name stands in its area, off what is printed there, in both languages and on both maps", () => {
  for (const players of [5, 6]) {
    for (const language of ["en", "fr"] as const) {
      const read = throne.readOptions({ players });
      if (isRefusal(read)) throw new Error(read.rule);
      const { map, letters } = lettersOf(throne.setup(read, new Uint8Array(32)), language);
      for (const area of map.areas.values()) {
        const { box } = letters.label(area);
        const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
        expect(contains(shapeOf(area), middle), area.id).toBe(true);
        for (const [x, y] of [...area.barrels, ...area.crowns]) {
          const symbol = { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 };
          expect(isOverlapping(box, symbol), `${area.id} in ${language}`).toBe(false);
        }
      }
    }
  }
});
