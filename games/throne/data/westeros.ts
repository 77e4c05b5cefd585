/**
 * The three Westeros decks. Which card belongs to which deck is certain; how many of each, and most mammoths, are
 * reconstructed (throne.map.reconstructed): replace the numbers here when a better source turns up.
 */

export interface EventFacts {
  readonly id: string;
  readonly count: number;
  readonly mammoth: boolean;
}

const event = (id: string, count: number, mammoth: boolean): EventFacts => ({ id, count, mammoth });

export const decks: readonly (readonly EventFacts[])[] = [
  [
    event("supply", 3, false),
    event("mustering", 3, false),
    event("last-days-of-summer", 3, true),
    event("winter-is-coming", 1, false),
  ],
  [
    event("clash-of-kings", 3, false),
    event("game-of-thrones", 3, false),
    event("last-days-of-summer", 3, true),
    event("winter-is-coming", 1, false),
  ],
  [
    event("wildling-attack", 3, false),
    event("sea-of-storms", 1, true),
    event("feast-for-crows", 1, true),
    event("rains-of-autumn", 1, true),
    event("storm-of-swords", 1, true),
    event("last-days-of-summer", 2, true),
    event("winter-is-coming", 1, false),
  ],
];
