import { narrate } from "@weirwood/kernel";
import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { isMotionReduced } from "../../app/appearance.ts";
import { useKeys } from "../../app/keys.ts";
import { GameScope } from "../../games/game-scope.tsx";
import { useText } from "../../text/use-text.ts";
import type { StageProps } from "../telling.ts";
import type { TableModel } from "../use-table-model.ts";

interface StageOfMomentsProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
}

/** Plays the great moment that is being told, on the stage that the game brings for it. */
export function Stage({ model, openRule }: StageOfMomentsProps) {
  const { played, playback, view, seat, book } = model;
  const moment = played.telling?.moment;
  const Shown = useStageOf(model);
  const { skipMoment, next, reshape } = playback;
  useMomentKeys(moment !== undefined, skipMoment);
  const says = moment?.steps[played.step]?.says;
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
            {...{ moment, view, seat, openRule }}
            step={played.step}
            isOver={played.isOver}
            shape={played.shape}
            isStill={isMotionReduced()}
            onNext={next}
            onSkip={skipMoment}
            onShape={reshape}
          />
        </GameScope>
      )}
    </>
  );
}

/** The stage of the moment that is being told, loaded with the first of its kind. One that cannot be loaded is passed over. */
function useStageOf({ client, played, playback }: TableModel): ComponentType<StageProps> | undefined {
  const kind = played.telling?.moment?.kind;
  const [loaded, setLoaded] = useState<{ readonly [kind: string]: ComponentType<StageProps> }>({});
  const pass = useCallback(() => {
    playback.skipMoment();
    playback.next();
  }, [playback]);
  useEffect(() => {
    if (kind === undefined || loaded[kind] !== undefined) return;
    const load = client.stages?.[kind];
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
  }, [client, kind, loaded, pass]);
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
