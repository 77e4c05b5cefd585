import type { TableAccess } from "../http/table-access.ts";
import type { MessageRow } from "../store/schema.ts";

/** The seats of a group, or nothing where the name is not one of a group, written as it must be: `0-2`. */
export function seatsOfGroup(channel: string): number[] | undefined {
  if (!/^\d{1,2}(-\d{1,2})+$/.test(channel)) return undefined;
  const seats = channel.split("-").map(Number);
  const isAscending = seats.every((seat, place) => place === 0 || seat > seats[place - 1]);
  return isAscending && seats.join("-") === channel ? seats : undefined;
}

/** Whether somebody who stands so to the table takes part in a channel: says something there, and hears what is said. */
export function takesPart(channel: string, { seat, seats }: TableAccess): boolean {
  if (channel === "onlookers") return seat === undefined;
  if (seat === undefined) return false;
  if (channel === "table") return true;
  const group = seatsOfGroup(channel) ?? [];
  return group.includes(seat) && group.every((one) => one < seats);
}

/** Onlookers hear the table, but have no voice at it. */
export function mayRead(channel: string, access: TableAccess): boolean {
  return channel === "table" || takesPart(channel, access);
}

/**
 * Whether a message of a channel that somebody may read is meant for them too: what was said in private before they came
 * to own the seat was said to somebody else.
 */
export function isMeantFor(
  { channel, at, person }: Pick<MessageRow, "channel" | "at" | "person">,
  reader: string | undefined,
  { since }: TableAccess,
): boolean {
  return seatsOfGroup(channel) === undefined || at > since || person === reader;
}
