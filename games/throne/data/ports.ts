/** The eight ports (throne.ports.eight): an anchorage between a land and one of its seas. Seven are reconstructed. */
export interface PortFacts {
  readonly id: string;
  readonly land: string;
  readonly sea: string;
  /** On the six-player map, where it differs. */
  readonly seaOfSix?: string;
}

export const ports: readonly PortFacts[] = [
  { id: "port-of-dragonstone", land: "dragonstone", sea: "shipbreaker-bay" },
  { id: "port-of-lannisport", land: "lannisport", sea: "golden-sound" },
  { id: "port-of-oldtown", land: "oldtown", sea: "redwyne-straights" },
  { id: "port-of-pyke", land: "pyke", sea: "ironmans-bay" },
  { id: "port-of-storms-end", land: "storms-end", sea: "shipbreaker-bay" },
  { id: "port-of-sunspear", land: "sunspear", sea: "summer-sea", seaOfSix: "east-summer-sea" },
  { id: "port-of-white-harbor", land: "white-harbor", sea: "narrow-sea" },
  { id: "port-of-winterfell", land: "winterfell", sea: "bay-of-ice" },
];

/** Ships that a port holds at most (throne.ports.three-ships). */
export const portRoom = 3;
