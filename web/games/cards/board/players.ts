import { create } from "zustand";

/** What the people at the table are called, by seat: the frame tells the rail, and strips on the board say it too. */
export const usePlayerNames = create<{ readonly names: readonly string[] }>(() => ({ names: [] }));

export function keepPlayerNames(names: readonly string[]): void {
  const before = usePlayerNames.getState().names;
  if (names.length !== before.length || names.some((name, seat) => name !== before[seat]))
    usePlayerNames.setState({ names });
}
