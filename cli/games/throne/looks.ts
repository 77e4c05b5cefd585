import { type Throne, throne } from "@weirwood/throne";
import { areaIds, houseIds, isOnBoard } from "@weirwood/throne/questions";
import { nearest } from "../../nearest.ts";
import type { LookCommand } from "../cli-game.ts";
import { boardLines, houseLines } from "./board.ts";
import { handLines } from "./hand.ts";
import { areaLines } from "./map.ts";
import { sentencesFor } from "./text/index.ts";

/** The areas of this table: not every table has ports, or the south of six players. */
export const areasOn = (view: Throne): string[] => areaIds.filter((_, area) => isOnBoard(view, area));

const housesAt = (view: Throne): string[] => {
  const playing = Array.from({ length: throne.seatsOf(view) }, (_, seat) => throne.seatName(view, seat));
  return houseIds.filter((house) => playing.includes(house));
};

/** What may be looked at: the map, the houses, anybody's hand. */
export const looks: readonly LookCommand<Throne>[] = [
  {
    name: "map",
    letter: "m",
    text: (here) => sentencesFor(here).commands.map,
    /** The whole table, or one area with its neighbours. */
    lines({ view, ...viewpoint }, rest, here) {
      const area = rest.toLowerCase();
      if (area === "") return boardLines(view, here, viewpoint);
      const areas = areasOn(view);
      if (areas.includes(area)) return areaLines(area, view, here, viewpoint.seatName);
      return [here.say.play.stranger(area, nearest(area, areas))];
    },
    words: areasOn,
  },
  {
    name: "houses",
    text: (here) => sentencesFor(here).commands.houses,
    lines: ({ view, ...viewpoint }, _, here) => houseLines(view, here, viewpoint),
  },
  {
    name: "hand",
    letter: "h",
    text: (here) => sentencesFor(here).commands.hand,
    /** Hands are open: anybody's may be looked at; whoever has none is shown all. */
    lines({ view, seatName }, rest, here) {
      const houses = housesAt(view);
      const wanted =
        rest === ""
          ? houses.filter((house) => house === (seatName ?? house))
          : [houses.find((id) => id.startsWith(rest.toLowerCase()))];
      return wanted.flatMap((house) =>
        house === undefined ? [sentencesFor(here).play.noHouse(rest)] : handLines(view, house, here),
      );
    },
    words: housesAt,
  },
];
