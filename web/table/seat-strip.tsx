import { Icon } from "../art/icon.tsx";
import { GameScope } from "../games/game-scope.tsx";
import { useText } from "../text/use-text.ts";
import { useFrameWords } from "./frame-words.ts";
import { seatStatesOf } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";
import "./waiting-panel.css";

/** On a tablet: everybody's device above the board, with what counts and what they are about; a press opens the list. */
export function SeatStrip({ model, onOpen }: { readonly model: TableModel; readonly onOpen: () => void }) {
  const { client, view, seat, gameView } = model;
  const words = useFrameWords(client);
  const text = useText().friends.states;
  const states = seatStatesOf(model);
  return (
    <button type="button" className="seat-strip" aria-label={words.seats} onClick={onOpen}>
      <Icon name="ui-menu" size={22} />
      {gameView.status?.seats.map((one) => {
        const { is } = states[one.seat];
        return (
          <span key={one.seat} className={one.seat === seat ? "own" : undefined} data-state={is}>
            <client.SeatMark view={view} seat={one.seat} size={30} />
            {client.SeatFigures !== undefined && (
              <GameScope game={client.name}>
                <client.SeatFigures view={view} seat={one.seat} />
              </GameScope>
            )}
            {(is === "ready" || is === "done" || is === "away") && (
              <Icon name={is === "away" ? "ui-away" : "ui-check"} size={15} label={text[is]} className="strip-state" />
            )}
          </span>
        );
      })}
    </button>
  );
}
