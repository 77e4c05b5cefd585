import {
  type Area,
  ATTACKER,
  areaCount,
  BATTLE_AREA,
  BATTLE_FROM,
  NO_SIDE,
  ownerOf,
  SUPPORTS,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { MapArrow } from "../board/arrows.tsx";
import type { AreaMark } from "../board/marks.tsx";
import type { Desk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import { isFighting } from "./strength-lines.ts";

/** The fight in progress on the map: where it is, who attacks from where, and who supports. */
export function fightOnMap(view: Throne): Pick<Scene, "marks" | "arrows"> {
  if (!isFighting(view)) return {};
  const [from, to] = [view[BATTLE_FROM], view[BATTLE_AREA]];
  const arrows: MapArrow[] = [{ kind: "attack", from, to, house: view[ATTACKER] }];
  for (let area = 0; area < areaCount(view); area++) {
    if (view[SUPPORTS + area] !== NO_SIDE) arrows.push({ kind: "support", from: area, to, house: ownerOf(view, area) });
  }
  return { marks: new Map<Area, AreaMark>([[to, { state: "battle" }]]), arrows };
}

export const battleMarks = ({ at }: Desk): Pick<Scene, "marks" | "arrows"> => fightOnMap(at.view);
