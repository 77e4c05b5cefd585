import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { useState } from "react";
import type { TableView } from "../session/table-session.ts";
import { type Conversation, channelOf, conversations } from "./conversations.ts";
import { type TalkPeople, useConversationNames } from "./talk-people.tsx";

/** What is open instead of a conversation: one's own notes. */
export const NOTES = "notes";

/** All conversations of a table, and which of them is open. */
export interface TalkModel {
  readonly list: readonly Conversation[];
  /** A channel, NOTES, or undefined where only the list is shown. */
  readonly open: string | undefined;
  readonly conversation: Conversation | undefined;
  /** There are enough others to make a group of. */
  readonly canFound: boolean;
  readonly name: (conversation: Conversation) => string;
  openChannel(channel: string | undefined): void;
  /** Opens a conversation with these seats, in which nothing has been said yet. */
  found(seats: readonly Seat[]): void;
}

export function useTalk(tableView: TableView, people: TalkPeople, isListFirst: boolean): TalkModel {
  const [opened, openChannel] = useState<string>();
  const [founded, setFounded] = useState<readonly Seat[]>();
  const name = useConversationNames(people);
  const list = withFounded(conversations(people.status, tableView.channels, people.seat), founded, people.seat);
  const open = opened ?? (isListFirst ? undefined : list[0].channel);
  return {
    list,
    open,
    conversation: list.find(({ channel }) => channel === open),
    canFound: people.seat !== ONLOOKER && list.filter(({ kind }) => kind === "pair").length > 1,
    name,
    openChannel,
    found(seats) {
      setFounded(seats);
      openChannel(channelOf([people.seat, ...seats]));
    },
  };
}

/** A group that was just thought of and in which nothing has been said yet. */
function withFounded(
  list: readonly Conversation[],
  founded: readonly Seat[] | undefined,
  seat: Seat,
): readonly Conversation[] {
  if (founded === undefined) return list;
  const channel = channelOf([seat, ...founded]);
  if (list.some((one) => one.channel === channel)) return list;
  return [
    ...list,
    { channel, kind: founded.length > 1 ? "group" : "pair", seats: founded, unread: 0, last: undefined },
  ];
}
