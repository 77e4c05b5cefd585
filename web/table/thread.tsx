import type { Message, Refused } from "@weirwood/protocol";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { requireSignIn } from "../people/require-sign-in.ts";
import type { TableTalk, TableView } from "../session/table-session.ts";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";
import type { Conversation } from "./conversations.ts";
import { useFrameWords } from "./frame-words.ts";
import { MessageMenu } from "./message-menu.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { roundAt } from "./round-at.ts";
import { SpeakerMark, type TalkPeople, useSeatNames } from "./talk-people.tsx";

interface ThreadProps extends TalkPeople {
  readonly talk: TableTalk;
  readonly tableView: TableView;
  readonly conversation: Conversation;
  readonly name: string;
}

/** One conversation: who reads it, what was said, and the line to say something. */
export function Thread({ talk, tableView, conversation, name, ...people }: ThreadProps) {
  const text = useText().table.talk;
  const { channel, kind, last } = conversation;
  const messages = tableView.messages[channel] ?? [];
  const bottom = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    void talk.older(channel);
  }, [talk, channel]);
  useEffect(() => {
    if (newest === undefined) return;
    bottom.current?.scrollTo({ top: bottom.current.scrollHeight });
    if (document.visibilityState === "visible") talk.markRead(channel, newest);
  }, [talk, channel, newest]);
  const readers = {
    table: text.allRead,
    onlookers: text.onlookersRead,
    pair: text.onlyYouTwo,
    group: text.onlyGroup,
  } as const;
  return (
    <div className="thread">
      <header>
        <h3>{name}</h3>
        <p className="muted xs">{readers[kind]}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, or it cannot be read. */}
      <div ref={bottom} className="talk-said" role="log" aria-label={name} tabIndex={0}>
        {messages.length === 0 && last === undefined && <EmptyNote symbol="ui-talk" words={text.none} />}
        {messages.length >= 50 && (
          <button type="button" className="btn ghost" onClick={() => talk.older(channel, messages[0].id)}>
            {text.older}
          </button>
        )}
        <Messages messages={messages} tableView={tableView} {...people} />
      </div>
      <Composer talk={talk} channel={channel} name={name} />
    </div>
  );
}

function Messages({
  messages,
  tableView,
  ...people
}: TalkPeople & { messages: readonly Message[]; tableView: TableView }) {
  const words = useFrameWords(people.game?.client ?? {});
  const rounds = messages.map((message) => roundAt(tableView.log, message.at));
  return messages.map((message, place) => {
    const round = rounds[place];
    const isNewRound = round !== undefined && round !== rounds[place - 1];
    return (
      <div key={message.id} className="turn-of-talk">
        {isNewRound && <p className="chip">{words.round(round)}</p>}
        <Said message={message} {...people} />
      </div>
    );
  });
}

function Said({ message, ...people }: TalkPeople & { readonly message: Message }) {
  const text = useText().table.talk;
  const language = useSettings((settings) => settings.language);
  const seatName = useSeatNames(people);
  const { seat, person, at, isHidden } = message;
  const isOwn = seat !== undefined && seat === people.seat;
  const name = isOwn ? text.you : seat === undefined ? (person?.name ?? "") : seatName(seat);
  const time = momentIn(language, at, { timeStyle: "short" });
  return (
    <article className={isOwn ? "talk-message own" : "talk-message"}>
      <header>
        {seat !== undefined && <SpeakerMark speaker={seat} size={20} game={people.game} />}
        <b>{name}</b>
        <time className="faint xs" dateTime={new Date(at).toISOString()}>
          {time}
        </time>
        {!isOwn && !isHidden && <MessageMenu message={message} table={people.status.id} />}
      </header>
      <p>{isHidden ? <i className="faint">{text.hidden}</i> : message.text}</p>
    </article>
  );
}

function Composer({ talk, channel, name }: { talk: TableTalk; readonly channel: string; readonly name: string }) {
  const text = useText().table.talk;
  const [words, setWords] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const [isSending, setIsSending] = useState(false);
  const say = async (): Promise<void> => {
    const said = words.trim();
    if (said === "" || isSending || !(await requireSignIn())) return;
    setIsSending(true);
    const refusal = await talk.say(channel, said);
    setIsSending(false);
    setRefused(refusal);
    if (refusal === undefined) setWords("");
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void say();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void say();
  };
  return (
    <form className="composer" onSubmit={submit}>
      <RefusedNote refused={refused} />
      <textarea
        rows={1}
        maxLength={2000}
        value={words}
        placeholder={text.to(name)}
        aria-label={text.to(name)}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={press}
      />
      <button
        type="submit"
        className="btn square"
        aria-label={text.send}
        aria-disabled={words.trim() === "" || isSending}
      >
        <Icon name="ui-send" />
      </button>
    </form>
  );
}
