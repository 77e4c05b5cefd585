import { narrate } from "@weirwood/kernel";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { fetchShown, type GameShow, loadShow, loadShown } from "../games/show.ts";
import { useBook } from "../games/use-book.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import type { ReplaySummary } from "../replay/replayed-game.ts";
import { type PositionReader, useReplayedGame } from "../replay/use-replayed-game.ts";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";
import { ShowCaption } from "./show-caption.tsx";
import { useInSight } from "./use-in-sight.ts";
import { useLiveGame } from "./use-live-game.ts";

interface LivingMapProps {
  readonly game: string;
  readonly seat: string;
  readonly picture: ReactNode;
  /** The picture with its caption, until the game is there. */
  readonly still: ReactNode;
}

/** A game that plays by itself, with what happens in it as a caption. */
export function LivingMap({ game, seat, picture, still }: LivingMapProps) {
  const [loaded, setLoaded] = useState<{ readonly show: GameShow; readonly record: string }>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const [show, shown] = await Promise.all([loadShow(game), loadShown(game)]);
      const record = shown && (await fetchShown(shown));
      if (!isGone && record !== undefined) setLoaded({ show, record });
    };
    // Without a network the picture stays.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [game]);
  const replayed = useReplayedGame(loaded?.record);
  if (loaded === undefined || replayed?.is !== "replayed") return still;
  return <PlayedMap {...{ game, seat, picture, ...replayed }} show={loaded.show} />;
}

interface PlayedMapProps extends Omit<LivingMapProps, "still"> {
  readonly show: GameShow;
  readonly summary: ReplaySummary;
  readonly positions: PositionReader;
}

function PlayedMap({ game, seat, picture, show, summary, positions }: PlayedMapProps) {
  const text = useText().lobby.show;
  const book = useBook(game);
  const roundWords = useRoundWords();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place);
  const { shown, isPaused, pause } = useLiveGame(show, summary, positions, isSeen);
  const { Scene } = show;
  const language = useSettings((settings) => settings.language);
  const named = useMemo(
    () => (shown && show.bookFor !== undefined && book !== undefined ? show.bookFor(shown.view, language) : book),
    [show, shown, language, book],
  );
  const told =
    shown && named && `${capital(roundWords(game, shown.scene.round))}. ${narrate(named, shown.scene.caption)}`;
  return (
    <>
      <div className="hero-map living" data-game={game} ref={place} aria-hidden inert>
        {shown === undefined ? picture : <Scene view={shown.view} events={shown.scene.events} seat={seat} />}
      </div>
      <ShowCaption game={game} words={told ?? text.rest} about={text.about} isLive={!isPaused}>
        <button
          type="button"
          className="btn ghost square"
          aria-label={isPaused ? text.play : text.pause}
          onClick={() => pause(!isPaused)}
        >
          <Icon name={isPaused ? "ui-play" : "ui-pause"} />
        </button>
      </ShowCaption>
    </>
  );
}
