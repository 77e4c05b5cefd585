import { bitOf, houseIds, iconIds, MOST_SEATS, NONE, seasonIds, typeIds } from "../data/names.ts";
import { amountOf } from "../rules/amounts.ts";
import type { Context } from "../rules/context.ts";
import { cardOf, faces } from "../state/bodies.ts";
import { type Cards, GAME_DERIVED, PLOT, SEAT_DERIVED, SEAT_WORDS } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import type { Modifier } from "../words/index.ts";
import * as reads from "./reads.ts";
import {
  DEFEND_SHIFT,
  GAME_FLAGS,
  NO_TRIGGERING_SHIFT,
  ONLY_PLOTS_GIVE,
  OPENS_PLOTS_CHOSEN,
  POWER_IGNORED,
  SEASONS,
  SKIPS_STANDING,
  SKIPS_TAXATION,
  seatPlaces,
  summedNumbers,
  usualNumbers,
  ZERO,
} from "./words.ts";

/** The sums of one pass of `derive` that are about players and about the whole game; those of bodies are in `sums.ts`. */

const seatSums = new Int32Array(MOST_SEATS * SEAT_WORDS);
/** Below which no text lets a sum fall. */
const seatFloors = new Int32Array(MOST_SEATS * SEAT_WORDS);
let seasons = 0;
let gameFlags = 0;

export function clearSeats(game: Cards): void {
  seatSums.fill(0);
  seatFloors.fill(-ZERO);
  for (let seat = 0; seat < seatsIn(game); seat++) beginNumbers(game, seat);
  seasons = 0;
  gameFlags = 0;
}

/** Every number as the rules or the revealed plot give it. */
function beginNumbers(game: Cards, seat: number): void {
  const at = seat * SEAT_WORDS;
  seatSums[at + seatPlaces["plot-income"]] = NONE;
  seatSums[at + seatPlaces["income-cap"]] = NONE;
  for (let i = 0; i < summedNumbers.length; i++) seatSums[at + sumPlaces[i]] = usualSums[i];
  const plot = game[PLOT + seat];
  const printed = plot === NONE ? undefined : faces[cardOf(game, plot)].plot;
  seatSums[at + seatPlaces.claim] = printed?.claim ?? 0;
  seatSums[at + seatPlaces.initiative] = printed?.initiative ?? 0;
}

const sumPlaces: readonly number[] = summedNumbers.map((name) => seatPlaces[name]);
const usualSums: readonly number[] = summedNumbers.map((name) => usualNumbers[name]);

export function applyToSeat(context: Context, mod: Modifier, seat: number, amount: number | undefined): void {
  const at = seat * SEAT_WORDS;
  switch (mod.mod) {
    case "number": {
      const place = at + seatPlaces[mod.of];
      if ("set" in mod) {
        seatSums[place] = Math.min(seatSums[place], amountOf(context, mod.set));
        return;
      }
      seatSums[place] += amount ?? amountOf(context, mod.by);
      if (mod.least !== undefined) seatFloors[place] = Math.max(seatFloors[place], mod.least);
      return;
    }
    case "may-not": {
      const shift = mod.what === "defend" ? DEFEND_SHIFT : 0;
      seatSums[at + seatPlaces.bans] |=
        (mod.challenge === undefined ? 7 : 1 << iconIds.indexOf(mod.challenge)) << shift;
      return;
    }
    case "cannot":
      if (mod.verb === "gain-house-power") seatSums[at + seatPlaces["house-power-only"]] |= 8;
      else if (mod.verb === "draw") seatSums[at + seatPlaces["house-power-only"]] |= 16;
      return;
    case "no-penalty":
      seatSums[at + seatPlaces["free-of-penalty"]] |= mod.house === undefined ? 63 : bitOf(houseIds, mod.house);
      return;
    case "house-power-only-in":
      seatSums[at + seatPlaces["house-power-only"]] |= 1 << iconIds.indexOf(mod.challenge);
      return;
    case "power-ignored":
      seatSums[at + seatPlaces.bans] |= POWER_IGNORED;
      return;
    case "challenges":
      seatSums[at + seatPlaces["more-challenges"]] += mod.by << (4 * iconIds.indexOf(mod.type));
      return;
    default:
      return;
  }
}

/** One modifier of the whole game that is about no card. */
export function applyToTable(mod: Modifier): void {
  switch (mod.mod) {
    case "season":
      seasons |= bitOf(seasonIds, mod.is);
      return;
    case "opens":
      gameFlags |= OPENS_PLOTS_CHOSEN;
      return;
    case "skips":
      gameFlags |= mod.phase === "taxation" ? SKIPS_TAXATION : SKIPS_STANDING;
      return;
    case "income-only-plots":
      gameFlags |= ONLY_PLOTS_GIVE;
      return;
    case "no-triggering":
      for (const type of mod.of) gameFlags |= bitOf(typeIds, type) << NO_TRIGGERING_SHIFT;
      return;
    default:
      return;
  }
}

/** Words of a seat that are sums; the others are sets, or set outright. The first, power, is no sum of texts. */
const isSum: readonly boolean[] = Array.from({ length: SEAT_WORDS }, (_, place) => sumPlaces.includes(place));

export function writeSeats(game: Cards): number {
  let changed = 0;
  for (let seat = 0; seat < seatsIn(game); seat++) {
    const [from, to] = [seat * SEAT_WORDS, SEAT_DERIVED + seat * SEAT_WORDS];
    for (let place = 1; place < SEAT_WORDS; place++) {
      const sum = seatSums[from + place];
      const value = isSum[place] ? Math.max(sum, seatFloors[from + place]) + ZERO : sum;
      if (game[to + place] === value) continue;
      game[to + place] = value;
      changed = reads.OF_SEATS;
    }
  }
  if (game[GAME_DERIVED + SEASONS] !== seasons || game[GAME_DERIVED + GAME_FLAGS] !== gameFlags) {
    game[GAME_DERIVED + SEASONS] = seasons;
    game[GAME_DERIVED + GAME_FLAGS] = gameFlags;
    changed |= reads.OF_GAME;
  }
  return changed;
}
