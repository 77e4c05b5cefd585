import { type Battle, MORALE_MARKER, moraleSpaces, NONE, SEAT_HOUSE } from "@weirwood/battles/questions";
import { ONLOOKER } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import { MoraleTrack } from "../side/morale-track.tsx";
import type { BreakFacts } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageText } from "./text/stage-text.ts";
import "./break-stage.css";

/** The marker enters a deeper zone of a House: its flag tears; on the last space it may be the end. */
export function BreakStage(props: StageProps<Battle>) {
  const { moment, view, seat, isStill } = props;
  const text = useStageText().morale;
  const { names } = useBattleWords().book;
  const { house, zone, was, now, isRout } = moment.facts as BreakFacts;
  const track = useSliding(view, was, now, isStill);
  const headline = isRout ? text.routed(names.seat[house]) : text.breaks(names.seat[house]);
  const consequence = isRout ? text.routEnds : text.zones[zone];
  return (
    <GreatMoment
      {...props}
      className="break-stage"
      symbol={isRout ? "battles/rout" : "battles/morale-break"}
      title={isRout ? text.rout : text.title}
      says={text.foot}
      small={
        <p>
          <b>{headline}</b> {consequence}
        </p>
      }
    >
      <div className={`torn-flag h-${house}`} aria-hidden="true">
        <Icon name={house === "stark" ? "battles/sigil-stark" : "battles/sigil-lannister"} size={76} />
        <i />
      </div>
      <p className="dice-sentence">{headline}</p>
      <p className="visually-hidden">{text.track(names.morale[moraleSpaces[was]], names.morale[moraleSpaces[now]])}</p>
      <MoraleTrack view={track} reader={seat === ONLOOKER ? NONE : view[SEAT_HOUSE + seat]} isNumbered before={was} />
      <p className="break-consequence">{consequence}</p>
    </GreatMoment>
  );
}

/** A view with the marker where it was, and a moment later where it is: the style of the track moves it. */
function useSliding(view: Battle, was: number, now: number, isStill: boolean): Battle {
  const [marker, setMarker] = useState(isStill ? now : was);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMarker(now));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return useMemo(() => {
    const moved = view.slice() as Battle;
    moved[MORALE_MARKER] = marker;
    return moved;
  }, [view, marker]);
}
