import type { GameEvent } from "@weirwood/kernel";
import { Fragment } from "react";
import type { LogContentProps } from "../../../table/log/game-log.ts";
import { depthsOf } from "./depths.ts";
import "./block.css";

interface Stretch {
  readonly depth: number;
  readonly events: readonly GameEvent[];
}

/** Events one after the other that stand equally far to the right. */
function stretchesOf(events: readonly GameEvent[]): readonly Stretch[] {
  const stretches: { depth: number; events: GameEvent[] }[] = [];
  depthsOf(events).forEach((depth, place) => {
    const last = stretches.at(-1);
    if (last?.depth === depth) last.events.push(events[place]);
    else stretches.push({ depth, events: [events[place]] });
  });
  return stretches;
}

/** The lines of a window, indented like the stack was. */
export function Block({ events, line }: LogContentProps) {
  return stretchesOf(events).map(({ depth, events: within }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is.
    <ol key={place} className="cards-log-lines" data-depth={depth}>
      {within.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        <Fragment key={at}>{line(event)}</Fragment>
      ))}
    </ol>
  ));
}
