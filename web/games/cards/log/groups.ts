import type { GameEvent } from "@weirwood/kernel";
import type { LogGroup } from "../../../table/log/game-log.ts";

/** What belongs together in the log: everything of a phase, of somebody's marshalling, of a challenge, of one action. */

/** Groups by the event that begins one, the first that fits. */
function kindBegunBy({ rule, phase, how }: GameEvent, open: string | undefined): string | undefined {
  switch (rule) {
    case "cards.setup.house":
      return open === "setup" ? undefined : "setup";
    case "cards.round.begins":
      return "plots";
    case "cards.round.phase":
      return phase === "plot" && open === "plots" ? undefined : (byPhase[String(phase)] ?? "phase");
    case "cards.marshalling.income":
      return "marshalling";
    case "cards.challenges.declared":
      return "challenge";
    case "cards.challenges.turn":
    case "cards.challenges.finished":
      return open === "turn" ? undefined : "turn";
    default:
      return how === "action" && (open === "turn" || open === "act") ? "act" : undefined;
  }
}

const byPhase: { readonly [phase: string]: string } = {
  plot: "plots",
  draw: "draw",
  marshalling: "marshalling",
  challenges: "turn",
};

/** With this a challenge ends; what follows it is between challenges. */
const isEnd = ({ rule }: GameEvent): boolean => rule === "cards.challenges.over";

/** Between the beginning of the phase and the first income there is no other marshalling. */
const isFirstIncome = (events: readonly GameEvent[], from: number, at: number): boolean =>
  events[at].rule === "cards.marshalling.income" &&
  !events.slice(from, at).some(({ rule }) => rule === "cards.marshalling.income");

export function groups(events: readonly GameEvent[]): readonly LogGroup[] {
  const found: LogGroup[] = [];
  let open: { readonly kind: string; readonly from: number } | undefined;
  const close = (upTo: number): void => {
    if (open !== undefined) found.push({ ...open, upTo });
    open = undefined;
  };
  events.forEach((event, at) => {
    const kind = kindBegunBy(event, open?.kind);
    const isSame = open !== undefined && open.kind === "marshalling" && isFirstIncome(events, open.from, at);
    if (kind !== undefined && !isSame) {
      close(at);
      open = { kind, from: at };
    }
    if (isEnd(event)) {
      close(at + 1);
      open = { kind: "turn", from: at + 1 };
    }
  });
  close(events.length);
  return found.filter(({ from, upTo }) => upTo > from);
}

/** Sections begin with their phase; a round begins with plots. */
export function phaseOf({ rule, phase }: GameEvent): string | undefined {
  if (rule === "cards.round.phase") return String(phase);
  return rule === "cards.round.begins" ? "plot" : undefined;
}

const silent = new Set(["cards.round.begins", "cards.round.phase", "cards.challenges.over", "cards.challenges.turn"]);

/** The headings say it. */
export const isSilent = ({ rule }: GameEvent): boolean => silent.has(rule);
