/**
 * Where the server writes down what went wrong. A pino logger fits, with an error under `err`. Facts never hold secrets,
 * nor URLs with passwords.
 */
export interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** For tools and tests that have nobody to tell. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
