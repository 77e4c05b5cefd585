import { Icon } from "../art/icon.tsx";
import { useFrameWords } from "./frame-words.ts";
import type { TableModel } from "./use-table-model.ts";

/** On a tablet: everybody's device above the board; a press opens the whole list. */
export function SeatStrip({ model, onOpen }: { readonly model: TableModel; readonly onOpen: () => void }) {
  const { client, view, seat, tableView, gameView } = model;
  const words = useFrameWords(client);
  const awaited = new Set(tableView.asks.flatMap(({ seats }) => seats));
  return (
    <button type="button" className="seat-strip" aria-label={words.seats} onClick={onOpen}>
      <Icon name="ui-menu" size={22} />
      {gameView.status?.seats.map((one) => (
        <span key={one.seat} className={one.seat === seat ? "own" : undefined} data-awaited={awaited.has(one.seat)}>
          <client.SeatMark view={view} seat={one.seat} size={32} />
        </span>
      ))}
    </button>
  );
}
