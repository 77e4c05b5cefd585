import { type Throne, throne } from "@weirwood/throne";
import { bannersFor, houseNumber, starsOf } from "@weirwood/throne/questions";
import pc from "picocolors";
import { columns, wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { mapLines } from "./map.ts";
import { type Position, positionOf } from "./position.ts";
import { signed } from "./signs.ts";

/** For whom the table is written out: whose rows are marked, and what stands behind each seat's house. */
export interface Onlooker {
  readonly house?: string;
  readonly players?: readonly string[];
}

/** The whole table as text: the turn, the houses, the map. Reads a state or a view. */
export function boardLines(view: Throne, here: Surroundings, onlooker: Onlooker = {}): string[] {
  return [...turnLines(view, here), ...houseLines(view, here, onlooker), "", ...mapLines(view, here, onlooker.house)];
}

/** Turn, threat, and the cards of the turn. */
function turnLines(view: Throne, here: Surroundings): string[] {
  const { turn, threat, cards, season } = positionOf(view);
  const { event, deck } = throne.phrasebooks[here.language].names;
  const { board } = here.say;
  const drawn = cards.map((card, number) => `${deck[number + 1]}\u00a0${event[card]}`).join(" · ");
  return [
    pc.bold(board.turn(turn, threat)),
    ...(drawn === "" || turn === 1 ? [] : [wrapped(board.cards(drawn), here.width, "  ")]),
    ...(season === "none" ? [] : [pc.bold(board.season(event[season]))]),
  ];
}

/** One row a house, in order of play: places on the tracks, supply, power, castles, cards. */
export function houseLines(view: Throne, here: Surroundings, { house: own, players = [] }: Onlooker = {}): string[] {
  const position = positionOf(view);
  const { board } = here.say;
  const { house: names } = throne.phrasebooks[here.language].names;
  const head = ["", board.throne, board.fiefs, board.court, board.supply, board.power, board.castles, board.hand, ""];
  const rows = position.tracks["iron-throne"].map((house) => [
    `${house === own ? "›" : " "} ${signed(house, names)}`,
    placeOn("iron-throne", house, position, "♛"),
    placeOn("fiefdoms", house, position, position["blade-used"] ? "‡" : "†"),
    placeOn("kings-court", house, position, "¶", starsOf(view, houseNumber(house))),
    `${position.supply[house]}: ${armiesAt(position.supply[house]).join(" ")}`,
    String(position.power[house]),
    `${position.castles[house]}/${position.players.length === 3 ? 8 : 7}`,
    String(position.hands[house].length),
    players[position.players.indexOf(house)] ?? "",
  ]);
  const [top, ...lines] = columns([head, ...rows], [5, 6, 7]);
  return [pc.dim(top), ...lines, pc.dim(`  ${wrapped(board.tokens, here.width - 2, "  ")}`)];
}

/** `2¶ ★★★`: the place, the sign of the token if the house holds it, and stars where the track gives any. */
function placeOn(track: string, house: string, { tracks, holders }: Position, token: string, stars = 0): string {
  const place = `${tracks[track].indexOf(house) + 1}${holders[track] === house ? token : " "}`;
  return stars === 0 ? place.trimEnd() : `${place}${"★".repeat(stars)}`;
}

/** The armies that a supply level feeds, largest first: 3 2 2. */
function armiesAt(level: number): number[] {
  const banners = bannersFor[level];
  const sizes: number[] = [];
  for (let size = banners.length - 1; size >= 2; size--) {
    const exactly = banners[size] - (banners[size + 1] ?? 0);
    for (let i = 0; i < exactly; i++) sizes.push(size);
  }
  return sizes;
}
