import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { shownId } from "../games/show.ts";
import { useText } from "../text/use-text.ts";

interface ShowCaptionProps {
  readonly game: string;
  readonly words: string;
  readonly about?: string;
  readonly isLive: boolean;
  /** The button that lets it play, or pauses it. */
  readonly children: ReactNode;
}

/** At the foot of the map: what happens there, and the way to all of it. */
export function ShowCaption({ game, words, about, isLive, children }: ShowCaptionProps) {
  const text = useText().lobby.show;
  return (
    <section className="hero-caption" aria-label={text.rest}>
      <i className={isLive ? "live" : "live resting"} aria-hidden />
      <span className="grow">
        <b className="serif">{words}</b>
        {about !== undefined && <small>{about}</small>}
      </span>
      {children}
      <Link to={`/replay/${shownId(game)}`} className="btn" aria-label={text.watchAll}>
        <Icon name="ui-eye" />
        {text.watch}
      </Link>
    </section>
  );
}
