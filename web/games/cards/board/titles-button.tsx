import { MELEE } from "@weirwood/cards/questions";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { useWidth } from "../../../table/use-width.ts";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

const TitlesWheel = lazy(() => import("./titles-wheel.tsx").then((found) => ({ default: found.TitlesWheel })));

/** In a melee: opens the titles and what they are to each other. */
export function TitlesButton() {
  const { view, text } = useReading();
  const [isOpen, setIsOpen] = useState(false);
  if (view[MELEE] === 0) return null;
  return (
    <>
      <button
        type="button"
        className="cards-pile"
        aria-label={text.board.melee.titles}
        title={text.board.melee.titles}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="cards/title-hand" size={17} />
      </button>
      {isOpen && (
        <Dialog title={text.board.melee.titles} onClose={() => setIsOpen(false)} className="cards-titles-sheet">
          <Suspense>
            <TitlesWheel />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** Below the question, where a wide screen has room for them. */
export function TitlesBelow() {
  const { view } = useReading();
  const isWide = useWidth() === "wide";
  if (view[MELEE] === 0 || !isWide) return null;
  return (
    <Suspense>
      <TitlesWheel />
    </Suspense>
  );
}
