import { availableParallelism } from "node:os";
import type { StoreAddress } from "./store/open-store.ts";

/** How the server was told to run. */
export interface Configuration {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where people reach the server, for links: `https://war.example`, without a slash at its end. */
  readonly address: string;
  /** The only origin whose pages may act, where the operator has named it. */
  readonly origin: string | null;
  readonly store: StoreAddress;
  /** Where the nodes of a cluster meet; null for a server of its own. */
  readonly redis: string | null;
  /** Part of the key that signs cookies; null: the key in the store is all there is. */
  readonly secret: string | null;
  /** What whoever reads the metrics must know; null: nobody reads them. */
  readonly metricsToken: string | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** For Web Push; null: made once and kept in the store. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Names of accounts, as they were written. */
  readonly operators: readonly string[];
  /** How many proxies in front are to be believed about where a request came from. */
  readonly proxies: number;
  /** How long the port stays open after /readyz has begun to say that the server is closing. */
  readonly drainSeconds: number;
  /** For how long the event loop may stand still before the process is ended; 0: for ever. */
  readonly watchdogSeconds: number;
  readonly logLevel: LogLevel;
  readonly botThreads: number;
  /** How much memory tables may take; those that somebody follows stay in any case. */
  readonly cacheMegabytes: number;
  /** Whether the game that everything is tested by is offered like the others: for tests, and never for players. */
  readonly isTestingGameOffered: boolean;
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = { readonly [name: string]: string | undefined };

/**
 * Reads the environment. Every problem is one line that names the variable and says what is expected, and never what
 * was found: that may be a password in the wrong place.
 */
export function configurationFrom(environment: Environment): Configuration | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const reading = new EnvironmentReader(environment, problems);

  const port = reading.wholeNumber("PORT", 0, 65_535) ?? 8080;
  const origin = reading.address("WEIRWOOD_ADDRESS");
  const database = reading.url(
    "DATABASE_URL",
    ["postgres", "postgresql"],
    "postgres://user:password@host:5432/database",
  );
  const redis = reading.url("REDIS_URL", ["redis", "rediss"], "redis://host:6379");
  reading.together("DATABASE_URL", "REDIS_URL", "a node of a cluster needs both, a server of its own needs neither");
  const mailUrl = reading.url("SMTP_URL", ["smtp", "smtps"], "smtp://user:password@host:587");
  const from = reading.matching(
    "MAIL_FROM",
    /^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/,
    "an address such as Weirwood <ravens@war.example>",
  );
  reading.together("SMTP_URL", "MAIL_FROM", "mail needs both");
  const publicKey = reading.key("WEIRWOOD_VAPID_PUBLIC", 65);
  const privateKey = reading.key("WEIRWOOD_VAPID_PRIVATE", 32);
  reading.together("WEIRWOOD_VAPID_PUBLIC", "WEIRWOOD_VAPID_PRIVATE", "they are the two halves of one key");

  const proxies = reading.wholeNumber("WEIRWOOD_TRUST_PROXY", 0, 10) ?? 0;

  const configuration: Configuration = {
    host: reading.text("HOST") ?? "0.0.0.0",
    port,
    address: origin ?? `http://localhost:${port}`,
    origin,
    store: database === null ? { folder: reading.text("WEIRWOOD_DATA") ?? "./data" } : { url: database },
    redis,
    secret: reading.matching("WEIRWOOD_SECRET", /^.{32,}$/s, "at least 32 characters that nobody can guess"),
    metricsToken: reading.matching(
      "METRICS_TOKEN",
      /^[\w.~+/=-]{16,}$/,
      "at least 16 letters, digits and signs of -._~+/=, as a bearer token has them",
    ),
    mail: mailUrl !== null && from !== null ? { url: mailUrl, from } : null,
    vapid: publicKey !== null && privateKey !== null ? { publicKey, privateKey } : null,
    operators: reading.list("WEIRWOOD_OPERATORS"),
    proxies,
    // Where no proxy is in front, nobody would look.
    drainSeconds: reading.wholeNumber("WEIRWOOD_DRAIN", 0, 60) ?? (proxies > 0 ? 3 : 0),
    watchdogSeconds: reading.wholeNumber("WEIRWOOD_WATCHDOG", 0, 3600) ?? 30,
    logLevel: reading.oneOf("LOG_LEVEL", logLevels) ?? "info",
    isTestingGameOffered: reading.oneOf("WEIRWOOD_TESTING_GAME", ["yes", "no"]) === "yes",
    botThreads: reading.wholeNumber("WEIRWOOD_BOTS", 1, 256) ?? Math.max(1, availableParallelism() - 1),
    cacheMegabytes: reading.wholeNumber("WEIRWOOD_CACHE", 1, 65_536) ?? 256,
  };
  return problems.length > 0 ? { problems } : configuration;
}

/** Variables as values; null for one that is not there, is empty, or is a problem. */
class EnvironmentReader {
  readonly #environment: Environment;
  readonly #problems: string[];

  constructor(environment: Environment, problems: string[]) {
    this.#environment = environment;
    this.#problems = problems;
  }

  /** An empty variable is as good as none: that is how compose files pass on what was not set. */
  text(name: string): string | null {
    return this.#environment[name]?.trim() || null;
  }

  list(name: string): string[] {
    const parts = (this.text(name) ?? "").split(",").map((part) => part.trim());
    return parts.filter((part) => part !== "");
  }

  matching(name: string, pattern: RegExp, expected: string): string | null {
    const text = this.text(name);
    return text === null || pattern.test(text) ? text : this.#problem(name, expected);
  }

  wholeNumber(name: string, least: number, most: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    return this.#problem(name, `a whole number from ${least} to ${most}`);
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | null {
    const text = this.text(name);
    if (text === null) return null;
    return choices.find((choice) => choice === text) ?? this.#problem(name, `one of ${choices.join(", ")}`);
  }

  url(name: string, protocols: readonly string[], example: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = parsed(text);
    const isGood = url !== null && protocols.includes(url.protocol.slice(0, -1)) && url.hostname !== "";
    return isGood ? text : this.#problem(name, `a URL such as ${example}`);
  }

  address(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = parsed(text);
    const isBare = url !== null && url.href === `${url.origin}/`;
    if (isBare && /^https?:$/.test(url.protocol)) return url.origin;
    return this.#problem(name, "http:// or https:// and a host, such as https://war.example, with nothing after it");
  }

  /** Bytes in base64url. */
  key(name: string, length: number): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const isGood = /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === length;
    return isGood
      ? text
      : this.#problem(name, `${length} bytes in base64url, as web-push generate-vapid-keys prints them`);
  }

  together(one: string, other: string, reason: string): void {
    const [isOne, isOther] = [this.text(one) !== null, this.text(other) !== null];
    if (isOne === isOther) return;
    const [set, missing] = isOne ? [one, other] : [other, one];
    this.#problems.push(`${set} is set and ${missing} is not: ${reason}.`);
  }

  #problem(name: string, expected: string): null {
    this.#problems.push(`${name} must be ${expected}.`);
    return null;
  }
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** One line for the operator when a service of the configuration cannot be used. Never shows the password. */
export function describeUnreachable(error: unknown, address: string): string {
  const url = new URL(address);
  const isRedis = url.protocol.startsWith("redis");
  const [variable, name, usualPort] = isRedis ? ["REDIS_URL", "Redis", "6379"] : ["DATABASE_URL", "PostgreSQL", "5432"];
  return `${variable}: ${name} at ${url.hostname}:${url.port || usualPort} cannot be used: ${reasonFor(error, url)}.`;
}

const reasons: { readonly [code: string]: string } = {
  ECONNREFUSED: "nothing is listening there",
  ECONNRESET: "it closes the connection",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "there is no such host",
  EHOSTUNREACH: "there is no way to that host",
  ENETUNREACH: "there is no way to that host",
  ETIMEDOUT: "it does not answer",
  "28P01": "the user or the password is wrong",
  "28000": "the user or the password is wrong",
  "42501": "the user may not do what the server needs",
  "3D000": "there is no such database",
  "57P03": "it is starting up or shutting down",
  "53300": "it has no connection left",
};

function reasonFor(error: unknown, url: URL): string {
  if (!(error instanceof Error)) return "for no known reason";
  const known = "code" in error ? reasons[String(error.code)] : undefined;
  if (known) return known;
  if (/^(WRONGPASS|NOAUTH|NOPERM)/.test(error.message)) return "the user or the password is wrong";
  if (/time(d ?)?out/i.test(error.message)) return "it does not answer";
  const line = error.message.split("\n", 1)[0].replace(/\.$/, "");
  return withoutPassword(line, url) || error.name;
}

/** Some errors quote the address that they were given. */
function withoutPassword(line: string, { password }: URL): string {
  if (password === "") return line;
  return [password, decoded(password)].reduce((text, secret) => text.replaceAll(secret, "…"), line);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
