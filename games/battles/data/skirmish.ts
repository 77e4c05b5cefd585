import type { CommanderId } from "./ids.ts";
import type { RankId } from "./names.ts";
import type { SkirmishId } from "./overviews.ts";
import type { UnitTypeId } from "./units.ts";

/** How the armies and the field of a skirmish come about: by its overview card, and by set-up cards. */

export interface Skirmish {
  /** Commanders of a House: one to so many, of so much value together. */
  readonly commanders: { readonly most: number; readonly value: number };
  readonly momentum: "lot" | "lower-value";
  /** Set-up cards that each House draws. */
  readonly draws: { readonly units: number; readonly terrain: number };
  /** Rows next to the own edge in which each kind of thing is placed. */
  readonly rows: { readonly terrain: number; readonly commanders: number; readonly units: number };
}

export const skirmishes: { readonly [id in SkirmishId]: Skirmish } = {
  raid: {
    commanders: { most: 2, value: 4 },
    momentum: "lot",
    draws: { units: 2, terrain: 2 },
    rows: { terrain: 8, commanders: 3, units: 4 },
  },
  reward: {
    commanders: { most: 3, value: 6 },
    momentum: "lower-value",
    draws: { units: 3, terrain: 2 },
    rows: { terrain: 5, commanders: 2, units: 3 },
  },
};

export interface SetupCard {
  readonly commander?: { readonly card: CommanderId; readonly value: number; readonly rank: RankId };
  readonly units: readonly (readonly [count: number, rank: RankId, type: UnitTypeId])[];
  /** Single hexes of each. */
  readonly forest: number;
  readonly hills: number;
  readonly building: number;
}

const commander = (card: CommanderId, value: number, rank: RankId) => ({ card, value, rank });
const land = (forest: number, hills: number, building: number) => ({ forest, hills, building });

/** By number: eight of Stark, eight of Lannister. */
export const setupCards: readonly SetupCard[] = [
  {
    commander: commander("robb-young-wolf", 3, "red"),
    units: [
      [1, "red", "war-host"],
      [1, "red", "winterfell-riders"],
      [1, "red", "northmen-archers"],
    ],
    ...land(1, 2, 1),
  },
  {
    commander: commander("robb-king", 3, "red"),
    units: [
      [1, "red", "war-host"],
      [1, "red", "winterfell-riders"],
      [1, "red", "kennelmasters"],
    ],
    ...land(2, 1, 1),
  },
  {
    commander: commander("eddard", 3, "red"),
    units: [
      [1, "red", "war-host"],
      [1, "blue", "war-host"],
      [1, "blue", "northmen-archers"],
      [1, "green", "kennelmasters"],
    ],
    ...land(1, 1, 2),
  },
  {
    commander: commander("greatjon", 2, "blue"),
    units: [
      [2, "blue", "war-host"],
      [1, "blue", "winterfell-riders"],
      [1, "green", "war-host"],
    ],
    ...land(3, 1, 0),
  },
  {
    commander: commander("greatjon-of-last-hearth", 2, "blue"),
    units: [
      [1, "blue", "war-host"],
      [2, "green", "war-host"],
      [1, "blue", "kennelmasters"],
    ],
    ...land(2, 2, 0),
  },
  {
    commander: commander("rickard", 2, "blue"),
    units: [
      [2, "blue", "winterfell-riders"],
      [1, "green", "northmen-archers"],
      [1, "green", "war-host"],
    ],
    ...land(1, 2, 1),
  },
  {
    commander: commander("maege", 1, "blue"),
    units: [
      [1, "green", "northmen-archers"],
      [2, "blue", "war-host"],
      [1, "blue", "kennelmasters"],
    ],
    ...land(2, 1, 1),
  },
  {
    units: [
      [2, "green", "war-host"],
      [1, "green", "winterfell-riders"],
      [1, "green", "northmen-archers"],
    ],
    ...land(3, 1, 0),
  },
  {
    commander: commander("tywin", 3, "red"),
    units: [
      [1, "red", "casterly-cavaliers"],
      [1, "red", "heavy-infantry"],
      [1, "red", "westerlands-archers"],
    ],
    ...land(1, 2, 1),
  },
  {
    commander: commander("jaime-kingsguard", 3, "red"),
    units: [
      [1, "red", "lannisport-guards"],
      [1, "red", "heavy-infantry"],
      [1, "blue", "casterly-cavaliers"],
    ],
    ...land(1, 1, 2),
  },
  {
    commander: commander("jaime-kingslayer", 2, "red"),
    units: [
      [1, "red", "lannisport-guards"],
      [1, "blue", "casterly-cavaliers"],
      [1, "blue", "westerlands-archers"],
      [1, "green", "lannisport-guards"],
    ],
    ...land(2, 1, 1),
  },
  {
    commander: commander("kevan", 2, "blue"),
    units: [
      [2, "blue", "lannisport-guards"],
      [1, "blue", "westerlands-archers"],
      [1, "green", "lannisport-guards"],
    ],
    ...land(2, 2, 0),
  },
  {
    commander: commander("addam", 2, "blue"),
    units: [
      [2, "blue", "casterly-cavaliers"],
      [1, "green", "casterly-cavaliers"],
      [1, "green", "westerlands-archers"],
    ],
    ...land(1, 2, 1),
  },
  {
    commander: commander("gregor-mountain", 1, "blue"),
    units: [
      [1, "blue", "heavy-infantry"],
      [2, "green", "lannisport-guards"],
      [1, "green", "casterly-cavaliers"],
    ],
    ...land(3, 1, 0),
  },
  {
    commander: commander("gregor-reaver", 1, "blue"),
    units: [
      [1, "blue", "lannisport-guards"],
      [2, "green", "lannisport-guards"],
      [1, "green", "westerlands-archers"],
    ],
    ...land(2, 1, 1),
  },
  {
    units: [
      [2, "green", "lannisport-guards"],
      [1, "green", "casterly-cavaliers"],
      [1, "green", "heavy-infantry"],
    ],
    ...land(1, 1, 2),
  },
];
