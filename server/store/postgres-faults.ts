/** What an error of `pg` says about what happened. Numbers are PostgreSQL's SQLSTATE. */

/** Two transactions stood in each other's way, and PostgreSQL undid this one. */
const collisions = new Set(["40001", "40P01"]);

/** Shutting down, starting up, or no connection left. */
const away = new Set(["57P01", "57P02", "57P03", "53300"]);

/** How `pg` itself says that a connection is gone: it has no codes. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const isAway = away.has(code) || code.startsWith("08") || /^E[A-Z]+/.test(code) || lost.test(error.message);
  return isAway || collisions.has(code);
}

/** Whether it was the machine that failed, and not the query: full, broken, read-only, or waited too long for a lock. */
export function isMachineFault(error: unknown): boolean {
  return /^(53|58|XX|57014|55P03|25006)/.test(codeOf(error));
}

/** Whether PostgreSQL has answered that it did not commit. A fatal error ends the connection, and says nothing of what was done. */
export function isDefiniteRefusal(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "ERROR";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** In words. A refused connection to a name with several addresses has no message of its own. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}
