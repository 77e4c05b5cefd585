import type { Seat } from "@weirwood/kernel";
import { type House, houseIds } from "../data/names.ts";
import { type Battle, SEAT_HOUSE } from "./layout.ts";

/** Who sits where: rules speak of Houses, tables of seats. */

export const SEATS = houseIds.length;
export const houseAt = (game: Battle, seat: Seat): House => game[SEAT_HOUSE + seat];
export const seatOf = (game: Battle, house: House): Seat => (game[SEAT_HOUSE] === house ? 0 : 1);
