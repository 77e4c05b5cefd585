import type { ClockReading } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { duration, nextTick } from "./duration.ts";

interface ClockProps {
  readonly reading: ClockReading;
  /** The server's time minus ours. */
  readonly offset: number;
}

/** Time left on a seat's clock, counted down where it runs. */
export function ClockTime({ reading, offset }: ClockProps) {
  const text = useText().table.clock;
  const left = useTimeLeft(reading, offset);
  return <span className="num">{duration(left, text)}</span>;
}

/** A clock as a chip for the bar; `label` says whose it is. */
export function ClockChip({ reading, offset, label }: ClockProps & { readonly label: (time: string) => string }) {
  const text = useText().table.clock;
  const left = useTimeLeft(reading, offset);
  const time = duration(left, text);
  const isUrgent = reading.until !== undefined && left < 60_000;
  return (
    <span className={isUrgent ? "chip num warn" : "chip num"} role="timer" aria-label={label(time)}>
      <Icon name="ui-clock" size={16} />
      {time}
    </span>
  );
}

function useTimeLeft({ left, until }: ClockReading, offset: number): number {
  const remaining = (): number => (until === undefined ? left : until - offset - Date.now());
  const [, tick] = useState(0);
  const now = remaining();
  const pause = nextTick(now);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick((count) => count + 1), pause);
    return () => clearInterval(timer);
  }, [until, pause]);
  return now;
}
