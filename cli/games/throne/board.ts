import { type Throne, throne } from "@weirwood/throne";
import { bannersFor, castlesToWin, houseNumber, starsOf } from "@weirwood/throne/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, widthOf, wrapped } from "../../layout.ts";
import type { Viewpoint } from "../cli-game.ts";
import { mapLines } from "./map.ts";
import { type Position, positionOf } from "./position.ts";
import { signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** The whole table as text: the turn, the houses, the map. Reads a state or a view. */
export function boardLines(view: Throne, here: Context, viewpoint: Viewpoint = {}): string[] {
  return [
    ...turnLines(view, here),
    ...houseLines(view, here, viewpoint),
    "",
    ...mapLines(view, here, viewpoint.seatName),
  ];
}

/** Turn, threat, and the cards of the turn. */
function turnLines(view: Throne, here: Context): string[] {
  const position = positionOf(view);
  const { turn, threat, season, bound } = position;
  const { event, house } = throne.phrasebooks[here.language].names;
  const { board } = sentencesFor(here);
  return [
    pc.bold(board.turn(turn, threat)),
    ...westerosLines(position, here),
    ...(season === "none" ? [] : [pc.bold(board.season(event[season]))]),
    ...(bound === "none" ? [] : [pc.bold(board.bound(signed(bound, house)))]),
  ];
}

/** How deep the columns are that lie open with their variant. */
const OPEN_CARDS = 3;

/** The cards that are drawn; with the open variant three columns, that of the turn first. */
function westerosLines({ turn, cards, decks, variants }: Position, here: Context): string[] {
  const { event, deck } = throne.phrasebooks[here.language].names;
  const { board } = sentencesFor(here);
  if (variants.includes("open-westeros")) {
    const rows = decks.map((column, number) => [
      `  ${deck[number + 1]}`,
      column
        .slice(0, OPEN_CARDS)
        .map((card) => event[card])
        .join(" › "),
    ]);
    return [cards.length > 0 ? board.columnsNow : board.columnsNext, ...columns(rows)];
  }
  const drawn = cards.map((card, number) => `${deck[number + 1]}\u00a0${event[card]}`).join(" · ");
  return drawn === "" || turn === 1 ? [] : [wrapped(board.cards(drawn), here.width, "  ")];
}

/** One row a house, in order of play: places on the tracks, supply, power, castles, cards. */
export function houseLines(view: Throne, here: Context, { seatName: own, players = [] }: Viewpoint = {}): string[] {
  const position = positionOf(view);
  const { board } = sentencesFor(here);
  const { house: names } = throne.phrasebooks[here.language].names;
  const hasSingles = position.variants.includes("single-use");
  const head = [
    ["", board.throne, board.fiefs, board.court, board.supply, board.power, board.castles, board.hand],
    hasSingles ? ["1×", ""] : [""],
  ].flat();
  const rows = position.tracks["iron-throne"].map((house) => [
    `${house === own ? "›" : " "} ${signed(house, names)}`,
    placeOn("iron-throne", house, position, "♛"),
    placeOn("fiefdoms", house, position, position["blade-used"] ? "‡" : "†"),
    placeOn("kings-court", house, position, "¶", starsOf(view, houseNumber(house))),
    `${position.supply[house]}: ${armiesAt(position.supply[house]).join(" ")}`,
    String(position.power[house]),
    `${position.castles[house]}/${castlesToWin[position.players.length]}`,
    String(position.hands[house].length),
    ...(hasSingles ? [String(position["singles-left"][house].length)] : []),
    players[position.players.indexOf(house)] ?? "",
  ]);
  const right = hasSingles ? [5, 6, 7, 8] : [5, 6, 7];
  const wide = columns([head, ...rows], right);
  const fits = wide.every((line) => widthOf(line) <= here.width);
  const [top, ...lines] = fits ? wide : columns([head, ...rows], right, " ");
  const signs = hasSingles ? `${board.tokens}  ${board.singles}` : board.tokens;
  return [pc.dim(top), ...lines, pc.dim(`  ${wrapped(signs, here.width - 2, "  ")}`)];
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
