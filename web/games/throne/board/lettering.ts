import type { Zoom } from "../../../view/frame.ts";
import type { Box, Size } from "../../../view/plane.ts";
import { type Label, type Measure, placeLabel } from "../map/labels.ts";
import { boxAt, type Room, roomIn } from "../map/room.ts";
import type { MapArea, Topology } from "../map/topology.ts";

/** Names of areas on the map, and the room that names and printed symbols leave for pieces, by zoom. */

/** Zooms at which names are shown. Further away they would be too small to read. */
export type LetteredZoom = Exclude<Zoom, "far">;

/** Height of letters in units of the map: larger when the map is smaller. */
const letterHeights: { readonly [zoom in LetteredZoom]: { readonly [kind in MapArea["kind"]]: number } } = {
  near: { land: 14, sea: 15 },
  middle: { land: 18, sea: 18 },
};

const castleSize: Size = { width: 28, height: 25 };
const barrelSize: Size = { width: 16, height: 18 };
const crownSize: Size = { width: 20, height: 16 };
const portSize: Size = { width: 26, height: 26 };

export interface Lettering {
  readonly zoom: LetteredZoom;
  label(area: MapArea): Label;
  /** What is left for pieces. */
  room(area: MapArea): Room;
}

/** What is printed in an area and never moves. */
function printedIn(area: MapArea, map: Topology): Box[] {
  const boxes = [...area.barrels.map((at) => boxAt(at, barrelSize)), ...area.crowns.map((at) => boxAt(at, crownSize))];
  if (area.castle !== undefined) boxes.push(boxAt(area.castle.at, castleSize));
  // An anchor lies half on the land and half on the sea.
  for (const { id, port } of map.areas.values()) {
    if (port !== undefined && (id === area.id || port.sea === area.id)) boxes.push(boxAt(port.at, portSize));
  }
  for (const { bridge } of map.arcs) if (bridge !== undefined) boxes.push(boxAt([bridge[0], bridge[1]], portSize));
  return boxes;
}

/** The lettering of a map with given names; each label and room is made when it is first asked for, and kept. */
export function lettering(
  map: Topology,
  zoom: LetteredZoom,
  nameOf: (id: string) => string,
  measures: { readonly [kind in MapArea["kind"]]: Measure },
): Lettering {
  const labels = new Map<string, Label>();
  const rooms = new Map<string, Room>();

  function label(area: MapArea): Label {
    const known = labels.get(area.id);
    if (known !== undefined) return known;
    const height = letterHeights[zoom][area.kind];
    const placed = placeLabel(
      roomIn(area, printedIn(area, map)),
      nameOf(area.id),
      area.name,
      height,
      measures[area.kind],
    );
    labels.set(area.id, placed);
    return placed;
  }

  function room(area: MapArea): Room {
    const known = rooms.get(area.id);
    if (known !== undefined) return known;
    const made = roomIn(area, [...printedIn(area, map), label(area).box]);
    rooms.set(area.id, made);
    return made;
  }

  return { zoom, label, room };
}
