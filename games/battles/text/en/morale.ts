import type { RuleText } from "@weirwood/kernel";

/** The morale track. */
export const morale = {
  "battles.morale.change": {
    rule: "One marker shows the morale of both Houses: what one gains the other loses. At an end of the track without Rout it stays until it moves back.",
    log: "Morale of {house:house}: {spaces} (marker {marker:morale}).",
  },
  "battles.morale.by-rank": {
    rule: "Eliminating a green unit raises morale by 1, a blue one by 2, a red one by 3, whatever the cause, at once.",
  },
  "battles.morale.zones": {
    rule: "On each House’s segment, spaces 4 to 7 are green, 8 to 10 yellow and 11 red; all else is grey. “Green or better” means no deeper in one’s own segment than green, “green or worse” green or deeper.",
    reason: "The track is shown in pictures alone: its zones are reconstructed from its breaks.",
    log: "The morale of {house:house} breaks: {zone:moraleZone}.",
  },
  "battles.morale.recover": {
    rule: "In Regroup the House in whose coloured zone the marker lies may bring it back to the break of that zone: 4, or 8. On a break, on grey and on 11 there is nothing to recover.",
    log: "{house:house} recovers morale.",
  },
} as const satisfies Record<string, RuleText>;
