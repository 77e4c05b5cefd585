import { lazy, Suspense } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import type { TableModel } from "../use-table-model.ts";
import type { GameEnd } from "./use-game-end.ts";

const EndScreen = lazy(() => import("./end-screen.tsx").then((found) => ({ default: found.EndScreen })));

interface GameEndProps {
  readonly end: GameEnd;
  readonly model: TableModel;
}

/** The last screen of a game that is over, unless the reader looks at the board. */
export function GameEndScreen({ end, model }: GameEndProps) {
  if (!end.isShown) return null;
  return (
    <Suspense>
      <EndScreen model={model} isFresh={end.isFresh} onBoard={() => end.show(false)} />
    </Suspense>
  );
}

/** The way back to that screen from the board. */
export function EndStrip({ end }: Pick<GameEndProps, "end">) {
  const text = useText();
  if (!end.isOver || end.isShown) return null;
  return (
    <p className="table-strip">
      <Icon name="laurel" />
      <span className="grow">{text.table.over}</span>
      <button type="button" className="btn" onClick={() => end.show(true)}>
        {text.end.title}
      </button>
    </p>
  );
}
