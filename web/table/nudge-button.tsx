import type { Seat } from "@weirwood/kernel";
import type { ClockSettings, Refused } from "@weirwood/protocol";
import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import type { OpenAsk, TableArrangement, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { remaining, useNow } from "./elapsed.ts";
import { RefusedNote } from "./refused-note.tsx";

const MINUTE = 60_000;

/** How long somebody may think before the others remind them. */
const patienceAt = (clock: ClockSettings): number => (clock.kind === "slow" ? 12 * 60 * MINUTE : 5 * MINUTE);

interface NudgeButtonProps {
  readonly arrange: TableArrangement;
  readonly seat: Seat;
  readonly name: string;
  readonly ask: OpenAsk;
  readonly tableView: TableView;
}

/** Reminds somebody that the others wait, once for each thing that they are asked; before that it says when it can. */
export function NudgeButton({ arrange, seat, name, ask, tableView }: NudgeButtonProps) {
  const text = useText().friends;
  const now = useNow();
  const [refused, setRefused] = useState<Refused>();
  const { status, clockOffset } = tableView;
  if (status === undefined || ask.since === undefined) return null;
  const isNudged = status.nudges.some((nudge) => nudge.seat === seat);
  const left = ask.since - clockOffset + patienceAt(status.clock) - now;
  const mayNudge = !isNudged && left <= 0;
  const wait = remaining(left, text);
  const label = isNudged ? text.nudge.done : left > 0 ? text.nudge.inWho(name, wait) : text.nudge.who(name);
  return (
    <>
      <button
        type="button"
        className="btn nudge"
        aria-disabled={!mayNudge}
        aria-label={label}
        onClick={async () => mayNudge && setRefused(await arrange.call("nudge", { params: { seat } }))}
      >
        <Icon name={isNudged ? "ui-check" : "ui-nudge"} />
        {isNudged ? text.nudge.done : left > 0 ? text.nudge.in(wait) : text.nudge.act}
      </button>
      <RefusedNote refused={refused} />
    </>
  );
}
