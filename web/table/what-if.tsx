import type { Phrasebook } from "@weirwood/kernel";
import { useEffect } from "react";
import type { LocalSession } from "../local/local-session.ts";
import { openLocalSession } from "../local/open-session.ts";
import { someSeed } from "../local/seed.ts";
import type { TrialPosition } from "../local/what-if.ts";
import { WhatIfBar } from "../local/what-if-bar.tsx";

/** A copy of what is seen, in a worker, where everything may be tried. Loaded when somebody first does. */
export function openWhatIf(position: TrialPosition): LocalSession {
  return openLocalSession({ trial: { ...position, others: "bots", seed: someSeed() } });
}

interface WhatIfStripProps {
  readonly session: LocalSession;
  readonly position: TrialPosition;
  readonly book: Phrasebook;
  readonly onDeal: () => void;
  readonly onLeave: () => void;
}

/** Over the board while something is tried out. */
export function WhatIfStrip({ session, position, book, onDeal, onLeave }: WhatIfStripProps) {
  useEffect(() => () => session.close(), [session]);
  return <WhatIfBar session={session} own={position.seat} book={book} onDeal={onDeal} onLeave={onLeave} />;
}
