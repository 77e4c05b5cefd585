/**
 * How long a test waits for something before it says that it never came, in milliseconds: a hang, on however slow a machine.
 * The one limit of every wait, in whichever runner, browser or process.
 */
export const PATIENCE = 120_000;
