import { areaNumber, baseBoard, isPort, PORTS } from "@weirwood/throne/questions";
import { expect, test } from "vitest";
import { mapNamed } from "../map/topology.ts";
import { arrowPath, wayOf } from "./arrows.tsx";

const map = mapNamed("base");

test("an arrow between neighbours crosses a line that both share", () => {
  for (let area = 0; area < PORTS; area++) {
    for (const other of baseBoard.neighbours[area].filter((next) => !isPort(next))) {
      expect(wayOf(map, [area, other]).length).toBe(3);
    }
  }
});

test("a march over the river goes by the bridge", () => {
  const [, gate] = wayOf(map, [areaNumber("seagard"), areaNumber("the-twins")]);
  const bridge = map.arcs.find((arc) => arc.bridge !== undefined && Math.abs(arc.bridge[0] - gate[0]) < 1);
  expect(bridge).toBeDefined();
});

test("a chain of ships is followed from sea to sea", () => {
  const chain = ["pyke", "ironmans-bay", "sunset-sea", "bay-of-ice", "winterfell"].map(areaNumber);
  const way = wayOf(map, chain);
  expect(way.length).toBe(chain.length + 1);
  expect(arrowPath(way).line.match(/C/g)?.length).toBe(chain.length);
});

test("ships that leave a port start at its anchor", () => {
  const [start] = wayOf(map, [areaNumber("port-of-lannisport"), areaNumber("golden-sound")]);
  expect(start).toEqual(map.areas.get("lannisport")?.port?.at);
});
