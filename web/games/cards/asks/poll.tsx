import { type Answer, dangersIn, refNames, stackOf } from "@weirwood/cards/questions";
import { lazy, Suspense, useId } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import { Explained, Stepper } from "../../../table/ask/controls.tsx";
import { useIsLow } from "../../../table/use-width.ts";
import { Icon } from "../art/icon.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { GiveUp, giveUp, isGivingUp } from "../desk/give-up.tsx";
import type { Mark, Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import { WindowHistory } from "../log/window-history.tsx";
import { AskMe } from "../windows/ask-me.tsx";
import { forgetDraft, keepDraft } from "../windows/drafts.ts";
import { KeptDraft } from "../windows/kept-draft.tsx";
import { momentOf } from "../windows/moment.ts";
import { costWords } from "./costs.ts";
import { DeedRow } from "./deed-row.tsx";
import { type Deed, deedOf, deedsOf, hasX, titleOfDeed } from "./deeds.ts";
import { passing } from "./ending.ts";
import { handMarks, isMarshalling, whyThing } from "./reasons.ts";
import { pollSigns } from "./signs.ts";
import { FoldedStack, StackList, spokenStack } from "./stack-list.tsx";
import { spokenActs, tagOf } from "./tags.ts";
import { TakenForYou } from "./taken.tsx";
import "../desk/ask-panel.css";
import "./poll.css";

/** The rounds in which everybody is asked at once and in secret. */
export type PollKind = "action" | "save" | "response";

/** A stack that is deeper than this is folded: it would push what can be done below the fold. */
const DEEPEST_SHOWN = 2;
const DEEPEST_WHERE_LOW = 1;

/** Where the costs of a card come from is asked for in one's own marshalling, and loaded then. */
const PlayCard = lazy(() => import("./play-card.tsx").then((found) => ({ default: found.PlayCard })));

/** A round: what is going on, what the reader could do about it, and Pass. It looks the same for every seat. */
export function pollScene(desk: Desk): Scene {
  const deeds = deedsOf(desk);
  const { keys, poll } = desk.text.asks;
  const shown = deedsShown(desk, deeds);
  const byThing = new Map<Thing, Deed[]>();
  for (const deed of deeds) byThing.set(deed.thing, [...(byThing.get(deed.thing) ?? []), deed]);
  const marks = new Map<Thing, Mark>(handMarks(desk));
  for (const thing of aimedAt(desk)) marks.set(thing, { is: "target" });
  const meant = deedOf(deeds, desk.kept)?.thing;
  for (const [thing, about] of byThing)
    marks.set(thing, {
      is: thing === desk.selected || thing === meant ? "chosen" : "can",
      tag: tagOf(desk.text.asks, about),
      label: spokenActs(desk.text.asks, about),
    });
  const passKey: Shortcut = { key: " ", label: keys.pass, act: () => pass(desk, deeds) };
  return {
    marks,
    stops: [...byThing.keys()],
    onThing(thing) {
      const about = byThing.get(thing);
      if (about === undefined) return;
      const isAsked = about.length > 1 || hasX(about[0]) || (isLookedAt(desk, about[0]) && thing !== desk.selected);
      if (!isAsked) doDeed(desk, about[0]);
      else desk.select(thing === desk.selected ? undefined : thing);
    },
    whyThing: (thing) => whyThing(desk, thing),
    said: poll.said(spokenStack(desk), poll.heading[desk.kind as PollKind], deeds.length),
    panel: <PollPanel deeds={shown} all={deeds} />,
    keys: [
      passKey,
      ...shown.slice(0, 9).map((deed, place) => ({
        key: String(place + 1),
        label: keys.act(place + 1),
        act: () => doDeed(desk, deed),
      })),
      ...(playedNow(desk, shown) === undefined
        ? []
        : ["Enter", "r"].map((key) => ({ key, label: keys.confirm, act: () => doDeed(desk, shown[0]) }))),
      ...(desk.selected === undefined
        ? []
        : [{ key: "Escape", label: keys.deselect, act: () => desk.select(undefined) }]),
    ],
  };
}

/** What the last thing on the stack was aimed at, and what is about to leave play. */
function aimedAt({ view }: Desk): readonly Thing[] {
  const targets = stackOf(view).at(-1)?.targets ?? [];
  return [...new Set([...targets, ...dangersIn(view)])].map((ref) => refNames[ref]);
}

/** A card of the hand is looked at before it is played, while gold is spent. */
const isLookedAt = ({ view, seat, kind }: Desk, { body }: Deed): boolean =>
  body === undefined && kind === "action" && isMarshalling(view, seat);

/** The card of the hand that the reader looks at, to play it for gold. */
const playedNow = (desk: Desk, deeds: readonly Deed[]): Deed | undefined =>
  desk.selected !== undefined &&
  deeds.length > 0 &&
  deeds.every(({ thing }) => thing === desk.selected) &&
  isLookedAt(desk, deeds[0])
    ? deeds[0]
    : undefined;

/** What it costs, or as what it is played. */
const priceOf = ({ text: { asks } }: Desk, { offer }: Deed): string => costWords(asks, offer) ?? asks.act[offer.is];

/** `Play Grey Wind: 1 gold`. */
const titleOfPlay = (desk: Desk, deed: Deed): string =>
  desk.text.asks.marshalling.title(titleOfDeed(desk, deed), priceOf(desk, deed));

/** Passes, or asks first; what was meant for this very round is no longer. */
function pass(desk: Desk, deeds: readonly Deed[]): void {
  forgetDraft(desk.ask.id);
  giveUp(desk, passing(desk, deeds));
}

/** Those of the card that was pressed, where several are; else all of them. */
function deedsShown({ selected }: Desk, deeds: readonly Deed[]): readonly Deed[] {
  const ofCard = selected === undefined ? [] : deeds.filter(({ thing }) => thing === selected);
  return ofCard.length > 0 ? ofCard : deeds;
}

/** Does it, or asks for X first. */
function doDeed(desk: Desk, deed: Deed): void {
  if (hasX(deed) && deed.answers.length > 1 && desk.selected !== deed.thing) desk.select(deed.thing);
  else sendDeed(desk, deed, withX(desk, deed));
}

/** Sends an act, and remembers it: somebody else may come first. */
function sendDeed(desk: Desk, deed: Deed, answer: Answer<"act">): void {
  const { table, seat, ask, view, told, isWhatIf } = desk;
  if (!isWhatIf)
    keepDraft({
      table,
      seat,
      ask: ask.id,
      answer,
      words: titleOfDeed(desk, deed),
      at: momentOf(view),
      told: told.at(-1),
    });
  desk.send(answer);
}

/** The X that the reader has set for an act; the least where they have not. */
interface XInHand {
  readonly key: string;
  readonly x: number;
}
const isXInHand = (hand: unknown): hand is XInHand => typeof hand === "object" && hand !== null && "x" in hand;

function withX({ hand }: Desk, { key, answers }: Deed): Answer<"act"> {
  const x = isXInHand(hand) && hand.key === key ? hand.x : answers[0].x;
  return answers.find((answer) => answer.x === x) ?? answers[0];
}

interface PollPanelProps {
  readonly deeds: readonly Deed[];
  /** Also those of other cards than the one that was pressed. */
  readonly all: readonly Deed[];
}

function PollPanel({ deeds, all }: PollPanelProps) {
  const desk = useDesk();
  const { text, kept, isSending, isNarrow, tools } = desk;
  const { poll, marshalling } = text.asks;
  const kind = desk.kind as PollKind;
  const id = useId();
  const meant = deedOf(deeds, kept);
  const hasPassed = kept?.kind === "pass";
  const isOfCard = desk.selected !== undefined && deeds.length < all.length;
  const giving = passing(desk, all);
  const isDeep = stackOf(desk.view).length > (useIsLow() ? DEEPEST_WHERE_LOW : DEEPEST_SHOWN);
  const looked = playedNow(desk, deeds);
  const played = isGivingUp(desk, giving) ? undefined : looked;
  const rows = played !== undefined && deeds.length === 1 && !hasX(played) ? [] : deeds;
  const now = { symbol: <Icon name={pollSigns[kind]} size={20} />, title: poll.now[kind], about: poll.about[kind] };
  return (
    <section className="ask ask-tall cards-ask cards-poll" aria-labelledby={id}>
      <h2 id={id}>{played === undefined ? poll.heading[kind] : titleOfPlay(desk, played)}</h2>
      {!isNarrow && <TakenForYou />}
      {played === undefined &&
        (isNarrow || isDeep ? <FoldedStack reading={desk} now={now} /> : <StackList reading={desk} now={now} />)}
      {played !== undefined && (
        <Suspense>
          <PlayCard deeds={deeds} all={all} onDo={(deed) => doDeed(desk, deed)} />
        </Suspense>
      )}
      <ul className="cards-acts" aria-label={poll.acts}>
        {rows.map((deed, place) => (
          <li key={deed.key}>
            <DeedRow
              desk={desk}
              deed={deed}
              number={place + 1}
              isPressed={kept === undefined ? undefined : deed === meant}
              onPress={() => doDeed(desk, deed)}
            />
            {hasX(deed) && deed.answers.length > 1 && desk.selected === deed.thing && <WithX deed={deed} />}
          </li>
        ))}
      </ul>
      {isOfCard && (
        <button type="button" className="btn ghost" onClick={() => desk.select(undefined)}>
          {poll.all}
        </button>
      )}
      <KeptDraft />
      {/* What can be done comes before what is told about it. */}
      {isNarrow && <TakenForYou />}
      {played === undefined && <WindowHistory told={desk.told} view={desk.view} />}
      {/* Not in the foot, which would leave no room for what can be done. */}
      <p className="cards-secret muted">
        <Icon name="cards/seal" size={16} />
        <span>
          {poll.secret} {poll.secretMore}
        </span>
      </p>
      <AskMe />
      <div className="ask-foot">
        <Explained />
        {meant !== undefined && <p className="ask-sent">{poll.keptAct(titleOfDeed(desk, meant))}</p>}
        {hasPassed && <p className="ask-sent">{poll.kept}</p>}
        <div className="send-row">
          {played !== undefined && !hasX(played) ? (
            <button
              type="button"
              className="btn primary send"
              aria-disabled={isSending || undefined}
              onClick={() => doDeed(desk, played)}
            >
              {marshalling.send(priceOf(desk, played))}
              <kbd className="kbd" aria-hidden="true">
                {text.asks.enter}
              </kbd>
            </button>
          ) : (
            <GiveUp giving={giving} isAll={all.length === 0} isDone={hasPassed} onGiveUp={() => pass(desk, all)} />
          )}
          {tools}
        </div>
      </div>
    </section>
  );
}

/** How much X is, and the button that does it with so much. */
function WithX({ deed }: { readonly deed: Deed }) {
  const desk = useDesk();
  const { poll } = desk.text.asks;
  const { answers, key } = deed;
  const now = withX(desk, deed);
  const place = answers.indexOf(now);
  const step = (by: 1 | -1): void => {
    const next = answers[place + by];
    if (next !== undefined) desk.pickUp({ key, x: next.x } satisfies XInHand);
  };
  return (
    <div className="cards-x">
      <b>{poll.x}</b>
      <Stepper count={now.x} most={answers[answers.length - 1].x} of={poll.x} onStep={step} />
      <button type="button" className="btn" onClick={() => sendDeed(desk, deed, now)}>
        {poll.doWithX(now.x)}
      </button>
    </div>
  );
}
