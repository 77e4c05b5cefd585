import { randomBytes } from "node:crypto";
import { RefusedError } from "@weirwood/kernel";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export interface LogSettings {
  readonly level: string;
  /** Standard error where absent: standard output is the command's, which says there where it listens. */
  readonly to?: DestinationStream;
}

/**
 * One line of JSON for everything worth knowing. Bodies, addresses with their queries and headers are never handed to
 * it; should somebody do so by mistake, members with these names are blotted out, however deep they lie, and so are
 * mail addresses wherever they stand.
 */
export function openLog({ level, to }: LogSettings): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: (line) => blotted(line, 0) as Record<string, unknown> },
    serializers: { err: plainError },
  };
  return pino(options, to ?? pino.destination({ dest: STANDARD_ERROR, sync: true }));
}

const STANDARD_ERROR = 2;

const SECRET_NAMES = new Set([
  "password",
  "old",
  "new",
  "confirm",
  "secret",
  "secrets",
  "code",
  "codes",
  "token",
  "tokens",
  "hash",
  "cookie",
  "cookies",
  "set-cookie",
  "authorization",
  "headers",
  "body",
  "query",
  "mail",
  "to",
  "webhook",
  "endpoint",
  "keys",
  "auth",
  "p256dh",
  "invite",
  "nonce",
  "seed",
  "serverseed",
  "text",
  "content",
  "answer",
  "draft",
  "note",
]);

const DEEPEST = 5;

/** A mail address, as people may give one: those who refuse a notification quote whom it was for. */
const MAILBOX = /[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\/]+\.[a-z0-9-]{2,}/gi;

function withoutMailboxes(text: string): string {
  return text.replace(MAILBOX, "[address]");
}

function blotted(value: unknown, depth: number): unknown {
  if (typeof value === "string") return withoutMailboxes(value);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if (depth > DEEPEST) return "…";
  if (Array.isArray(value)) return value.map((one) => blotted(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET_NAMES.has(name.toLowerCase()) ? "[hidden]" : blotted(one, depth + 1),
    ]),
  );
}

/** What an engineer needs. Databases add the values of the row that failed to an error, which are not for a log. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: "something that is no error was thrown" };
  if (error instanceof RefusedError) return { rule: error.refusal.rule };
  const number = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: withoutMailboxes(error.message),
    ...(typeof number === "string" && { errno: number }),
    stack: withoutMailboxes(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: plainError(error.cause) }),
  };
}

/** Ties the lines of one request together, and lets somebody who complains name it. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}
