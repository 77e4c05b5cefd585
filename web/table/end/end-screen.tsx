import { useId, useLayoutEffect, useRef } from "react";
import { Link } from "../../app/link.tsx";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import type { TableModel } from "../use-table-model.ts";
import { Course } from "./end-course.tsx";
import { EndFoot } from "./end-foot.tsx";
import { Moments } from "./end-moments.tsx";
import { Standings } from "./end-standings.tsx";
import { type Ending, useEnding } from "./use-ending.ts";
import "./end.css";

interface EndScreenProps {
  readonly model: TableModel;
  /** The game ended before the reader's eyes: then the screen comes up in motion. */
  readonly isFresh: boolean;
  readonly onBoard: () => void;
}

/** The end of a game: who won, how all fared, when it was decided, what to remember, and where to go from here. */
export function EndScreen({ model, isFresh, onBoard }: EndScreenProps) {
  const ending = useEnding(model);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isThere = ending !== undefined;
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (isThere) shown?.showModal();
    return () => shown?.close();
  }, [isThere]);
  if (ending === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={isFresh ? "game-end fresh" : "game-end"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onBoard();
      }}
    >
      <EndBar model={model} onBoard={onBoard} />
      <Hero model={model} ending={ending} id={id} />
      <div className="end-columns">
        <Standings model={model} ending={ending} />
        <Course model={model} ending={ending} />
        <Moments model={model} ending={ending} />
      </div>
      <EndFoot model={model} ending={ending} />
    </dialog>
  );
}

function EndBar({ model, onBoard }: Pick<EndScreenProps, "model" | "onBoard">) {
  const text = useText();
  const { status } = model.gameView;
  return (
    <header className="topbar">
      <Link to="/" className="brand" aria-label={text.app.name}>
        <Icon name="brand-leaf" />
        <span className="brand-name">{text.app.name}</span>
      </Link>
      <span className="sep no-phone" aria-hidden />
      <span className="title no-phone">{status?.title}</span>
      <span className="grow" />
      <button type="button" className="btn ghost" onClick={onBoard}>
        <Icon name="ui-map" />
        {text.end.lookAtBoard}
      </button>
      <Link to={`/replay/${status?.id}`} className="btn ghost">
        <Icon name="ui-play" />
        {text.end.replay}
      </Link>
    </header>
  );
}

interface HeroProps {
  readonly model: TableModel;
  readonly ending: Ending;
  readonly id: string;
}

/** The winner's sign in laurel over the board as it stands. */
function Hero({ model, ending, id }: HeroProps) {
  const { client, view, gameView } = model;
  const words = useFrameWords(client);
  const { Backdrop } = ending.game;
  const [winner] = ending.winners;
  return (
    <section className="end-hero">
      {Backdrop !== undefined && (
        <div className="end-backdrop" data-game={client.name} aria-hidden>
          <Backdrop view={view} seat={winner ?? model.seat} />
        </div>
      )}
      <div className="end-won">
        {winner !== undefined && (
          <div className="end-wreath" aria-hidden>
            <Icon name="laurel" className="laurel" />
            <client.SeatMark view={view} seat={winner} size={134} />
          </div>
        )}
        <p className="end-where">
          {gameView.status?.title} · {words.round(client.round(view), client.lastRound(view))}
        </p>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus somewhere, and this is what it says. */}
        <h1 id={id} tabIndex={-1} autoFocus>
          {ending.headline}
        </h1>
        <p className="end-sentence">{ending.sentence}</p>
      </div>
    </section>
  );
}
