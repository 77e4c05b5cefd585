import { threatLimit, threatStep } from "@weirwood/throne/questions";
import { type CSSProperties, useEffect, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { WesterosFacts } from "../telling/westeros-facts.ts";

const HOP = 320;
const spaces = Array.from({ length: threatLimit / threatStep + 1 }, (_, space) => space * threatStep);

/** Where the marker is while it hops from one space to the next; at the end at once where nothing moves. */
function useHops(was: number, now: number, isClimbing: boolean, isStill: boolean): number {
  const [at, setAt] = useState(was);
  const target = isClimbing ? now : was;
  useEffect(() => {
    if (at >= target || isStill) return;
    const timer = setTimeout(() => setAt(at + threatStep), HOP);
    return () => clearTimeout(timer);
  }, [at, target, isStill]);
  return isStill ? target : Math.min(at, target);
}

interface ThreatTrackProps {
  readonly facts: WesterosFacts;
  /** Mammoths are being counted, or have been. */
  readonly isClimbing: boolean;
  readonly isStill: boolean;
}

/** The free folk's track, and what brings them on. */
export function ThreatTrack({ facts: { threat, mammoths }, isClimbing, isStill }: ThreatTrackProps) {
  const text = useStageText().westeros;
  const { was, now } = threat ?? { was: 0, now: 0 };
  const at = useHops(was, now, isClimbing, isStill);
  if (threat === undefined) return null;
  const hasClimbed = isClimbing && mammoths > 0;
  return (
    <section className="threat">
      <p>
        <b>{hasClimbed ? text.climb(mammoths, now) : text.stand(was)}</b> {hasClimbed ? text.climbWhy : text.standWhy}{" "}
        <RuleLink rule="throne.westeros.mammoths" isShort />
      </p>
      <div className="threat-track" role="img" aria-label={text.track(was, isClimbing ? now : was)}>
        {spaces.map((space) => (
          <span key={space} className={`num ${space === at ? "now" : space < at ? "past" : ""}`}>
            {space}
          </span>
        ))}
        <i style={{ "--space": at / threatStep } as CSSProperties}>
          <Icon key={at} name="throne/mammoth" size={40} className={at === was ? "" : "hopped"} />
        </i>
      </div>
    </section>
  );
}
