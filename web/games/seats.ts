import { entryNamed } from "@weirwood/catalogue";
import { isRefusal, type JsonMap, seedFrom } from "@weirwood/kernel";
import { useEffect, useState } from "react";

/** The names of the seats that play with these options, in whatever order they sit; none where the game refuses them. */
export async function seatNames(game: string, options: JsonMap): Promise<readonly string[]> {
  const rules = await entryNamed(game)?.rules();
  const read = rules?.readOptions(options);
  if (rules === undefined || read === undefined || isRefusal(read)) return [];
  const fixed = rules.seats(read).filter((name) => name !== undefined);
  if (fixed.length === rules.seats(read).length) return fixed;
  // Which seat bears which name is drawn, but not which names are there.
  const state = rules.setup(read, seedFrom("names of seats"));
  return Array.from({ length: rules.seatsOf(state) }, (_, seat) => rules.seatName(state, seat));
}

/** The same for so many players, in the order of the form that lists all names; at first, as many as players. */
export function useSeatNames(
  game: string,
  players: number,
  { values = [] }: { readonly values?: readonly { readonly value: unknown }[] },
): readonly string[] {
  const all = values.map(({ value }) => String(value));
  const [known, setKnown] = useState<{ readonly players: number; readonly names: readonly string[] }>();
  useEffect(() => {
    let isGone = false;
    void seatNames(game, { players }).then((names) => !isGone && setKnown({ players, names }));
    return () => {
      isGone = true;
    };
  }, [game, players]);
  return known?.players === players ? all.filter((name) => known.names.includes(name)) : all.slice(0, players);
}
