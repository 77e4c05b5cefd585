/** The rules went on and on, and nobody was asked anything: a fault of the rules or of the position, never of a player. */
export class StuckError extends Error {
  override readonly name = "StuckError";
}

/** Far more than any game takes between two asks. */
const MOST_STEPS = 10_000;

/**
 * Takes one step of a game after another until somebody is asked or the game is over, which a step says by `true`. Every
 * loop whose end depends on the position goes through here, or has a bound of its own: whatever a game is given, it
 * answers or throws within a bounded number of steps.
 */
export function driveUntilSettled<State, T>(
  state: State,
  step: (state: State, tell?: T) => boolean,
  tell?: T,
  most: number = MOST_STEPS,
): void {
  for (let steps = 0; steps < most; steps++) if (step(state, tell)) return;
  throw new StuckError(`nobody was asked anything in ${most} steps, and the game is not over`);
}
