import { useText } from "../text/use-text.ts";
import { percentWon, type Standing } from "./standings.ts";
import "./statistics.css";

/** All games together, in four figures. */
export function TotalFigures({ total }: { readonly total: Standing }) {
  const text = useText().statistics;
  const figures = [
    { label: text.games, value: total.games },
    { label: text.won, value: total.won, aside: text.share(percentWon(total)) },
    { label: text.resigned, value: total.resigned },
    { label: text.timedOut, value: total.timedOut },
  ];
  return (
    <dl className="total-figures">
      {figures.map(({ label, value, aside }) => (
        <div key={label} className="panel">
          <dt className="muted xs">{label}</dt>
          <dd className="serif">
            {value} {aside !== undefined && <span className="muted xs">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
