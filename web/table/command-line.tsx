import { explain, type Phrasebook, type Seat } from "@weirwood/kernel";
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { GameClient } from "./game-client.ts";
import { RuleLink } from "./rule-link.tsx";

interface CommandLineProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly seat: Seat;
  readonly book: Phrasebook;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The draft that the board shows; what is typed here and makes sense becomes the draft. */
  readonly draft: string | undefined;
  readonly onDraft: (answer: string) => void;
  readonly onDecide: (answer: string) => void;
  readonly openRule: (rule: string) => void;
}

/** For experts: the draft as notation. What is wrong with it is said while it is typed; Enter sends what is right. */
export function CommandLine(props: CommandLineProps) {
  const { client, view, seat, book, field, draft, onDraft, onDecide, openRule } = props;
  const text = useText().table.commandLine;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isActive, setIsActive] = useState(false);
  /** What has been sent is no longer to be sent, though it is still on the board. */
  const [sent, setSent] = useState<string>();
  // The board changed the draft: what was typed before is of yesterday.
  useEffect(() => setTyped((before) => (before === draft ? before : undefined)), [draft]);
  const line = typed ?? (isActive && draft !== sent ? (draft ?? "") : "");
  const answer = line.trim();
  const refusal = answer === "" ? undefined : client.why(view, seat, answer);
  const candidates = isActive && typed !== undefined ? (client.complete?.(view, seat, line) ?? []).slice(0, 12) : [];

  const type = (words: string): void => {
    setTyped(words);
    const whole = words.trim();
    if (whole !== "" && client.why(view, seat, whole) === undefined) onDraft(whole);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && answer !== "" && refusal === undefined) {
      event.preventDefault();
      setTyped(undefined);
      setSent(draft);
      onDecide(answer);
    } else if (event.key === "Tab" && !event.shiftKey && sharedStart(candidates).length > line.length) {
      // Where Tab cannot complete anything it goes on to the next part of the page, as everywhere.
      event.preventDefault();
      type(sharedStart(candidates));
    } else if (event.key === "Escape") {
      setTyped(undefined);
      field.current?.blur();
    }
  };

  return (
    <div className="command-line">
      <div className="said">
        {isActive && answer !== "" && (
          <p id={`${id}-why`} className={refusal === undefined ? "ok xs" : "why"} role="status">
            {refusal === undefined ? (
              text.send
            ) : (
              <span>
                {explain(book, refusal)} <RuleLink rule={refusal.rule} onOpen={openRule} />
              </span>
            )}
          </p>
        )}
        {candidates.length > 0 && (
          <fieldset className="completions xs" aria-label={text.complete}>
            {candidates.map((candidate) => (
              <button key={candidate} type="button" tabIndex={-1} onPointerDown={() => type(candidate)}>
                {lastWord(candidate)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <label>
        <Icon name="ui-keyboard" />
        <input
          ref={field}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={text.placeholder}
          aria-label={text.label}
          aria-describedby={`${id}-why`}
          aria-invalid={refusal !== undefined}
          value={line}
          onFocus={() => setIsActive(true)}
          onBlur={() => setIsActive(false)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </label>
    </div>
  );
}

/** What all of them begin with: as far as one press of Tab can go without choosing. */
export function sharedStart(texts: readonly string[]): string {
  let shared = texts[0] ?? "";
  for (const text of texts) {
    let length = 0;
    while (length < shared.length && shared[length] === text[length]) length += 1;
    shared = shared.slice(0, length);
  }
  return shared;
}

const lastWord = (text: string): string => text.trim().split(" ").at(-1) ?? text;
