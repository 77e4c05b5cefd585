import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { ChannelStatus, Message, TableStatus } from "@weirwood/protocol";

/** A channel of the table's talk, as one reader has it. */
export interface Conversation {
  readonly channel: string;
  readonly kind: "table" | "onlookers" | "pair" | "group";
  /** The others in it, for pairs and groups. */
  readonly seats: readonly Seat[];
  readonly unread: number;
  readonly last: Message | undefined;
}

/** The name of the channel that a group of seats shares. */
export const channelOf = (seats: readonly Seat[]): string => [...seats].sort((a, b) => a - b).join("-");

/** Everybody's channel first, then one with each other person, then groups, the liveliest first. Bots do not talk. */
export function conversations(
  status: TableStatus,
  channels: readonly ChannelStatus[],
  seat: Seat,
): readonly Conversation[] {
  const known = new Map(channels.map((channel) => [channel.channel, channel]));
  const named = (channel: string, kind: Conversation["kind"], seats: readonly Seat[]): Conversation => ({
    channel,
    kind,
    seats,
    unread: known.get(channel)?.unread ?? 0,
    last: known.get(channel)?.last,
  });
  const list = [named("table", "table", [])];
  if (seat === ONLOOKER) return [...list, named("onlookers", "onlookers", [])];
  for (const other of status.seats) {
    if (other.seat === seat || other.person === undefined) continue;
    list.push(named(channelOf([seat, other.seat]), "pair", [other.seat]));
  }
  const groups = channels
    .map(({ channel }) => named(channel, "group", othersIn(channel, seat)))
    .filter(({ channel, seats }) => seats.length > 1 && channel.split("-").includes(String(seat)))
    .sort((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0));
  return [...list, ...groups];
}

function othersIn(channel: string, seat: Seat): readonly Seat[] {
  if (!/^\d/.test(channel)) return [];
  return channel
    .split("-")
    .map(Number)
    .filter((one) => one !== seat);
}

export const unreadIn = (list: readonly Conversation[]): number => list.reduce((sum, { unread }) => sum + unread, 0);
