import type { Phrasebook, Seat } from "@weirwood/kernel";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { Dialog } from "../app/dialog.tsx";
import { useKeys } from "../app/keys.ts";
import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { useRoundWords } from "../games/use-round-words.ts";
import { seatTitle } from "../table/seat-names.ts";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";
import type { LocalSession } from "./local-session.ts";
import { saveFile } from "./save-file.ts";
import "./local-tools.css";

interface LocalToolsProps {
  readonly session: LocalSession;
  readonly book: Phrasebook;
}

/** In the bar of a table in this browser: undo, and the game as a file. */
export function LocalTools({ session, book }: LocalToolsProps) {
  const text = useText().local.table;
  const [isOpen, setIsOpen] = useState(false);
  const turn = useStore(session.controls, (controls) => controls.turn);
  const table = useStore(session.controls, (controls) => controls.table);
  const last = turn.decisions.at(-1);
  const undo = (): void => {
    if (last !== undefined) void session.undo(last.index);
  };
  const titleOf = (seat: Seat): string => seatTitle(book, table?.seats[seat]?.name);
  useKeys([{ key: "u", label: text.undo, act: undo }]);
  return (
    <>
      {last !== undefined && (
        <button type="button" className="btn ghost square" aria-label={text.undo} onClick={undo}>
          <Icon name="ui-undo" />
        </button>
      )}
      <button type="button" className="btn ghost square" aria-label={text.menu} onClick={() => setIsOpen(true)}>
        <Icon name="ui-bot" />
      </button>
      {isOpen &&
        // Not inside the bar: a dialog has a header of its own.
        createPortal(<LocalMenu session={session} titleOf={titleOf} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}

interface LocalMenuProps {
  readonly session: LocalSession;
  readonly titleOf: (seat: Seat) => string;
  readonly onClose: () => void;
}

function LocalMenu({ session, titleOf, onClose }: LocalMenuProps) {
  const text = useText().local.table;
  const { turn, table } = useStore(session.controls);
  const roundWords = useRoundWords();
  const people = new Set(turn.decisions.map(({ seat }) => seat)).size;
  const save = async (): Promise<void> => {
    const record = await session.record();
    if (record !== undefined) saveFile(`${table?.title ?? "game"}.weir`, record);
  };
  const back = async (index: number): Promise<void> => {
    await session.undo(index);
    onClose();
  };
  return (
    <Dialog title={text.menu} onClose={onClose} className="local-menu">
      <section>
        <h3>{text.undoTo}</h3>
        {turn.decisions.length === 0 && <p className="muted">{text.undoNone}</p>}
        <ol className="taken">
          {turn.decisions.toReversed().map(({ index, round, seat, notation }) => (
            <li key={index}>
              <button type="button" onClick={() => back(index)}>
                <span className="faint xs">
                  {capital(roundWords(table?.game ?? "", round))}
                  {people > 1 && ` · ${titleOf(seat)}`}
                </span>
                <code>{notation}</code>
              </button>
            </li>
          ))}
        </ol>
      </section>
      {table?.openSeed !== undefined && (
        <p className="muted">
          <code>{text.seed(table.openSeed)}</code>
        </p>
      )}
      <p className="row wrap">
        <button type="button" className="btn" onClick={save}>
          <Icon name="ui-download" />
          {text.export}
        </button>
        {table?.state === "finished" && (
          <Link to={`/replay/${table.id}`} className="btn">
            <Icon name="ui-play" />
            {text.replay}
          </Link>
        )}
        <Link to="/practice" className="btn">
          {text.again}
        </Link>
      </p>
    </Dialog>
  );
}
