import { entryNamed, type Level, type SomeRules } from "@weirwood/catalogue";
import { type DescribedField, describeForm, type Phrasebook } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import { listingOf } from "../games/index.ts";
import { useBook } from "../games/use-book.ts";

/** What setting up a table in this browser needs to know of a game. */
export interface SetUpGame {
  readonly name: string;
  readonly rules: SomeRules;
  /** Bots to play against, the mildest first. */
  readonly levels: readonly Level[];
  /** The bot that people play against unless they choose another. */
  readonly opponent: string;
  /** Whom somebody plays who has not chosen. */
  readonly usualSeat: string | undefined;
}

/** The same, in the reader's language. */
export interface DescribedGame extends SetUpGame {
  readonly book: Phrasebook;
  readonly form: readonly DescribedField[];
}

export async function loadSetUpGame(name: string): Promise<SetUpGame | undefined> {
  const entry = entryNamed(name);
  if (entry === undefined) return undefined;
  return {
    name,
    rules: await entry.rules(),
    levels: entry.levels,
    opponent: entry.roles.regent,
    usualSeat: listingOf(name)?.usualSeat,
  };
}

/** A game that a table can be set up for; undefined while it is loaded, and where there is none. */
export function useSetUpGame(name: string): DescribedGame | undefined {
  const [game, setGame] = useState<SetUpGame>();
  const book = useBook(name);
  useEffect(() => {
    let isGone = false;
    void loadSetUpGame(name).then((found) => !isGone && setGame(found));
    return () => {
      isGone = true;
    };
  }, [name]);
  return useMemo(
    () =>
      game?.name === name && book !== undefined
        ? { ...game, book, form: describeForm(game.rules.form, book) }
        : undefined,
    [game, name, book],
  );
}
