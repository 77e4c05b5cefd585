import { Icon } from "../art/icon.tsx";
import type { Fighter } from "../telling/facts.ts";

interface FighterPictureProps {
  readonly fighter: Fighter;
  /** As many as are left. */
  readonly figures?: number | undefined;
}

/** A unit by its shield and its rank. Drawing only: its name stands beside it. */
export function FighterPicture({ fighter: { house } }: FighterPictureProps) {
  return <Icon name={house === "stark" ? "battles/shield-stark" : "battles/shield-lannister"} size={48} />;
}
