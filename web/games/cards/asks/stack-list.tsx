import {
  cardOfRef,
  isBodyRef,
  isCardRef,
  refNames,
  SEAT_REF,
  type StackItem,
  stackOf,
} from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { CardRound } from "../card/card-picture.tsx";
import type { Reading } from "../desk/reading.ts";

/** Whatever can be chosen, in words. */
export function refWords({ view, words, text, seat: reader }: Reading, ref: number): string | undefined {
  if (isBodyRef(ref)) return words.body(view, ref);
  if (isCardRef(ref)) return words.card(cardOfRef(ref));
  const seat = ref - SEAT_REF;
  if (seat >= 0 && seat < 6) return seat === reader ? text.asks.choose.you : words.seat(view, seat);
  return words.book.names.choice[refNames[ref]];
}

/** What stands on a stack, by name: a card, or a step of the rules. */
function titleOfItem({ words, text }: Reading, item: StackItem): string {
  if (item.card !== undefined) return words.card(item.card);
  return (item.window && words.book.names.window?.[item.window]) ?? text.asks.stack.framework;
}

/** What it is and whose. */
function whoseWords({ view, seat, words, text }: Reading, { is, seat: whose }: StackItem): string | undefined {
  if (is === "framework" || whose === undefined) return undefined;
  return whose === seat ? text.asks.stack.yours[is] : text.asks.stack.whose[is](words.seat(view, whose));
}

/** The last thing that is being carried out, as it is read out: who does what to whom. */
export function spokenStack(reading: Reading): string {
  const item = stackOf(reading.view).at(-1);
  if (item === undefined) return "";
  const { text, words, view } = reading;
  const title = titleOfItem(reading, item);
  const targets = item.targets.flatMap((ref) => refWords(reading, ref) ?? []).join(", ");
  return item.seat === undefined ? `${title}.` : text.asks.stack.told(words.seat(view, item.seat), title, targets);
}

interface StackListProps {
  readonly reading: Reading;
  /** The question, which stands last. */
  readonly now: { readonly symbol: ReactNode; readonly title: string; readonly about: string };
}

/** What is going on, the oldest above, each answer below what it answers; the open question last. */
export function StackList({ reading, now }: StackListProps) {
  const items = stackOf(reading.view);
  const { stack } = reading.text.asks;
  return (
    <ol className="cards-stack" aria-label={stack.title}>
      {items.map((item, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its places.
        <li key={depth} style={{ marginInlineStart: indent(depth) }}>
          <span className="cards-stack-sign">
            {item.card === undefined ? (
              <Icon name="cards/act-framework" size={20} />
            ) : (
              <CardRound card={item.card} size={30} />
            )}
          </span>
          <span>
            <b>{titleOfItem(reading, item)}</b>
            <StackAbout reading={reading} item={item} />
          </span>
        </li>
      ))}
      <li className="now" style={{ marginInlineStart: indent(items.length) }}>
        <span className="cards-stack-sign">{now.symbol}</span>
        <span>
          <b>{now.title}</b>
          <small>{now.about}</small>
        </span>
      </li>
    </ol>
  );
}

/** The same where there is little room: what the question answers in a line, and the rest for whoever asks. */
export function FoldedStack({ reading, now }: StackListProps) {
  const last = stackOf(reading.view).at(-1);
  if (last === undefined) return null;
  const targets = last.targets.flatMap((ref) => refWords(reading, ref) ?? []);
  return (
    <details className="cards-folded">
      <summary>
        {last.card === undefined ? (
          <Icon name="cards/act-framework" size={20} />
        ) : (
          <CardRound card={last.card} size={24} />
        )}
        <b>{titleOfItem(reading, last)}</b>
        {targets.length > 0 && <span>› {targets.join(", ")}</span>}
      </summary>
      <StackList reading={reading} now={now} />
    </details>
  );
}

/** Deep stacks go no further to the right than there is room. */
const indent = (depth: number): number => Math.min(depth, 4) * 26;

function StackAbout({ reading, item }: { readonly reading: Reading; readonly item: StackItem }) {
  const { stack } = reading.text.asks;
  const targets = item.targets.flatMap((ref) => refWords(reading, ref) ?? []);
  const whose = whoseWords(reading, item);
  return (
    <small className="muted">
      {whose ?? stack.step[item.step]}
      {targets.length > 0 && (
        <>
          {" "}
          {stack.targets(targets.length)} <b>{targets.join(", ")}</b>
        </>
      )}
    </small>
  );
}
