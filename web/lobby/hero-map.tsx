import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { whenIdle } from "../app/when-idle.ts";
import { Icon } from "../art/icon.tsx";
import { loadPicture } from "../games/index.ts";
import { hasShow } from "../games/show.ts";
import { filesAreKept } from "../offline/register.ts";
import { useText } from "../text/use-text.ts";
import { wantsCalm } from "./calm.ts";
import { ShowCaption } from "./show-caption.tsx";

const LivingMap = lazy(() => import("./living-map.tsx").then((found) => ({ default: found.LivingMap })));

interface HeroMapProps {
  readonly game: string;
  readonly seat: string;
}

/** Behind the headline: a picture of the game and, once the page is there and nothing speaks against it, a game. */
export function HeroMap({ game, seat }: HeroMapProps) {
  const text = useText().lobby.show;
  const [isPlaying, setIsPlaying] = useState(false);
  const Picture = useMemo(() => lazy(() => loadPicture(game).then((found) => ({ default: found }))), [game]);
  useEffect(() => {
    let isGone = false;
    whenIdle(async () => {
      if (await wantsCalm()) return;
      // A game with its rules weighs as much as all else on this page: it plays from what is kept for games without a network.
      await filesAreKept();
      if (!isGone) setIsPlaying(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const picture = (
    <Suspense>
      <Picture />
    </Suspense>
  );
  const map = (
    <div className="hero-map" data-game={game} aria-hidden inert>
      {picture}
    </div>
  );
  if (!hasShow(game)) return map;
  const still = (
    <>
      {map}
      <ShowCaption game={game} words={text.rest} isLive={false}>
        <button type="button" className="btn ghost square" aria-label={text.play} onClick={() => setIsPlaying(true)}>
          <Icon name="ui-play" />
        </button>
      </ShowCaption>
    </>
  );
  if (!isPlaying) return still;
  return (
    <Suspense fallback={still}>
      <LivingMap key={game} game={game} seat={seat} picture={picture} still={still} />
    </Suspense>
  );
}
