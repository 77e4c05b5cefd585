import { isRefusal, type Json, type JsonMap, type Refusal, seedFrom } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne/rules";
import type { LocalKind, LocalSeat, LocalSetup } from "./kept-game.ts";

/** Players made of code, the strongest first. */
export const botNames = ["steward", "greedy", "random"] as const;
export type BotName = (typeof botNames)[number];

export const playerCounts = [3, 4, 5, 6] as const;

/** What a table may choose, each with the rule that explains it: as the game itself says. */
interface Explained {
  readonly name: string;
  readonly rule: string;
}

const fieldNamed = (name: string) => throne.form.find((field) => field.name === name);

/** Variants; six players always have Martell, so that is no choice. */
export const variantChoices: readonly Explained[] = (fieldNamed("variants")?.values ?? [])
  .map(({ value, rule = "" }) => ({ name: String(value), rule }))
  .filter(({ name }) => name !== "martell");

/** Rulings that a table may decide otherwise. */
export const flagChoices: readonly (Explained & { readonly isUsual: boolean })[] = throne.form
  .filter(({ kind }) => kind === "flag")
  .map(({ name, rule, usual }) => ({ name, rule, isUsual: usual === true }));

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
  /** Rulings that are decided otherwise than usual, by name. */
  readonly unusual: readonly string[];
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
  return { kind, players, seats, areHousesDrawn: false, variants: [], unusual: [], seed };
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

function optionsOf({ players, seats, areHousesDrawn, variants, unusual }: Choices): JsonMap {
  const options: { [name: string]: Json } = { players, variants: [...variants] };
  if (!areHousesDrawn) options.houses = seats.map(({ house }) => house);
  const groups: { [group: string]: { [name: string]: Json } } = {};
  for (const { name, isUsual } of flagChoices) {
    const isOn = unusual.includes(name) ? !isUsual : isUsual;
    // `engines.retreat` goes into a group of its own.
    const [group, inner] = name.split(".");
    if (inner === undefined) options[name] = isOn;
    else groups[group] = { ...groups[group], [inner]: isOn };
  }
  return { ...options, ...groups };
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
