import { legend } from "./legend.en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const victory = {
  title: "Round and victory",
  either: "Either House",
  each: "Each House",
  rout: (winner: string, loser: string) =>
    `${winner} wins at once when the marker reaches the end of ${loser}’s segment.`,
  wins: (who: string, isInstant: boolean, wishes: readonly string[]) =>
    `${who} wins ${isInstant ? "at once" : "at the end of the last round"} with ${wishes.join(" and ")}.`,
  otherwise: (other: string) => ` Otherwise ${other} wins.`,
  holds: (least: number | undefined, kind: string | undefined) =>
    least === undefined
      ? kind === undefined
        ? "every objective"
        : `every objective of this kind: ${kind}`
      : `${plural(least, "objective", "objectives")}${kind === undefined ? "" : ` of this kind: ${kind}`}`,
  morale: (zone: string, isBetter: boolean) => `its morale ${zone} or ${isBetter ? "better" : "worse"}`,
  general: (names: readonly string[]) => `the enemy general captured (${names.join(", ")})`,
  hasPoints: (points: number) => plural(points, "point", "points"),
  heldNow: (held: number, least: number) => `holds ${held} of ${least}`,
  moraleNow: (zone: string) => `morale is ${zone}`,
  generalNow: (isTaken: boolean): string => (isTaken ? "the general is captured" : "the general is free"),
  pointsNow: (points: number, least: number) => `${points} of ${plural(least, "point", "points")}`,
  when: { round: "at the end of each round", end: "at the end of the last round", event: "at once" },
  scores: (who: string, points: number, when: string, reason: string) =>
    `${who} scores ${plural(points, "point", "points")} ${when} ${reason}.`,
  worthNow: (points: number) => `worth ${plural(points, "point", "points")} now`,
  for: {
    eliminated: (each: number) =>
      each === 1 ? "for every enemy unit eliminated" : `for every ${each} enemy units eliminated`,
    captured: (name: string | undefined) =>
      name === undefined ? "for every enemy commander captured" : `for the capture of ${name}`,
    objective: (kind: string | undefined) => `for every ${kind ?? "objective"} held`,
    standing: (token: string) => `for every ${token} that still stands`,
    destroyed: (token: string) => `for every ${token} burnt down`,
    fire: (ground: string) => `for every level of fire on a ${ground}`,
    devastated: (terrain: string) => `for every ${terrain} devastated`,
    unitsIn: (each: number, zone: string) =>
      each === 1 ? `for every unit in ${zone}` : `for every ${each} units in ${zone}`,
    enemyMorale: "for green morale of the enemy, twice for yellow, three times for red",
    edmure: (house: string, isWith: boolean) =>
      isWith ? `if Edmure is with a unit of ${house}` : `unless Edmure is with a unit of ${house}`,
    prize: "for taking Catelyn",
    left: (each: number) =>
      each === 1 ? "for every unit that has left the field" : `for every ${each} units that have left the field`,
  },
  most: "Else most points win at the end of the last round; with equal points better morale, then momentum.",
};

export type VictoryText = typeof victory;

/** What opens over the table: morale and standing, and what its symbols mean. */
export const text = {
  legend,
  victory,
  morale: {
    title: "Morale and standing",
    back: "Back to the field",
    stands: (place: string) => `The marker stands on ${place}, where the round found it.`,
    moved: (from: string, to: string) => `This round the marker went from ${from} to ${to}.`,
    gains: (house: string, spaces: number) =>
      `${house} ${spaces > 0 ? "gains" : "loses"} ${plural(Math.abs(spaces), "space", "spaces")}`,
    why: "Why it moved",
    start: "start",
    rout: "rout",
    end: "end",
    breaks: (house: string) => `Breaks of ${house}`,
    breakAt: (zone: string, space: number) => `The ${zone} break, at ${space}`,
    routAt: (space: number) => `Rout, at ${space}`,
    endAt: (space: number) => `The end of the track, at ${space}`,
    crossed: "Crossed.",
    away: (spaces: number) => `${plural(spaces, "space", "spaces")} away.`,
    recover: (house: string, zone: string) =>
      `Cards that ask for “${zone} or worse” count from here. In Regroup ${house} may bring the marker back to this space.`,
    routs: (house: string) => `The battle ends at once: ${house} is routed.`,
    stays: "The marker stays here until it moves back.",
    round: (round: number) => `Round ${round}`,
    now: "now",
    units: "Units · figures",
    cards: "Hand · deck · discarded",
    captured: "Commanders captured",
    none: "none",
    points: "Points",
    objectives: "Objectives",
  },
};

export type SheetsText = typeof text;
