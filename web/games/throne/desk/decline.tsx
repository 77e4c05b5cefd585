import type { ThroneDecision } from "@weirwood/throne/rules";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { useDesk } from "./desk.ts";

export interface DeclineProps {
  readonly label: string;
  readonly answer: ThroneDecision;
  /** What is lost by it; then it is asked once more. */
  readonly loses?: string;
}

/** Gives up what was offered by an answer of its own. */
export function Decline({ answer, ...words }: DeclineProps) {
  const { send, say, isSending } = useDesk();
  return <GiveUp {...words} isSending={isSending} say={say} onGiveUp={() => send(answer)} />;
}
