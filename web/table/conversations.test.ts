import { ONLOOKER } from "@weirwood/kernel";
import type { ChannelStatus, TableStatus } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { channelOf, conversations, unreadIn } from "./conversations.ts";

const status = {
  seats: [
    { seat: 0, person: { id: "a", name: "Arya" } },
    { seat: 1, bot: "steward" },
    { seat: 2, person: { id: "b", name: "Bran" } },
    { seat: 3, person: { id: "c", name: "Catelyn" } },
  ],
} as unknown as TableStatus;
const channel = (name: string, unread = 0, at = 0): ChannelStatus =>
  ({ channel: name, unread, readUpTo: 0, last: { at } }) as unknown as ChannelStatus;

test("there is one conversation with all, one with each other person, and the groups that one is in", () => {
  const list = conversations(status, [channel("0-2", 3), channel("0-2-3", 1, 5), channel("0-1-2-3", 0, 9)], 0);
  expect(list.map((one) => [one.channel, one.kind, one.seats])).toEqual([
    ["table", "table", []],
    ["0-2", "pair", [2]],
    ["0-3", "pair", [3]],
    ["0-1-2-3", "group", [1, 2, 3]],
    ["0-2-3", "group", [2, 3]],
  ]);
  expect(unreadIn(list)).toBe(4);
});

test("those who look on have the table and themselves", () => {
  expect(conversations(status, [channel("onlookers", 2)], ONLOOKER).map(({ kind, unread }) => [kind, unread])).toEqual([
    ["table", 0],
    ["onlookers", 2],
  ]);
});

test("a group's channel names its seats in order, whoever founds it", () => {
  expect(channelOf([10, 2, 0])).toBe("0-2-10");
});
