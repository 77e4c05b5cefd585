import type { Refused } from "@weirwood/protocol";
import { useState } from "react";
import { Link } from "../../app/link.tsx";
import { goTo } from "../../app/router.ts";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { RefusedNote } from "../refused-note.tsx";
import { useRematch } from "../use-rematch.ts";
import type { TableModel } from "../use-table-model.ts";
import { ShareButton } from "./share-button.tsx";
import type { Ending } from "./use-ending.ts";

interface EndFootProps {
  readonly model: TableModel;
  readonly ending: Ending;
}

/** Where to go from here: once more with the same people or bots, to another table, or out with the picture. */
export function EndFoot({ model, ending }: EndFootProps) {
  const text = useText().end;
  const { game, gameView } = model;
  const [refused, setRefused] = useState<Refused>();
  const isLocal = game.arrange === undefined;
  return (
    <footer className="end-foot">
      {isLocal ? (
        <AgainHere id={gameView.status?.id ?? ""} onRefused={setRefused} />
      ) : (
        <AgainThere model={model} onRefused={setRefused} />
      )}
      <Link to={isLocal ? "/practice" : "/"} className="btn">
        <Icon name="ui-users" />
        {text.newTable}
      </Link>
      <RefusedNote refused={refused} />
      <Figures model={model} ending={ending} />
      <ShareButton model={model} ending={ending} />
    </footer>
  );
}

interface AgainHereProps {
  readonly id: string;
  readonly onRefused: (refused: Refused | undefined) => void;
}

/** A game of this browser begins anew, bots and all. */
function AgainHere({ id, onRefused }: AgainHereProps) {
  const text = useText().end;
  const again = async (): Promise<void> => {
    const { playAgain } = await import("../../local/play-again.ts");
    const begun = await playAgain(id);
    if (typeof begun === "object") onRefused(begun);
    else goTo(begun ?? "/practice");
  };
  return (
    <button type="button" className="btn primary" onClick={again}>
      <Icon name="ui-undo" />
      {text.playAgain}
    </button>
  );
}

interface AgainThereProps {
  readonly model: TableModel;
  readonly onRefused: (refused: Refused | undefined) => void;
}

/** The same people at a new table of the server; whoever asked for it is taken there. */
function AgainThere({ model, onRefused }: AgainThereProps) {
  const text = useText().end;
  const { seat, game, gameView } = model;
  const rematch = gameView.status?.rematch;
  const playAgain = useRematch(gameView.status, game.arrange);
  if (rematch !== undefined) {
    return (
      <Link to={`/table/${rematch}`} className="btn primary">
        <Icon name="ui-play" />
        {text.toNext}
      </Link>
    );
  }
  if (seat < 0) return null;
  return (
    <button type="button" className="btn primary" onClick={async () => onRefused(await playAgain())}>
      <Icon name="ui-undo" />
      {text.playAgain}
    </button>
  );
}

/** How long it took, in time and in decisions. */
function Figures({ model, ending: { progress } }: EndFootProps) {
  const text = useText().end;
  const { startedAt, finishedAt } = model.gameView.status ?? {};
  const minutes =
    startedAt === undefined || finishedAt === undefined ? 0 : Math.round((finishedAt - startedAt) / 60_000);
  // Whoever comes back after days has not played for days.
  const lasted = minutes > 0 && minutes < 12 * 60 ? [text.minutes(minutes)] : [];
  const decided = progress.is === "told" ? [text.decisions(progress.story.summary.steps.length - 1)] : [];
  return <p className="end-figures">{[...lasted, ...decided].join(" · ")}</p>;
}
