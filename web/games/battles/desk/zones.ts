import type { Figure } from "@weirwood/battles/questions";
import { create } from "zustand";

interface Zones {
  /** The commander whose zone of control the reader wants to see, besides what the question shows. */
  readonly figure: Figure | undefined;
}

/** What strip, tray and field share: the zone that is lit. */
export const useZones = create<Zones>(() => ({ figure: undefined }));

/** Lights the zone of a commander, or puts it out again. */
export const showZone = (figure: Figure | undefined): void =>
  useZones.setState((now) => ({ figure: now.figure === figure ? undefined : figure }));
