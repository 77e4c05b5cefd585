import type { ClockSettings } from "@weirwood/protocol";
import type { Text } from "../text/en.ts";

/** A table's time to think, in a few words. */
export function clockWords(clock: ClockSettings, text: Text["lobby"]["clockWords"]): string {
  if (clock.kind === "none") return text.none;
  if (clock.kind === "slow") return text.slow(clock.hours);
  return text.live(Math.round(clock.bankSeconds / 60), clock.incrementSeconds);
}
