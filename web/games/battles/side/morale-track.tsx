import { type Battle, type House, houseIds } from "@weirwood/battles/questions";
import type { CSSProperties } from "react";
import { Icon } from "../art/icon.tsx";
import { moraleSpacesFor } from "./morale-spaces.ts";
import "./morale-track.css";

interface MoraleTrackProps {
  readonly view: Battle;
  readonly reader: House;
  /** Every space has its number; else only start, breaks, ends and the marker. */
  readonly isNumbered?: boolean;
  /** Where the marker stood before, where that is shown. */
  readonly before?: number | undefined;
}

/** The morale track as a picture, numbers and all; whoever shows it says its state in words. */
export function MoraleTrack({ view, reader, isNumbered = false, before }: MoraleTrackProps) {
  const spaces = moraleSpacesFor(view, reader);
  const now = spaces.findIndex(({ isNow }) => isNow);
  return (
    <span className="morale-track" aria-hidden="true" data-numbered={isNumbered || undefined}>
      {spaces.map((space) => (
        <span
          key={space.space}
          className={space.house in houseIds ? `h-${houseIds[space.house]}` : undefined}
          data-zone={space.depth === 0 ? "start" : space.zone}
          data-break={space.isBreak && !space.isEnd ? "" : undefined}
          data-before={space.space === before && !space.isNow ? "" : undefined}
          data-number={isNumbered || space.isBreak || space.depth === 0 ? space.depth : undefined}
        >
          {space.isRout && <Icon name="battles/rout" size={17} />}
        </span>
      ))}
      <b className="morale-marker" style={{ "--at": now } as CSSProperties} data-number={spaces[now]?.depth} />
    </span>
  );
}
