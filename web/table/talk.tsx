import { Icon } from "../art/icon.tsx";
import type { TableTalk, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { Notes } from "./notes.tsx";
import { ChannelList, ChannelTabs } from "./talk-channels.tsx";
import type { TalkPeople } from "./talk-people.tsx";
import { Thread } from "./thread.tsx";
import { NOTES, useTalk } from "./use-talk.ts";
import "./talk.css";

interface TalkProps extends TalkPeople {
  readonly talk: TableTalk;
  readonly tableView: TableView;
  /** `narrow`: chips and a thread; `list`: first all conversations, then one; `large`: both side by side. */
  readonly shape: "narrow" | "list" | "large";
  readonly onEnlarge?: (() => void) | undefined;
}

/** What is said at the table: to all, between two, in groups; and one's own notes where there is no other place. */
export function Talk({ talk, tableView, shape, onEnlarge, ...people }: TalkProps) {
  const text = useText().table.talk;
  const model = useTalk(tableView, people, shape === "list");
  const { open, conversation } = model;
  const thread = conversation !== undefined && (
    <Thread
      key={conversation.channel}
      {...{ talk, tableView, conversation }}
      name={model.name(conversation)}
      {...people}
    />
  );
  if (shape === "narrow") {
    return (
      <section className="talk narrow" aria-label={text.title}>
        <div className="channels">
          <ChannelTabs model={model} people={people} />
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
  return (
    <section className={`talk ${shape}`} aria-label={text.title}>
      {shape === "list" && <h2 className="visually-hidden">{text.title}</h2>}
      {(shape === "large" || open === undefined) && <ChannelList model={model} people={people} />}
      {open !== undefined && shape === "list" && (
        <button type="button" className="btn ghost back" onClick={() => model.openChannel(undefined)}>
          <Icon name="ui-chevron" />
          {text.allChannels}
        </button>
      )}
      {open === NOTES ? <Notes talk={talk} /> : thread}
    </section>
  );
}
