import { narrate } from "@weirwood/kernel";
import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { isMotionReduced } from "../../app/appearance.ts";
import { useKeys } from "../../app/keys.ts";
import { GameScope } from "../../games/game-scope.tsx";
import { useText } from "../../text/use-text.ts";
import type { StageProps, StageShape } from "../telling.ts";
import type { TableModel } from "../use-table-model.ts";
import type { Again } from "../watched-again.ts";

interface StageOfMomentsProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
}

/** A moment on its way, and what leads through it. */
interface Shown extends Again {
  readonly next: () => void;
  readonly skip: () => void;
  readonly reshape: (shape: StageShape) => void;
}

/** The great moment that is being told; while there is none, the one of the past that is watched once more. */
function useShown({ played, playback }: TableModel): Shown {
  const { watched, next, skipMoment: skip, reshape } = playback;
  const again = useStore(watched.again);
  const { telling, step, isOver, shape } = played;
  if (telling?.moment === undefined) return { ...again, ...watched };
  return { moment: telling.moment, step, isOver, shape, next, skip, reshape };
}

/** Plays a great moment on the stage that the game brings for it. */
export function Stage({ model, openRule }: StageOfMomentsProps) {
  const { client, played, view, seat, book } = model;
  const { moment, step, isOver, shape, next, skip, reshape } = useShown(model);
  const Shown = useStageOf(client, moment?.kind, next, skip);
  // What is watched again in the corner leaves the keys to the game.
  useMomentKeys(moment !== undefined && (played.telling?.moment !== undefined || shape === "full"), skip);
  const says = moment?.steps[step]?.says;
  const sentence = useMemo(() => (says === undefined ? undefined : narrate(book, says)), [book, says]);
  if (moment === undefined) return null;
  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {sentence}
      </p>
      {Shown !== undefined && (
        <GameScope game={model.client.name}>
          <Shown
            key={moment.story}
            {...{ moment, view, seat, openRule, step, isOver, shape }}
            isStill={isMotionReduced()}
            onNext={next}
            onSkip={skip}
            onShape={reshape}
          />
        </GameScope>
      )}
    </>
  );
}

/** The stage of such moments, loaded with the first of them. One that cannot be loaded is passed over. */
function useStageOf(
  { stages }: TableModel["client"],
  kind: string | undefined,
  next: () => void,
  skip: () => void,
): ComponentType<StageProps> | undefined {
  const [loaded, setLoaded] = useState<{ readonly [kind: string]: ComponentType<StageProps> }>({});
  const pass = useCallback(() => {
    skip();
    next();
  }, [skip, next]);
  useEffect(() => {
    if (kind === undefined || loaded[kind] !== undefined) return;
    const load = stages?.[kind];
    if (load === undefined) {
      pass();
      return;
    }
    let isGone = false;
    load().then(
      (found) => !isGone && setLoaded((known) => ({ ...known, [kind]: found })),
      () => !isGone && pass(),
    );
    return () => {
      isGone = true;
    };
  }, [stages, kind, loaded, pass]);
  return kind === undefined ? undefined : loaded[kind];
}

/** Space ends what plays, on a modal stage too; Escape is the dialog's own and puts it away. */
function useMomentKeys(isPlaying: boolean, skip: () => void): void {
  const text = useText().table.keys;
  useKeys(isPlaying ? [{ key: "Escape", label: text.skip, act: skip }] : []);
  useEffect(() => {
    if (!isPlaying) return;
    const press = (event: KeyboardEvent): void => {
      const isFree = !(event.target instanceof Element) || event.target.closest("button, a, input, textarea") === null;
      if (event.key !== " " || !isFree) return;
      event.preventDefault();
      skip();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isPlaying, skip]);
}
