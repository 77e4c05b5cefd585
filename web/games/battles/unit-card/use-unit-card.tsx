import { type Hex, NONE, unitIn } from "@weirwood/battles/questions";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useKeys } from "../../../app/keys.ts";
import type { Reading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";

const UnitCard = lazy(() => import("./unit-card.tsx").then((found) => ({ default: found.UnitCard })));

interface SceneWithCard extends Scene {
  /** Somebody rests on a hex, or has reached it by keyboard. */
  readonly onLook: (hex: Hex | undefined) => void;
}

/** Who a unit is, beside it: by a press while the reader is asked nothing, by a key at any time. */
export function useUnitCard({ view, text }: Reading, scene: Scene): SceneWithCard {
  const looked = useRef<Hex>(undefined);
  const [opened, setOpened] = useState<Hex>();
  const toggle = useCallback((hex: Hex | undefined) => setOpened((now) => (now === hex ? undefined : hex)), []);
  const unit = opened === undefined ? NONE : unitIn(view, opened);
  useKeys([
    { key: "o", label: text.turn.keys.card, act: () => toggle(looked.current) },
    ...(unit === NONE ? [] : [{ key: "Escape", label: text.turn.unit.close, act: () => setOpened(undefined) }]),
  ]);
  return useMemo(() => {
    const card = (
      <Suspense>
        <UnitCard unit={unit} onClose={() => setOpened(undefined)} />
      </Suspense>
    );
    return {
      ...scene,
      onHex: scene.onHex ?? toggle,
      onLook(hex) {
        looked.current = hex;
      },
      ...(opened !== undefined && unit !== NONE && { note: { hex: opened, content: card } }),
    };
  }, [scene, opened, unit, toggle]);
}
