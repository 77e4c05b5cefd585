import type { Cards } from "@weirwood/cards/questions";
import { CHALLENGE, NONE, PHASE, seatsIn } from "@weirwood/cards/questions";
import { ONLOOKER } from "@weirwood/kernel";
import { lazy, Suspense, useMemo, useState } from "react";
import type { BoardProps } from "../../../table/game-client.ts";
import { useSize } from "../../../view/use-size.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { DuelTable } from "./duel-table.tsx";
import { lyingIn } from "./lying.ts";
import type { OpenPile } from "./standing.ts";
import { usePointing } from "./use-why.ts";
import { WhyNote } from "./why-note.tsx";
import "./table.css";

const PileDialog = lazy(() => import("./pile-dialog.tsx").then((found) => ({ default: found.PileDialog })));

interface TableProps extends Pick<BoardProps<Cards>, "told"> {
  readonly scene: Scene;
}

/** Everything that lies on the table, and the reader's hand. */
export function Table({ scene, told }: TableProps) {
  const { view, seat } = useReading();
  const lying = useMemo(() => lyingIn(view), [view]);
  const [place, size] = useSize();
  const { told: why, listening } = usePointing(scene, view);
  const [open, setOpen] = useState<{ readonly seat: number; readonly pile: OpenPile }>();
  const near = seat === ONLOOKER || seat >= seatsIn(view) ? 0 : seat;
  const parts = { scene, lying, told, size, near, onPile: openPile };
  return (
    <div
      ref={place}
      className="cards-table"
      data-lane={view[CHALLENGE] === NONE ? undefined : "challenge"}
      data-begun={view[PHASE] === NONE ? undefined : true}
      {...listening}
    >
      <DuelTable {...parts} />
      {why !== undefined && <WhyNote key={why.thing} thing={why.thing} why={why.why} />}
      {open !== undefined && (
        <Suspense>
          <PileDialog {...open} marks={scene.marks} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );

  function openPile(of: number, pile: OpenPile): void {
    setOpen({ seat: of, pile });
  }
}
