import { ONLOOKER } from "@weirwood/kernel";
import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Conversation } from "./conversations.ts";
import { NewGroup } from "./new-group.tsx";
import { ConversationMark, type TalkPeople } from "./talk-people.tsx";
import { NOTES, type TalkModel } from "./use-talk.ts";

interface ChannelsProps {
  readonly model: TalkModel;
  readonly people: TalkPeople;
}

/** Conversations as a row of tabs, for a narrow place. */
export function ChannelTabs({ model, people }: ChannelsProps) {
  const text = useText().table.talk;
  return (
    <div role="tablist" aria-label={text.allChannels}>
      {model.list.map((one) => (
        <button
          key={one.channel}
          type="button"
          role="tab"
          aria-selected={one.channel === model.open}
          aria-label={`${model.name(one)}${one.unread > 0 ? `, ${text.unread(one.unread)}` : ""}`}
          onClick={() => model.openChannel(one.channel)}
        >
          <ConversationMark conversation={one} size={24} game={people.game} />
          {(one.kind === "table" || people.game === undefined) && <span>{model.name(one)}</span>}
          {one.unread > 0 && <span className="badge">{one.unread}</span>}
        </button>
      ))}
    </div>
  );
}

/** Conversations as a list with headings, the way to a new group, and one's own notes. */
export function ChannelList({ model, people }: ChannelsProps) {
  const text = useText().table;
  const [isFounding, setIsFounding] = useState(false);
  const { list, name, open, openChannel } = model;
  const groups = [
    { title: undefined, list: list.filter(({ kind }) => kind === "table" || kind === "onlookers") },
    { title: text.talk.pairs, list: list.filter(({ kind }) => kind === "pair") },
    { title: text.talk.groups, list: list.filter(({ kind }) => kind === "group") },
  ];
  return (
    <nav className="all-channels" aria-label={text.talk.allChannels}>
      {groups.map((group) => (
        <ChannelGroup key={group.title ?? "all"} {...group} {...{ open, name, people }} onOpen={openChannel} />
      ))}
      {model.canFound && (
        <button type="button" className="btn" onClick={() => setIsFounding(true)}>
          <Icon name="ui-plus" />
          {text.talk.newGroup}
        </button>
      )}
      {isFounding && (
        <NewGroup
          {...{ list, name, people }}
          onFound={(seats) => {
            setIsFounding(false);
            model.found(seats);
          }}
          onClose={() => setIsFounding(false)}
        />
      )}
      {people.seat !== ONLOOKER && (
        <>
          <h3>{text.talk.onlyYou}</h3>
          <button type="button" className="channel" aria-current={open === NOTES} onClick={() => openChannel(NOTES)}>
            <Icon name="ui-pencil" size={32} />
            <b className="serif">{text.tabs.notes}</b>
          </button>
        </>
      )}
    </nav>
  );
}

interface ChannelGroupProps {
  readonly title: string | undefined;
  readonly list: readonly Conversation[];
  readonly open: string | undefined;
  readonly name: (conversation: Conversation) => string;
  readonly people: TalkPeople;
  readonly onOpen: (channel: string) => void;
}

function ChannelGroup({ title, list, open, name, people, onOpen }: ChannelGroupProps) {
  const text = useText().table.talk;
  if (list.length === 0) return null;
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      {list.map((one) => (
        <button
          key={one.channel}
          type="button"
          className="channel"
          aria-current={one.channel === open}
          onClick={() => onOpen(one.channel)}
        >
          <ConversationMark conversation={one} size={36} game={people.game} />
          <span className="grow">
            <b className="serif">{name(one)}</b>
            <span className="last muted xs">{one.last === undefined ? text.none : one.last.text}</span>
          </span>
          {one.unread > 0 && (
            <span className="badge" role="img" aria-label={text.unread(one.unread)}>
              {one.unread}
            </span>
          )}
        </button>
      ))}
    </>
  );
}
