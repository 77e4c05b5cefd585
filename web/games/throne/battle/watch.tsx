import { BATTLE_AREA } from "@weirwood/throne/questions";
import { lazy, Suspense, useState } from "react";
import type { Reading } from "../desk/reading.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { fightOnMap } from "./battle-marks.ts";
import { BattleStrip } from "./battle-strip.tsx";
import { isFighting } from "./strength-lines.ts";

const BattleStage = lazy(() => import("./battle-stage.tsx").then((found) => ({ default: found.BattleStage })));

/** For whoever is not asked: the map alone, or the battle that goes on. */
export const watchScene = ({ view }: Reading): Scene =>
  isFighting(view) ? { ...fightOnMap(view), panel: <WatchedBattle /> } : { panel: null };

function WatchedBattle() {
  const { view, words, text } = useReading();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="ask">
      <header className="ask-head">
        <h2>{text.play.battle.title(words.area(view[BATTLE_AREA]))}</h2>
      </header>
      <BattleStrip onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <BattleStage onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
