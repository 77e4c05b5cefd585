import type { Phrasebook, Seat } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useKeys } from "../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import { seatTitle } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import type { Others } from "./local-messages.ts";
import type { LocalSession } from "./local-session.ts";
import { OddsDialog } from "./odds-dialog.tsx";
import { useOdds } from "./use-odds.ts";
import { followTurns, setOthers, startOver, stepBack } from "./what-if.ts";
import "./local-tools.css";

interface WhatIfBarProps {
  readonly session: LocalSession;
  /** The seat whose reader tries things out. */
  readonly own: Seat;
  readonly book: Phrasebook;
  /** Deals hidden things anew. */
  readonly onDeal: () => void;
  readonly onLeave: () => void;
}

const SAMPLES = 120;

/** Over the board while things are tried out: says that nothing is sent, and steps, odds and the way back. */
export function WhatIfBar({ session, own, book, onDeal, onLeave }: WhatIfBarProps) {
  const text = useText().local.whatIf;
  const { table, turn } = useStore(session.controls);
  const { view, draft, status } = useStore(session.tableView);
  const [others, chooseOthers] = useState<Others>("bots");
  const game = table?.game;
  const { gameOdds, odds, ask, stop } = useOdds(game);
  useEffect(() => (others === "by-hand" ? followTurns(session) : undefined), [session, others]);
  useKeys([{ key: "u", label: text.back, act: () => void stepBack(session) }]);
  const reader = status?.seat ?? own;
  const choose = (chosen: Others): void => {
    chooseOthers(chosen);
    setOthers(session, own, chosen);
    if (chosen === "bots" && reader !== own) session.lookThrough(own);
  };
  const askOdds = (): void => {
    if (view !== undefined && game !== undefined) {
      ask({ game, view, seat: reader, draft: draft?.answer, samples: SAMPLES });
    }
  };
  return (
    <div className="notice-bar what-if-bar">
      <p>
        <b className="what-if-title">
          <Icon name="ui-whatif" />
          {text.title}
        </b>{" "}
        {text.explain} {reader !== own && text.asSeat(seatTitle(book, table?.seats[reader]?.name))}
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
        {gameOdds !== undefined && (
          <button type="button" className="btn" onClick={askOdds}>
            {text.odds}
          </button>
        )}
      </div>
      {gameOdds !== undefined && odds !== undefined && (
        <OddsDialog odds={odds} answerTitle={(answer) => gameOdds.answerTitle(answer, book)} onClose={stop} />
      )}
    </div>
  );
}
