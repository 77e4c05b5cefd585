import { type Answer, isBodyRef, refNames } from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import { CardText } from "./card-text.tsx";
import { type Choosing, choosingOf, takeOut } from "./chosen.ts";
import { refOf, whyThing } from "./reasons.ts";
import { RefRow } from "./ref-row.tsx";

/** What a question says about itself where it differs from others of its kind. */
export interface Wording {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly symbol?: ReactNode;
  /** The button that ends it. */
  readonly done?: string;
  /** The same, where nothing is chosen yet. */
  readonly none?: string;
  readonly children?: ReactNode;
  /** A line about each thing that can be chosen. */
  readonly noteOf?: (what: number) => ReactNode;
  /** Mostly nothing is chosen; elsewhere that is quiet, and takes the key twice. */
  readonly isNoneUsual?: boolean;
  /** Also where everything lies on the table: the rows are left out. */
  readonly withoutRows?: boolean;
}

/** Rows that the panel shows at most; what lies on the table can be pressed there. */
const MOST_ROWS = 40;

/** Choosing cards, players or words one after the other: pressed on the table or in the panel, pressed again to take them back. */
export function choosing(desk: Desk, wording: Wording): Scene {
  const choice = choosingOf(desk);
  const { options, chosen, done } = choice;
  const { keys } = desk.text.asks;
  const marks = new Map<Thing, Mark>();
  for (const { what } of options) marks.set(refNames[what], { is: "can" });
  for (const what of chosen) marks.set(refNames[what], { is: "chosen" });
  const rows = wording.withoutRows ? [] : options.slice(0, MOST_ROWS);
  const end: Shortcut[] =
    done === undefined
      ? []
      : [" ", "Enter"].map((key) => ({ key, label: keys.done, act: () => endBy(desk, choice, wording, done) }));
  return {
    marks,
    stops: [...marks.keys()],
    onThing: (thing) => pressThing(desk, choice, thing),
    whyThing: (thing) => whyThing(desk, thing),
    panel: <ChoosePanel choice={choice} wording={wording} />,
    keys: [
      ...end,
      ...rows.slice(0, 9).map(({ what }, place) => ({
        key: String(place + 1),
        label: keys.choose(place + 1),
        act: () => desk.send({ kind: "choose", what }),
      })),
    ],
  };
}

/** Whether nothing is chosen where something could be, and that is not what one mostly wants. */
const isNothing = ({ chosen }: Choosing, { isNoneUsual }: Wording): boolean =>
  chosen.length === 0 && isNoneUsual !== true;

/** By key: whoever passes and passes does not choose nothing unawares, and is asked to press once more. */
function endBy(desk: Desk, choice: Choosing, wording: Wording, done: Answer<"done">): void {
  if (!isNothing(choice, wording) || desk.draft?.kind === "done") desk.send(done);
  else desk.change(done, wording.none ?? desk.text.asks.choose.none);
}

/** Chooses something, or takes it back. */
function pressThing(desk: Desk, choice: Choosing, thing: Thing): void {
  const what = refOf(thing);
  if (what === undefined) return;
  const isOpen = choice.options.some((option) => option.what === what);
  if (isOpen && !(isBodyRef(what) && choice.chosen.includes(what))) desk.send({ kind: "choose", what });
  else if (choice.chosen.includes(what) && !takeOut(desk, choice, what)) desk.say(desk.text.asks.choose.fixed);
}

interface ChoosePanelProps {
  readonly choice: Choosing;
  readonly wording: Wording;
}

function ChoosePanel({ choice, wording }: ChoosePanelProps) {
  const desk = useDesk();
  const { options, chosen, done, by, least, most, influence } = choice;
  const { choose, space } = desk.text.asks;
  const { noteOf } = wording;
  const rows = wording.withoutRows ? [] : options.slice(0, MOST_ROWS);
  const isQuiet = isNothing(choice, wording) && desk.draft?.kind !== "done";
  const isNone = chosen.length === 0 && done !== undefined;
  const send = isNone ? (wording.none ?? choose.none) : (wording.done ?? choose.done);
  return (
    <AskPanel
      title={wording.title}
      lead={wording.lead ?? (by !== undefined && <CardText card={by} />)}
      symbol={wording.symbol}
      // What is paid is paid with the last card that it takes: nothing is left to press.
      {...((done !== undefined ? !isQuiet : most > 1 && influence === undefined) && {
        send,
        answer: done,
        sendKey: space,
      })}
      {...(done !== undefined &&
        isQuiet && {
          also: (
            <button type="button" className="btn decline" data-asks="by key" onClick={() => desk.send(done)}>
              {send}
              <kbd className="kbd" aria-hidden="true">
                {space}
              </kbd>
            </button>
          ),
        })}
    >
      {wording.children}
      {influence !== undefined && <p className="cards-wanted">{choose.influence(influence.wanted, influence.given)}</p>}
      {influence === undefined && (most > 1 || least === 0) && (
        <p className="cards-wanted">{choose.wanted(least, most, chosen.length)}</p>
      )}
      <ul className="cards-acts">
        {chosen.map((what, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of two copies either is meant.
          <li key={`chosen ${what} ${place}`}>
            <RefRow
              desk={desk}
              what={what}
              note={noteOf?.(what)}
              isChosen
              onPress={() => pressThing(desk, { ...choice, options: [] }, refNames[what])}
            />
          </li>
        ))}
        {rows.map(({ what }, place) => (
          <li key={what}>
            <RefRow
              desk={desk}
              what={what}
              note={noteOf?.(what)}
              number={place + 1}
              onPress={() => desk.send({ kind: "choose", what })}
            />
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}
