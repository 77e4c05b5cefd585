import type { Phrasebook, Seat } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Dialog } from "../app/dialog.tsx";
import { useKeys } from "../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { LocalSession } from "./local-session.ts";
import type { Tally } from "./odds.ts";
import { type Odds, useOdds } from "./use-odds.ts";
import { followTurns, type Others, setOthers, startOver, stepBack } from "./what-if.ts";
import "./local-tools.css";

interface WhatIfBarProps {
  readonly session: LocalSession;
  /** The seat that wonders. */
  readonly own: Seat;
  readonly book: Phrasebook;
  /** Deals hidden things anew. */
  readonly onDeal: () => void;
  readonly onLeave: () => void;
}

const SAMPLES = 120;
/** With more answers than this, only the prepared one is looked at. */
const MOST_ANSWERS = 12;

/** Over the board while things are tried out: says that nothing is sent, and steps, odds and the way back. */
export function WhatIfBar({ session, own, book, onDeal, onLeave }: WhatIfBarProps) {
  const text = useText().local.whatIf;
  const { table, turn } = useStore(session.controls);
  const { view, asks, draft, status } = useStore(session.tableView);
  const [others, chooseOthers] = useState<Others>("bots");
  const { odds, ask, stop } = useOdds();
  useEffect(() => (others === "by-hand" ? followTurns(session) : undefined), [session, others]);
  useKeys([{ key: "u", label: text.back, act: () => void stepBack(session) }]);
  const reader = status?.seat ?? own;
  const choose = (chosen: Others): void => {
    chooseOthers(chosen);
    setOthers(session, own, chosen);
    if (chosen === "bots" && reader !== own) session.lookThrough(own);
  };
  const answers = view === undefined ? [] : answersOn(view, reader, asks.length > 0, draft?.answer);
  const askOdds = (): void => {
    if (view !== undefined) ask({ view, seat: reader, answers, samples: SAMPLES });
  };
  const house = table?.seats[reader]?.name ?? "";
  return (
    <div className="notice-bar what-if-bar">
      <p>
        <b className="what-if-title">
          <Icon name="ui-whatif" />
          {text.title}
        </b>{" "}
        {text.explain} {reader !== own && text.asSeat(book.names.house?.[house] ?? house)}
      </p>
      <button type="button" className="btn primary leave" onClick={onLeave}>
        {text.leave}
      </button>
      <div className="what-if-tools">
        <fieldset className="field">
          <legend className="visually-hidden">{text.others}</legend>
          <div className="seg">
            {(["bots", "by-hand"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={one === others} onClick={() => choose(one)}>
                {text.othersBy[one]}
              </button>
            ))}
          </div>
        </fieldset>
        <button
          type="button"
          className="btn"
          aria-disabled={turn.decisions.length === 0 || undefined}
          onClick={() => void stepBack(session)}
        >
          <Icon name="ui-undo" size={18} />
          {text.back}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={turn.taken === 0 || undefined}
          onClick={() => void startOver(session)}
        >
          {text.startOver}
        </button>
        <button type="button" className="btn" onClick={onDeal}>
          {text.deal}
        </button>
        <button type="button" className="btn" onClick={askOdds}>
          {text.odds}
        </button>
      </div>
      {odds !== undefined && <OddsDialog odds={odds} isAsked={answers.length > 0} book={book} onClose={stop} />}
    </div>
  );
}

/** What can be compared: every answer where there are few, else the one that was prepared. */
function answersOn(view: unknown, seat: Seat, isAsked: boolean, draft: string | undefined): readonly string[] {
  const state = throne.fromJSON(view);
  if (!isAsked || !throne.isAwaited(state, seat)) return [];
  const options = throne.options(state, seat);
  if (options !== undefined && options.length <= MOST_ANSWERS) {
    return Array.from(options, (option) => throne.print(option));
  }
  return draft === undefined ? [] : [draft];
}

/** A card by its name; anything else as it is written. */
function answerWords(book: Phrasebook, answer: string): string {
  const [, id = ""] = answer.split(" ");
  return book.names.card?.[id] ?? answer;
}

interface OddsDialogProps {
  readonly odds: Odds;
  readonly book: Phrasebook;
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

function OddsDialog({ odds: { tallies, done, of }, book, isAsked, onClose }: OddsDialogProps) {
  const text = useText().local.whatIf;
  const ranked = tallies.toSorted((one, other) => shareOf(other) - shareOf(one));
  const areNone = done === of && tallies.every(({ won, lost }) => won + lost === 0);
  return (
    <Dialog title={text.oddsOf} onClose={onClose} className="odds-dialog">
      <div className="odds">
        {!isAsked && <p>{text.oddsNoAnswer}</p>}
        {isAsked && areNone && <p>{text.oddsNone}</p>}
        {isAsked && !areNone && (
          <table>
            <tbody>
              {ranked.map((tally) => (
                <tr key={tally.answer}>
                  <th scope="row">{answerWords(book, tally.answer)}</th>
                  <td>
                    <div className="bar" aria-hidden>
                      <i style={{ width: text.share(shareOf(tally)).replace(/\s/g, "") }} />
                    </div>
                  </td>
                  <td className="num">{text.share(shareOf(tally))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isAsked && done < of && (
          <div role="status">
            <p className="muted">{text.oddsRunning(done, of)}</p>
            <progress value={done} max={of} />
          </div>
        )}
        {isAsked && <p className="muted">{text.oddsExplain(of)}</p>}
      </div>
    </Dialog>
  );
}

const shareOf = ({ won, lost }: Tally): number => (won + lost === 0 ? 0 : won / (won + lost));
