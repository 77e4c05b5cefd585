import { describe, expect, test } from "vitest";
import { configurationFrom, describeUnreachable } from "./config.ts";

const good = (environment: { [name: string]: string }) => {
  const configuration = configurationFrom(environment);
  if ("problems" in configuration) throw new Error(configuration.problems.join("\n"));
  return configuration;
};
const problems = (environment: { [name: string]: string }): readonly string[] => {
  const configuration = configurationFrom(environment);
  return "problems" in configuration ? configuration.problems : [];
};

describe("the configuration", () => {
  test("needs nothing", () => {
    const { botThreads, ...rest } = good({});
    expect(rest).toEqual({
      host: "0.0.0.0",
      port: 8080,
      address: "http://localhost:8080",
      origin: null,
      store: { folder: "./data" },
      redis: null,
      secret: null,
      metricsToken: null,
      mail: null,
      vapid: null,
      operators: [],
      proxies: 0,
      drainSeconds: 0,
      watchdogSeconds: 30,
      cacheMegabytes: 256,
      logLevel: "info",
      isTestingGameOffered: false,
    });
    expect(botThreads).toBeGreaterThanOrEqual(1);
  });

  test("offers the game that is for tests where that is asked for, and only then", () => {
    expect(good({ WEIRWOOD_TESTING_GAME: "yes" }).isTestingGameOffered).toBe(true);
    expect(good({ WEIRWOOD_TESTING_GAME: "" }).isTestingGameOffered).toBe(false);
    expect(problems({ WEIRWOOD_TESTING_GAME: "1" })).toEqual(["WEIRWOOD_TESTING_GAME must be one of yes, no."]);
  });

  test("is taken from the environment", () => {
    const environment = {
      PORT: "9000",
      HOST: "127.0.0.1",
      WEIRWOOD_ADDRESS: "https://war.example/",
      DATABASE_URL: "postgres://weirwood:secret@db/weirwood",
      REDIS_URL: "rediss://:secret@cache:6380/2",
      WEIRWOOD_SECRET: "0123456789abcdef0123456789abcdef",
      METRICS_TOKEN: "for-the-maester-only",
      SMTP_URL: "smtps://ravens:secret@mail.example",
      MAIL_FROM: "Weirwood <ravens@war.example>",
      WEIRWOOD_VAPID_PUBLIC: Buffer.alloc(65, 4).toString("base64url"),
      WEIRWOOD_VAPID_PRIVATE: Buffer.alloc(32, 9).toString("base64url"),
      WEIRWOOD_OPERATORS: "Arya Stark, Ser Davos ,,",
      WEIRWOOD_TRUST_PROXY: "1",
      WEIRWOOD_WATCHDOG: "0",
      WEIRWOOD_CACHE: "64",
      LOG_LEVEL: "debug",
      WEIRWOOD_BOTS: "3",
    };
    expect(good(environment)).toEqual({
      host: "127.0.0.1",
      port: 9000,
      address: "https://war.example",
      origin: "https://war.example",
      store: { url: environment.DATABASE_URL },
      redis: environment.REDIS_URL,
      secret: environment.WEIRWOOD_SECRET,
      metricsToken: environment.METRICS_TOKEN,
      mail: { url: environment.SMTP_URL, from: environment.MAIL_FROM },
      vapid: { publicKey: environment.WEIRWOOD_VAPID_PUBLIC, privateKey: environment.WEIRWOOD_VAPID_PRIVATE },
      operators: ["Arya Stark", "Ser Davos"],
      proxies: 1,
      drainSeconds: 3,
      watchdogSeconds: 0,
      cacheMegabytes: 64,
      logLevel: "debug",
      botThreads: 3,
      isTestingGameOffered: false,
    });
  });

  test("takes what is empty for what is not there", () => {
    const empty = { PORT: "", REDIS_URL: " ", WEIRWOOD_SECRET: "", MAIL_FROM: "", LOG_LEVEL: "", WEIRWOOD_DATA: "" };
    expect(good(empty)).toEqual(good({}));
  });

  test("keeps its data where it is told, and links to its own port", () => {
    expect(good({ WEIRWOOD_DATA: "/srv/weirwood", PORT: "81" })).toMatchObject({
      store: { folder: "/srv/weirwood" },
      address: "http://localhost:81",
      origin: null,
    });
  });

  test.each([
    ["PORT", ["x", "80.5", "-1", "65536", "1e3", "0x50"]],
    [
      "WEIRWOOD_ADDRESS",
      ["war.example", "ftp://war.example", "https://war.example/path", "https://a:b@war.example", "https://"],
    ],
    ["LOG_LEVEL", ["loud", "INFO"]],
    ["WEIRWOOD_BOTS", ["0", "many", "-2"]],
    ["WEIRWOOD_TRUST_PROXY", ["yes", "11"]],
    ["WEIRWOOD_CACHE", ["0", "256 MB", "65537"]],
    ["WEIRWOOD_WATCHDOG", ["off", "-1", "0.5", "3601"]],
    ["WEIRWOOD_SECRET", ["hunter2-is-too-short"]],
    ["METRICS_TOKEN", ["hunter2", "no spaces in a header please", "ni lettres à accents"]],
  ])("%s must be right", (name, values) => {
    for (const value of values) {
      const lines = problems({ [name]: value });
      expect(lines, value).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
      expect(lines[0].includes("\n")).toBe(false);
    }
  });

  test("every problem is told at once, one line each, and none shows a password", () => {
    const lines = problems({
      PORT: "hunter2",
      DATABASE_URL: "mysql://root:hunter2@db/weirwood",
      REDIS_URL: "hunter2",
      SMTP_URL: "https://ravens:hunter2@mail.example",
      MAIL_FROM: "hunter2\r\nBcc: everybody@example.com",
      WEIRWOOD_VAPID_PUBLIC: "hunter2",
      WEIRWOOD_VAPID_PRIVATE: "hunter2",
      WEIRWOOD_SECRET: "hunter2",
    });
    expect(lines.map((line) => line.split(" ")[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "REDIS_URL",
      "SMTP_URL",
      "MAIL_FROM",
      "WEIRWOOD_VAPID_PUBLIC",
      "WEIRWOOD_VAPID_PRIVATE",
      "WEIRWOOD_SECRET",
    ]);
    expect(lines.join("\n")).not.toContain("hunter2");
  });

  test("what belongs together comes together", () => {
    expect(problems({ DATABASE_URL: "postgres://db/weirwood" })).toEqual([
      "DATABASE_URL is set and REDIS_URL is not: a node of a cluster needs both, a server of its own needs neither.",
    ]);
    expect(problems({ REDIS_URL: "redis://cache" })[0]).toMatch(/^REDIS_URL is set and DATABASE_URL is not: /);
    expect(problems({ SMTP_URL: "smtp://mail.example" })).toEqual([
      "SMTP_URL is set and MAIL_FROM is not: mail needs both.",
    ]);
    const half = { WEIRWOOD_VAPID_PUBLIC: Buffer.alloc(65, 4).toString("base64url") };
    expect(problems(half)[0]).toMatch(/^WEIRWOOD_VAPID_PUBLIC is set and WEIRWOOD_VAPID_PRIVATE is not/);
  });
});

describe("a service that cannot be used is described in one line", () => {
  const database = "postgres://weirwood:hunter%202@db.example/weirwood";
  const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

  test.each([
    [withCode("ECONNREFUSED"), "nothing is listening there"],
    [withCode("ENOTFOUND", "getaddrinfo ENOTFOUND db.example"), "there is no such host"],
    [withCode("28P01", 'password authentication failed for user "weirwood"'), "the user or the password is wrong"],
    [withCode("3D000", 'database "weirwood" does not exist'), "there is no such database"],
    [new Error("timeout exceeded when trying to connect"), "it does not answer"],
    [new Error(`cannot use ${database}\nat line 2`), "cannot use postgres://weirwood:…@db.example/weirwood"],
    [new Error("it knows hunter 2."), "it knows …"],
  ])("PostgreSQL: %s", (error, reason) => {
    expect(describeUnreachable(error, database)).toBe(
      `DATABASE_URL: PostgreSQL at db.example:5432 cannot be used: ${reason}.`,
    );
  });

  test("Redis", () => {
    const url = "redis://:hunter2@cache:7000";
    const wrong = new Error("WRONGPASS invalid username-password pair or user is disabled.");
    expect(describeUnreachable(wrong, url)).toBe(
      "REDIS_URL: Redis at cache:7000 cannot be used: the user or the password is wrong.",
    );
    expect(describeUnreachable(withCode("ECONNREFUSED"), "rediss://cache")).toBe(
      "REDIS_URL: Redis at cache:6379 cannot be used: nothing is listening there.",
    );
  });
});
