import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { percentWon, type Standing } from "./standings.ts";

interface StandingTableProps {
  readonly title: string;
  /** What the lines are: a seat, a tag. */
  readonly of: string;
  readonly rows: readonly { readonly key: string; readonly label: ReactNode; readonly standing: Standing }[];
}

/** Standings as bars, each with its numbers: as long as its games are many, filled as far as they were won. */
export function StandingTable({ title, of, rows }: StandingTableProps) {
  const text = useText().statistics;
  const most = Math.max(1, ...rows.map(({ standing }) => standing.games));
  return (
    <section className="panel standings">
      <h2>{title}</h2>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <td aria-hidden className="standing-bar" />
            <th scope="col">{text.won}</th>
            <th scope="col">{text.games}</th>
            <th scope="col" className="more">
              {text.resigned}
            </th>
            <th scope="col" className="more">
              {text.timedOut}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, standing }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td aria-hidden className="standing-bar">
                <Bar standing={standing} most={most} />
              </td>
              <td>
                {standing.won} <span className="muted xs">{text.share(percentWon(standing))}</span>
              </td>
              <td>{standing.games}</td>
              <td className="more">{standing.resigned}</td>
              <td className="more">{standing.timedOut}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ standing, most }: { readonly standing: Standing; readonly most: number }) {
  return (
    <span className="standing-track" style={{ width: `${(standing.games / most) * 100}%` }}>
      <span className="standing-won" style={{ width: `${percentWon(standing)}%` }} />
    </span>
  );
}
