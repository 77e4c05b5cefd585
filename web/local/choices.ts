import { isRefusal, type JsonMap, type Refusal, seedFrom } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import type { variantIds } from "@weirwood/throne/questions";
import type { LocalKind, LocalSeat, LocalSetup } from "./kept-game.ts";

/** Players made of code, the strongest first. */
export const botNames = ["steward", "greedy", "random"] as const;
export type BotName = (typeof botNames)[number];

export const playerCounts = [3, 4, 5, 6] as const;

/** Variants that a table may choose, each with the rule that explains it. */
export const variantRules: { readonly [variant in (typeof variantIds)[number]]: string } = {
  crowned: "throne.variants.one-card-set",
  forts: "throne.forts.build",
  siege: "throne.siege.engine",
  ports: "throne.ports.eight",
  "single-use": "throne.single.step",
  "open-westeros": "throne.open.columns",
  "three-cards": "throne.three-cards.choose",
  "three-board": "throne.variants.three-board",
};

/** Rulings that a table may decide otherwise, by the name of their option. */
export const flagRules = {
  printedCourt: "throne.setup.kings-court-erratum",
  saanSparesOwn: "throne.card.salladhor-saan",
} as const;
export type Flag = keyof typeof flagRules;

/** Who sits in a seat while the table is being set. */
export interface SeatChoice {
  readonly house: string;
  /** A person's name, or nothing where a bot sits. */
  readonly person: string | undefined;
  readonly bot: BotName;
}

/** A table that is being set, before it is a game. */
export interface Choices {
  readonly kind: LocalKind;
  readonly players: number;
  readonly seats: readonly SeatChoice[];
  /** Houses are drawn by the dice, and seats say only who sits there. */
  readonly areHousesDrawn: boolean;
  readonly variants: readonly string[];
  readonly flags: readonly Flag[];
  readonly seed: string;
}

/** The houses of a game for so many, as the rules name them. */
export function housesFor(players: number): readonly string[] {
  const options = throne.readOptions({ players });
  if (isRefusal(options)) throw new RangeError(`there is no game for ${players} houses`);
  const state = throne.setup(options, seedFrom("which houses play"));
  return Array.from({ length: players }, (_, seat) => throne.seatName(state, seat)).sort();
}

/** One person against bots, or two people on one screen: the usual table of that kind. */
export function usualChoices(kind: LocalKind, names: readonly string[], seed: string, house = "lannister"): Choices {
  const players = kind === "practice" ? 5 : 3;
  const houses = housesFor(players);
  const first = houses.includes(house) ? house : houses[0];
  const ordered = [first, ...houses.filter((other) => other !== first)];
  const people = kind === "practice" ? 1 : 2;
  const seats = ordered.map(
    (one, seat): SeatChoice => ({
      house: one,
      person: seat < people ? (names[seat] ?? "") : undefined,
      bot: "steward",
    }),
  );
  return { kind, players, seats, areHousesDrawn: false, variants: [], flags: [], seed };
}

/** The same table for another number of players: whoever can keep a seat and a house keeps them. */
export function withPlayers(choices: Choices, players: number): Choices {
  const houses = housesFor(players);
  const staying = choices.seats.filter(({ house }) => houses.includes(house));
  const people = choices.seats.filter(({ person, house }) => person !== undefined && !houses.includes(house));
  const free = houses.filter((house) => !staying.some((seat) => seat.house === house));
  const seats = [
    ...staying,
    ...free.map(
      (house, at): SeatChoice => ({
        house,
        // Somebody whose house does not play with so few takes a free one.
        person: people[at]?.person,
        bot: choices.seats.find(({ person }) => person === undefined)?.bot ?? "steward",
      }),
    ),
  ];
  const hasPerson = seats.some(({ person }) => person !== undefined);
  const seated = hasPerson
    ? seats
    : seats.map((seat, at) => (at === 0 ? { ...seat, person: people[0]?.person ?? "" } : seat));
  const variants = choices.variants.filter((variant) => variantRefusal(players, variant) === undefined);
  return { ...choices, players, seats: peopleFirst(seated), variants };
}

/** In practice the one person takes a house; whoever had it takes the person's. */
export function withHouse(choices: Choices, house: string): Choices {
  const [own] = choices.seats;
  const seats = choices.seats.map((seat, at) => {
    if (at === 0) return { ...seat, house };
    return seat.house === house ? { ...seat, house: own.house } : seat;
  });
  return { ...choices, seats };
}

export function withSeat(choices: Choices, at: number, changes: Partial<SeatChoice>): Choices {
  return { ...choices, seats: choices.seats.map((seat, place) => (place === at ? { ...seat, ...changes } : seat)) };
}

/** Why a variant cannot be played by so many, or undefined. */
export function variantRefusal(players: number, variant: string): Refusal | undefined {
  const options = throne.readOptions({ players, variants: [variant] });
  return isRefusal(options) ? options : undefined;
}

/** Why the table cannot be set so, or undefined. */
export function choicesRefusal(choices: Choices): Refusal | undefined {
  const options = throne.readOptions(optionsOf(choices));
  return isRefusal(options) ? options : undefined;
}

function optionsOf({ players, seats, areHousesDrawn, variants, flags }: Choices): JsonMap {
  return {
    players,
    variants: [...variants],
    ...(!areHousesDrawn && { houses: seats.map(({ house }) => house) }),
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
  };
}

/** The game that these choices begin. Names are given by whoever knows the reader's language. */
export function setupFrom(
  choices: Choices,
  title: string,
  nameOf: (seat: SeatChoice, at: number) => string,
): LocalSetup {
  const options = throne.readOptions(optionsOf(choices));
  if (isRefusal(options)) throw new RangeError(`a table that cannot be set: ${options.rule}`);
  const seats = choices.seats.map((seat, at): LocalSeat => {
    const name = nameOf(seat, at);
    return seat.person === undefined ? { name, bot: seat.bot } : { name };
  });
  return {
    kind: choices.kind,
    game: throne.name,
    title,
    options: plain(options),
    seed: choices.seed,
    seats,
  };
}

const plain = (options: ThroneOptions): JsonMap => ({ ...options, engines: { ...options.engines } });

/** Whoever plays alone sits in the first seat: house and view are asked for there. */
const peopleFirst = (seats: readonly SeatChoice[]): readonly SeatChoice[] => [
  ...seats.filter(({ person }) => person !== undefined),
  ...seats.filter(({ person }) => person === undefined),
];
