import type { AskSummary, Seat } from "@weirwood/kernel";

/**
 * Several people on one screen, one after another. The curtain is drawn between two of them, so that nobody sees what
 * another holds: `open` for the one who looks, `due` when somebody else is asked, `drawn` while the screen changes hands.
 */
export type Curtain =
  | { readonly is: "open"; readonly reader: Seat }
  | { readonly is: "due"; readonly reader: Seat; readonly next: Seat }
  | { readonly is: "drawn"; readonly next: Seat };

/** What the table says about whose turn it is. */
export interface TableTurn {
  /** Everybody at this screen whose answer is missing, by seat. */
  readonly people: readonly Seat[];
  readonly asks: readonly AskSummary[];
}

/** A game is taken up behind the curtain: whoever sits down may be anybody. */
export function firstCurtain(people: readonly Seat[], everybody: readonly Seat[]): Curtain {
  const next = people[0] ?? everybody[0];
  return everybody.length > 1 ? { is: "drawn", next } : { is: "open", reader: next };
}

/** The curtain after the table has changed. */
export function curtainAfter(curtain: Curtain, { people, asks }: TableTurn): Curtain {
  if (curtain.is === "drawn") {
    // Bots may have answered meanwhile, but whose turn it is changes only by an answer of somebody who looks.
    return curtain;
  }
  const { reader } = curtain;
  const next = nextAfter(reader, people);
  if (next === undefined || people.includes(reader)) return { is: "open", reader };
  return hasSeenAll(reader, asks) ? { is: "drawn", next } : { is: "due", reader, next };
}

/** Whoever looks has seen enough. */
export function passOn(curtain: Curtain): Curtain {
  return curtain.is === "due" ? { is: "drawn", next: curtain.next } : curtain;
}

/** Somebody takes the screen. */
export const take = (seat: Seat): Curtain => ({ is: "open", reader: seat });

/** While a secret question waits for others, nothing has happened that one who has answered it could look at. */
function hasSeenAll(reader: Seat, asks: readonly AskSummary[]): boolean {
  return asks.length > 0 && asks.every(({ secret, seats }) => secret === true && seats.includes(reader));
}

/** The next around the table, so that the screen goes in one direction. */
function nextAfter(reader: Seat, people: readonly Seat[]): Seat | undefined {
  return people.find((seat) => seat > reader) ?? people.find((seat) => seat !== reader);
}
