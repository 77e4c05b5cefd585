import type { Json, Refusal } from "@weirwood/kernel";
import {
  type Choices,
  choicesRefusal,
  optionsFrom,
  seatsField,
  seatsWith,
  usualChoices,
  withChoice,
} from "../lobby/game-options.ts";
import type { LocalKind, LocalSeat, LocalSetup } from "./kept-game.ts";
import type { SetUpGame } from "./set-up-game.ts";

/** Who sits in a seat while the table is being set up. */
export interface SeatChoice {
  /** Whom they play, by a one-word name. */
  readonly name: string;
  /** A person's name, or undefined where a bot sits. */
  readonly person: string | undefined;
  readonly bot: string;
}

/** A table that is being set up, before it is a game. Pages change it by the functions below and draw what comes of it. */
export interface TableSetUp {
  readonly kind: LocalKind;
  /** All options but who sits where. */
  readonly choices: Choices;
  readonly seats: readonly SeatChoice[];
  /** The dice give everybody a name when the game begins: `seats` say only who sits there. */
  readonly areSeatsDrawn: boolean;
  readonly seed: string;
}

/** One person against bots, or two people on one screen at the smallest table: the usual set-up of that kind. */
export function usualSetUp(
  game: SetUpGame,
  kind: LocalKind,
  people: readonly string[],
  seed: string,
  wanted = game.usualSeat,
): TableSetUp {
  const { form } = game.rules;
  const count = form.find((field) => field.kind === "count");
  const fewest = kind === "pass" ? count?.values?.[0]?.value : undefined;
  const choices = { ...usualChoices(form), ...(count && fewest !== undefined && { [count.name]: fewest }) };
  const names = seatsWith(game.rules, choices) ?? [];
  const seats = names.map(
    (name, at): SeatChoice => ({ name, person: at < people.length ? people[at] : undefined, bot: game.opponent }),
  );
  const usual: TableSetUp = { kind, choices, seats, areSeatsDrawn: false, seed };
  return wanted !== undefined && names.includes(wanted) ? takeSeat(game, usual, 0, wanted) : usual;
}

/** Another option: whoever can keep a seat keeps it, and flags that cannot be on with it go off. */
export function chooseOption(game: SetUpGame, setUp: TableSetUp, name: string, value: Json): TableSetUp {
  const choices = withChoice(game.rules, setUp.choices, name, value);
  const names = seatsWith(game.rules, choices);
  if (names === undefined) return { ...setUp, choices };
  return { ...setUp, choices, seats: reseated(game, setUp.seats, names) };
}

/** The same people around a table with other names. Somebody whose name is not played there takes a free one. */
function reseated(game: SetUpGame, before: readonly SeatChoice[], played: readonly string[]): readonly SeatChoice[] {
  const isAnyOrder = seatsField(game.rules.form) !== undefined;
  const kept = before.map(({ name }) => name).filter((name) => played.includes(name));
  const names = isAnyOrder ? [...new Set([...kept, ...played])] : played;
  const bot = before.find(({ person }) => person === undefined)?.bot ?? game.opponent;
  const displaced = before.filter(({ person, name }) => person !== undefined && !names.includes(name));
  const seats = names.map(
    (name): SeatChoice => before.find((seat) => seat.name === name) ?? { name, person: displaced.shift()?.person, bot },
  );
  const hasPerson = seats.some(({ person }) => person !== undefined);
  const seated = hasPerson ? seats : seats.with(0, { ...seats[0], person: displaced[0]?.person ?? "" });
  return isAnyOrder ? peopleFirst(seated) : seated;
}

/** Whoever plays alone sits in the first seat, where names may stand in any order. */
const peopleFirst = (seats: readonly SeatChoice[]): readonly SeatChoice[] => [
  ...seats.filter(({ person }) => person !== undefined),
  ...seats.filter(({ person }) => person === undefined),
];

/**
 * Whoever sits in a place plays another name; whoever had it plays theirs. Where names may stand in any order the names
 * change places, where each seat has its own the sitters do.
 */
export function takeSeat(game: SetUpGame, setUp: TableSetUp, at: number, name: string): TableSetUp {
  const { seats } = setUp;
  const other = seats.findIndex((seat) => seat.name === name);
  const [mine, theirs] = [seats[at], seats[other]];
  const swapped =
    seatsField(game.rules.form) === undefined
      ? seats.with(at, { ...theirs, name: mine.name }).with(other, { ...mine, name })
      : seats.with(at, { ...mine, name }).with(other, { ...theirs, name: mine.name });
  return { ...setUp, seats: at === other ? seats : swapped, areSeatsDrawn: false };
}

export function changeSitter(
  setUp: TableSetUp,
  at: number,
  changes: Partial<Pick<SeatChoice, "person" | "bot">>,
): TableSetUp {
  return { ...setUp, seats: setUp.seats.with(at, { ...setUp.seats[at], ...changes }) };
}

/** All bots become this one. */
export const chooseBot = (setUp: TableSetUp, bot: string): TableSetUp => ({
  ...setUp,
  seats: setUp.seats.map((seat) => ({ ...seat, bot })),
});

/** The options with who sits where in them, as the form has them. */
export function choicesOf({ rules }: SetUpGame, { choices, seats, areSeatsDrawn }: TableSetUp): Choices {
  const field = seatsField(rules.form);
  if (field === undefined) return choices;
  return { ...choices, [field.name]: areSeatsDrawn ? null : seats.map(({ name }) => name) };
}

/** Why no game can begin so, or undefined. */
export const setUpRefusal = (game: SetUpGame, setUp: TableSetUp): Refusal | undefined =>
  choicesRefusal(game.rules, choicesOf(game, setUp));

/** The game that a set-up begins. Names are given by whoever knows the reader's language. */
export function localSetup(
  game: SetUpGame,
  setUp: TableSetUp,
  title: string,
  nameOf: (seat: SeatChoice) => string,
): LocalSetup {
  const seats = setUp.seats.map((seat): LocalSeat => {
    const name = nameOf(seat);
    return seat.person === undefined ? { name, bot: seat.bot } : { name };
  });
  const options = optionsFrom(game.rules.form, choicesOf(game, setUp));
  return { kind: setUp.kind, game: game.name, title, options, seed: setUp.seed, seats };
}
