import type { Phrasebook } from "@weirwood/kernel";
import { useEffect } from "react";
import type { LocalSession } from "../local/local-session.ts";
import { openLocalSession } from "../local/open-session.ts";
import { someSeed } from "../local/seed.ts";
import { type Position, wonderingAbout } from "../local/what-if.ts";
import { WhatIfBar } from "../local/what-if-bar.tsx";

/** Loaded when somebody first wonders: a copy of what is seen, in a worker, where everything may be tried. */
export function openWhatIf(position: Position): LocalSession {
  return openLocalSession({ wondering: wonderingAbout(position, "bots", someSeed()) });
}

interface WhatIfStripProps {
  readonly session: LocalSession;
  readonly position: Position;
  readonly book: Phrasebook;
  readonly onDeal: () => void;
  readonly onLeave: () => void;
}

/** Over the board while something is tried out. */
export function WhatIfStrip({ session, position, book, onDeal, onLeave }: WhatIfStripProps) {
  useEffect(() => () => session.close(), [session]);
  return <WhatIfBar session={session} own={position.seat} book={book} onDeal={onDeal} onLeave={onLeave} />;
}
