import type { ReactNode } from "react";
import "./legend-list.css";

/** What a game's legend is made of: groups of symbols, each with its name and a line about it. */

interface LegendGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function LegendGroup({ title, children }: LegendGroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface LegendEntryProps {
  readonly name: string;
  readonly line: string;
  readonly picture: ReactNode;
}

export function LegendEntry({ name, line, picture }: LegendEntryProps) {
  return (
    <div className="legend-entry">
      <span aria-hidden="true">{picture}</span>
      <dt>{name}</dt>
      <dd>{line}</dd>
    </div>
  );
}
