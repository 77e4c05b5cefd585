import { inFigures } from "@weirwood/kernel";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import { seatColour } from "../seat-colour.ts";
import { sitterName } from "../seat-names.ts";
import type { TableModel } from "../use-table-model.ts";
import type { Standing } from "./standings.ts";
import type { Ending } from "./use-ending.ts";

interface EndPartProps {
  readonly model: TableModel;
  readonly ending: Ending;
}

/** All seats as they ended, the winner first. */
export function Standings({ model, ending }: EndPartProps) {
  const text = useText().end;
  const words = useFrameWords(model.client);
  const { measure: titles } = model.book.names;
  const { ranking, goal, standings } = ending;
  return (
    <section className="end-standings">
      <h2>{words.seats}</h2>
      <ol>
        {standings.map((standing) => (
          <Row key={standing.seat} {...{ model, ending, standing }} />
        ))}
      </ol>
      {ranking !== undefined && (
        <p className="end-legend">
          <span>
            <Icon name={ranking.symbol} size={18} />
            {goal === undefined ? titles?.[ranking.measure] : text.goal(titles?.[ranking.measure] ?? "", goal)}
          </span>
          {ranking.beside !== undefined && (
            <span>
              <Icon name={ranking.beside.symbol} size={18} />
              {titles?.[ranking.beside.measure]}
            </span>
          )}
        </p>
      )}
    </section>
  );
}

function Row({ model, ending, standing }: EndPartProps & { readonly standing: Standing }) {
  const text = useText();
  const { client, view, seat, seatName, gameView } = model;
  const { ranking, goal, winners } = ending;
  const { status } = gameView;
  const isOwn = standing.seat === seat;
  const colour = seatColour(client, view, standing.seat, status?.seats[standing.seat]?.name);
  return (
    <li className={winners.includes(standing.seat) ? "won" : undefined} style={{ "--seat": colour } as object}>
      <span className="end-place">{standing.place}</span>
      <client.SeatMark view={view} seat={standing.seat} size={38} />
      <span className="end-name">
        <b>{seatName(standing.seat)}</b>
        <small className={isOwn ? "own" : undefined}>
          {isOwn ? text.end.you : status && sitterName(status, standing.seat, text)}
        </small>
      </span>
      {goal !== undefined && (
        <span className="end-pips" data-shape={ranking?.pips} aria-hidden>
          {Array.from({ length: goal }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips differ by their place alone.
            <i key={pip} className={pip < standing.value ? "on" : undefined} style={{ "--pip": pip } as object} />
          ))}
        </span>
      )}
      <b className="end-value">{inFigures(standing.value)}</b>
      {ranking?.beside !== undefined && standing.beside !== undefined && (
        <span className="end-beside">
          <Icon name={ranking.beside.symbol} size={16} />
          {inFigures(standing.beside)}
        </span>
      )}
    </li>
  );
}
