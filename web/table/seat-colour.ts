import type { Seat } from "@weirwood/kernel";
import { listingOf } from "../games/index.ts";
import type { GameClient } from "./game-client.ts";

/** The colour of a seat's lines: as this table has it, else as the game lists it by the seat's one-word name. */
export const seatColour = (client: GameClient, view: unknown, seat: Seat, name: string | undefined): string =>
  client.seatColour?.(view, seat) ?? (name && listingOf(client.name)?.seatColour(name)) ?? "var(--ink)";
