import {
  AREAS,
  areaIds,
  type Board,
  baseBoard,
  isLand,
  isSea,
  PORTS,
  portLands,
  sixBoard,
} from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { boxAround, contains, neighboursOn, shapeOf } from "./geometry.ts";
import { type MapName, mapNamed } from "./topology.ts";

const boards: readonly [MapName, Board][] = [
  ["base", baseBoard],
  ["six", sixBoard],
];

describe.each(boards)("the %s map", (name, board) => {
  const map = mapNamed(name);
  const areas = [...map.areas.values()];

  test("what touches on screen touches in play, and nothing else does", () => {
    const drawn = neighboursOn(map);
    for (let area = 0; area < PORTS; area++) {
      const inPlay = board.neighbours[area].filter((other) => other < PORTS).map((other) => areaIds[other]);
      expect([...(drawn.get(areaIds[area]) ?? [])].sort(), areaIds[area]).toEqual(inPlay.sort());
    }
  });

  test("every port lies between its land and the sea that it opens to", () => {
    const drawn = areas.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port.sea]]));
    const inPlay = Array.from(portLands, (land, port) => [areaIds[land], areaIds[board.portSeas[port]]]);
    expect(drawn.sort()).toEqual(inPlay.sort());
    for (let port = PORTS; port < AREAS; port++) expect(board.neighbours[port]).toEqual([board.portSeas[port - PORTS]]);
  });

  test("land is land and sea is sea", () => {
    for (const { id, kind } of areas) expect(kind, id).toBe(isSea(areaIds.indexOf(id)) ? "sea" : "land");
  });

  test("barrels, crowns, cities and strongholds are those of the rules", () => {
    for (const { id, barrels, crowns, castle } of areas) {
      const area = areaIds.indexOf(id);
      expect(barrels.length, id).toBe(board.barrels[area]);
      expect(crowns.length, id).toBe(board.crowns[area]);
      expect(castle?.kind, id).toBe([undefined, "city", "stronghold"][board.points[area]]);
    }
    expect(areas.filter(({ id }) => isLand(areaIds.indexOf(id)) && map.areas.get(id)?.castle).length).toBe(
      board.castles.length,
    );
  });

  test("name, army, order and symbols stand inside their area", () => {
    for (const area of areas) {
      const shape = shapeOf(area);
      const anchors = [area.name, area.army, area.order, ...area.barrels, ...area.crowns];
      if (area.castle !== undefined) anchors.push(area.castle.at);
      for (const anchor of anchors) expect(contains(shape, anchor), `${area.id} ${anchor}`).toBe(true);
    }
  });

  test("no area lies over another: a point belongs to one at most", () => {
    const shapes = areas.map((area) => [area.id, shapeOf(area)] as const);
    const { left, right, top, bottom } = boxAround(shapes.flatMap(([, shape]) => shape.flat()));
    for (let y = top + 3.3; y < bottom; y += 23) {
      for (let x = left + 3.7; x < right; x += 19) {
        const found = shapes.filter(([, shape]) => contains(shape, [x, y])).map(([id]) => id);
        expect(found.length, `${x} ${y}: ${found}`).toBeLessThanOrEqual(1);
      }
    }
  });
});
