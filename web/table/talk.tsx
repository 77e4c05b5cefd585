import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import type { TableTalk, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { type Conversation, channelOf, conversations } from "./conversations.ts";
import { Notes } from "./notes.tsx";
import { ConversationMark, type TalkPeople, useConversationNames } from "./talk-people.tsx";
import { Thread } from "./thread.tsx";
import "./talk.css";

interface TalkProps extends TalkPeople {
  readonly talk: TableTalk;
  readonly tableView: TableView;
  /** `narrow`: chips and a thread; `list`: first all conversations, then one; `large`: both side by side. */
  readonly shape: "narrow" | "list" | "large";
  readonly onEnlarge?: (() => void) | undefined;
}

const notes = "notes";

/** What is said at the table: to all, between two, in groups; and one's own notes where there is no other place. */
export function Talk({ talk, tableView, shape, onEnlarge, ...people }: TalkProps) {
  const text = useText().table.talk;
  const { status } = tableView;
  const [opened, setOpened] = useState<string>();
  const [founded, setFounded] = useState<readonly Seat[]>();
  const [isFounding, setIsFounding] = useState(false);
  const name = useConversationNames(people);
  if (status === undefined) return null;
  const list = withFounded(conversations(status, tableView.channels, people.seat), founded, people.seat);
  const hasNotes = shape !== "narrow" && people.seat !== ONLOOKER;
  const open = opened ?? (shape === "list" ? undefined : list[0].channel);
  const conversation = list.find(({ channel }) => channel === open);
  const found = (seats: readonly Seat[]): void => {
    setIsFounding(false);
    setFounded(seats);
    setOpened(channelOf([people.seat, ...seats]));
  };
  const canFound = people.seat !== ONLOOKER && list.filter(({ kind }) => kind === "pair").length > 1;
  const founding = (
    <>
      {canFound && (
        <button type="button" className="btn" onClick={() => setIsFounding(true)}>
          <Icon name="ui-plus" />
          {text.newGroup}
        </button>
      )}
      {isFounding && (
        <NewGroup list={list} name={name} people={people} onFound={found} onClose={() => setIsFounding(false)} />
      )}
    </>
  );
  const thread = conversation !== undefined && (
    <Thread
      key={conversation.channel}
      talk={talk}
      tableView={tableView}
      conversation={conversation}
      name={name(conversation)}
      {...people}
    />
  );

  if (shape === "narrow") {
    return (
      <section className="talk narrow" aria-label={text.title}>
        <div className="channels">
          <div role="tablist" aria-label={text.allChannels}>
            {list.map((one) => (
              <button
                key={one.channel}
                type="button"
                role="tab"
                aria-selected={one.channel === open}
                aria-label={`${name(one)}${one.unread > 0 ? `, ${text.unread(one.unread)}` : ""}`}
                onClick={() => setOpened(one.channel)}
              >
                <ConversationMark conversation={one} size={24} game={people.game} />
                {one.kind === "table" && <span>{name(one)}</span>}
                {one.unread > 0 && <span className="badge">{one.unread}</span>}
              </button>
            ))}
          </div>
          {onEnlarge !== undefined && (
            <button type="button" className="enlarge" aria-label={text.large} onClick={onEnlarge}>
              <Icon name="ui-group" />
            </button>
          )}
        </div>
        {thread}
      </section>
    );
  }

  const isListShown = shape === "large" || open === undefined;
  return (
    <section className={`talk ${shape}`} aria-label={text.title}>
      {shape === "list" && <h2 className="visually-hidden">{text.title}</h2>}
      {isListShown && (
        <nav className="all-channels" aria-label={text.allChannels}>
          <ChannelGroup
            list={list.filter(({ kind }) => kind === "table" || kind === "onlookers")}
            {...{ open, name }}
            people={people}
            onOpen={setOpened}
          />
          <ChannelGroup
            title={text.pairs}
            list={list.filter(({ kind }) => kind === "pair")}
            {...{ open, name }}
            people={people}
            onOpen={setOpened}
          />
          <ChannelGroup
            title={text.groups}
            list={list.filter(({ kind }) => kind === "group")}
            {...{ open, name }}
            people={people}
            onOpen={setOpened}
          />
          {founding}
          {hasNotes && (
            <>
              <h3>{text.onlyYou}</h3>
              <button type="button" className="channel" aria-current={open === notes} onClick={() => setOpened(notes)}>
                <Icon name="ui-pencil" size={32} />
                <NotesTitle />
              </button>
            </>
          )}
        </nav>
      )}
      {open !== undefined && shape === "list" && (
        <button type="button" className="btn ghost back" onClick={() => setOpened(undefined)}>
          <Icon name="ui-chevron" />
          {text.allChannels}
        </button>
      )}
      {open === notes ? <Notes talk={talk} /> : thread}
    </section>
  );
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

function NotesTitle() {
  return <b className="serif">{useText().table.tabs.notes}</b>;
}

interface ChannelGroupProps {
  readonly title?: string;
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

interface NewGroupProps {
  readonly list: readonly Conversation[];
  readonly name: (conversation: Conversation) => string;
  readonly people: TalkPeople;
  readonly onFound: (seats: readonly Seat[]) => void;
  readonly onClose: () => void;
}

function NewGroup({ list, name, people, onFound, onClose }: NewGroupProps) {
  const text = useText().table.talk;
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  const pairs = list.filter(({ kind }) => kind === "pair");
  const toggle = (seat: Seat): void =>
    setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]);
  return (
    <Dialog
      title={text.newGroup}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn primary"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onFound(chosen)}
        >
          {text.begin}
        </button>
      }
    >
      <fieldset className="field">
        <legend>{text.choose}</legend>
        {pairs.map((pair) => (
          <label key={pair.channel} className="check">
            <input type="checkbox" checked={chosen.includes(pair.seats[0])} onChange={() => toggle(pair.seats[0])} />
            <ConversationMark conversation={pair} size={28} game={people.game} />
            {name(pair)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
