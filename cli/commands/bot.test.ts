import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { binary, freePort } from "@weirwood/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RemoteServer } from "../remote/server.ts";
import { type ServerProcess, startServer } from "../testing/server.ts";
import { called, calledJson, command, type Ended, environment, root, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
const someTable = "b1F9s0QvHn3kTz7e";
/** Nothing of this machine listens there. */
const nowhere = "http://127.0.0.1:47";
let server: ServerProcess;
let token = "";
let owner: RemoteServer;

let port = "";

beforeAll(async () => {
  port = String(await freePort());
  server = await startServer(path("data"), ["--port", port]);
  owner = await new RemoteServer(new URL(server.address)).comeIn("Ann");
  token = (await owner.ask("createToken", { body: { label: "a bot" } })).secret;
});

afterAll(async () => {
  await server?.end();
  clear();
});

const openSeed = { practice: { seed: "a bot at practice" } };

/** Three seats, two of them for the server's own bots; with an open seed unless dice shall be fair. */
async function practiceTable(
  more: { readonly sitter?: "me" } = { sitter: "me" },
  dice: object = openSeed,
): Promise<string> {
  const { id } = await owner.ask("createTable", {
    body: {
      game: "throne",
      title: "Practice",
      options: { players: 3 },
      isPublic: false,
      clock: { kind: "none" },
      seats: [{ sitter: "random" }, more, { sitter: "random" }],
      onlookers: { allowed: false, delaySeconds: 0 },
      ...dice,
    },
  });
  return id;
}

async function begin(table: string): Promise<void> {
  await expect.poll(async () => (await owner.ask("table", { params: { table } })).seats[1].isReady).toBe(true);
  await owner.ask("startTable", { params: { table } });
}

/** `weirwood bot` as a process, while the test goes on. */
function bot(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [command, "bot", "--server", server.address, ...args], {
    cwd: root,
    env: { ...environment, WEIRWOOD_TOKEN: token, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part: Buffer) => {
    out += part.toString();
  });
  child.stderr.on("data", (part: Buffer) => {
    err += part.toString();
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

/** A program in a file, to be run by Node. */
function program(name: string, text: string): readonly string[] {
  writeFileSync(path(name), text);
  return ["--", process.execPath, path(name)];
}

describe("a program that plays", () => {
  test("the example of the documentation plays a whole game", async () => {
    const table = await practiceTable();
    const python = await binary("python3");
    const playing = bot(["--table", table, "--json", "--", python, "docs/bots/example.py"]);
    await begin(table);
    const { code, out, err } = await playing;
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(JSON.parse(out)).toMatchObject({ table, seat: 1, refused: 0, sampled: 0, reconnections: 0 });
    const { decisions, winners, rule, won, seatName } = JSON.parse(out) as { [key: string]: never };
    expect(decisions).toBeGreaterThan(10);
    expect(rule).toMatch(/^throne\.victory\./);
    expect(won).toBe((winners as string[]).includes(seatName));
    const { state } = await owner.ask("table", { params: { table } });
    expect(state).toBe("finished");
    const record = await owner.ask("record", { params: { table } });
    writeFileSync(path("game.weir"), record);
    expect((await calledJson(["replay", "--verify", path("game.weir")])).value).toMatchObject({
      ok: true,
      finished: true,
      dice: { are: "practice" },
    });
  });

  test("is told the view of its seat, the answers where they are few, and what is refused", async () => {
    const table = await practiceTable();
    // Answers wrongly first, then as JSON, and writes down what it was told; leaves after a few questions.
    const curious = program(
      "curious.mjs",
      `import { appendFileSync } from "node:fs";
       import { createInterface } from "node:readline";
       let asked, count = 0;
       console.log("a word before anybody asked");
       for await (const line of createInterface({ input: process.stdin })) {
         appendFileSync(${JSON.stringify(path("told.jsonl"))}, line + "\\n");
         const told = JSON.parse(line);
         if (told.refused) console.log(JSON.stringify({ answer: asked.sample }));
         else if (++count > 6) process.exit(7);
         else { asked = told; console.log(["", "march nowhere", "{broken", "raid winterfell > none"][count % 4]); }
       }`,
    );
    const playing = bot(["--table", table, ...curious]);
    await begin(table);
    const { code, out, err } = await playing;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("In seat 2 of 3".toLowerCase());
    expect(err).toMatch(/ended before the game did \(7\)\n$/);

    const told = readFileSync(path("told.jsonl"), "utf8").trim().split("\n");
    const [first, second] = told.map((line) => JSON.parse(line));
    expect(Object.keys(first)).toEqual(expect.arrayContaining(["ask", "seat", "seatName", "view", "sample"]));
    expect(first).toMatchObject({ ask: { kind: "orders", secret: true, seats: [0, 1, 2] }, seat: 1 });
    expect(first.view).toMatchObject({ players: 3, turn: 1 });
    expect(first.view).not.toHaveProperty("dice");
    expect(second.refused).toMatchObject({ rule: expect.any(String), sentence: expect.any(String) });
    const lists = told.flatMap((line) => JSON.parse(line).options ?? []);
    expect(lists.length).toBeGreaterThan(0);
  });

  test("that ends before the game begins is missed at once", async () => {
    const table = await practiceTable();
    const ended = await bot(["--table", table, ...program("impatient.mjs", "process.exit(5);")]);
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.err).toMatch(/ended before the game did \(5\)\n$/);
  });

  test("that is always wrong is played for, so that the table goes on, with fair dice to its end", async () => {
    const table = await practiceTable({ sitter: "me" }, {});
    const { seedHash } = await owner.ask("table", { params: { table } });
    const stubborn = program(
      "stubborn.mjs",
      `import { createInterface } from "node:readline";
       for await (const line of createInterface({ input: process.stdin })) console.log("I do not know");`,
    );
    const playing = bot(["--table", table, "--json", ...stubborn]);
    await begin(table);
    const { code, out } = await playing;
    expect(code).toBe(0);
    const { decisions, refused, sampled } = JSON.parse(out) as { [key: string]: number };
    expect(sampled).toBe(decisions);
    expect(refused).toBeGreaterThanOrEqual(5 * decisions);
    writeFileSync(path("fair.weir"), await owner.ask("record", { params: { table } }));
    const { value } = await calledJson(["replay", "--verify", path("fair.weir")]);
    expect(value).toMatchObject({ ok: true, dice: { are: "fair", seedHash } });
  });
});

describe("a table that goes on", () => {
  test("while the server is killed and started again, nothing is decided twice or lost", async () => {
    const table = await practiceTable();
    const slow = program(
      "slow.mjs",
      `import { writeFileSync } from "node:fs";
       import { createInterface } from "node:readline";
       let asked = 0;
       for await (const line of createInterface({ input: process.stdin })) {
         const { sample } = JSON.parse(line);
         if (sample) setTimeout(() => console.log(sample), 60);
         if (++asked === 4) writeFileSync(${JSON.stringify(path("answered"))}, "");
       }`,
    );
    const playing = bot(["--table", table, "--json", ...slow]);
    await begin(table);
    // In the midst of the game: it has answered, and will be asked more.
    await expect.poll(() => existsSync(path("answered"))).toBe(true);
    await server.end("SIGKILL");
    server = await startServer(path("data"), ["--port", port]);
    const { code, out, err } = await playing;
    expect(code).toBe(0);
    const { decisions, reconnections } = JSON.parse(out) as { [key: string]: number };
    expect(reconnections).toBeGreaterThanOrEqual(1);
    expect(err).toContain("The connection was lost");
    const record = await owner.ask("record", { params: { table } });
    writeFileSync(path("killed.weir"), record);
    const { value } = await calledJson(["replay", path("killed.weir"), "--events"]);
    const mine = (value.log as { seat: string }[]).filter(({ seat }) => seat === JSON.parse(out).seatName);
    expect(mine).toHaveLength(decisions);
  });
});

describe("what keeps a program from playing is one line", () => {
  type Told = { readonly code: string; readonly exitCode: number };
  const failure = async (args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Told> => {
    const patient = ["--", process.execPath, "-e", "setTimeout(() => {}, 1e5)"];
    const ended = await called(["bot", ...args, "--json", ...patient], { WEIRWOOD_TOKEN: token, ...more });
    const { error } = JSON.parse(ended.out) as { error: Told };
    expect(ended.code).toBe(error.exitCode);
    return error;
  };
  const here = (): string[] => ["--server", server.address];

  test("no token, no table, no such program, no such server", async () => {
    expect((await failure(["--table", someTable], { WEIRWOOD_TOKEN: "" })).code).toBe("missing-option");
    expect((await failure([...here()])).code).toBe("missing-option");
    expect((await failure(["--table", someTable, "--server", "nowhere"])).code).toBe("bad-address");
    expect(await failure(["--table", someTable, "--server", nowhere])).toMatchObject({
      code: "unreachable",
      exitCode: 2,
    });
    const { code, err } = weirwood(["bot", "--table", someTable, "--token", "x", "--", "no-such-program"]);
    expect(code).toBe(2);
    expect(err).toBe("weirwood: no-such-program cannot be started (ENOENT)\n");
  });

  test("no such table, a wrong token, a seat that is taken, a game that is over", async () => {
    expect(await failure([...here(), "--table", someTable])).toMatchObject({ code: "refused", rule: "table.unknown" });
    expect(await failure([...here(), "--table", someTable, "--token", "wrong"])).toMatchObject({
      code: "refused",
      rule: "people.not-signed-in",
    });
    const mine = await practiceTable();
    expect((await failure([...here(), "--table", mine, "--seat", "3"])).code).toBe("no-seat");
    const empty = await practiceTable({});
    expect(await failure([...here(), "--table", empty, "--seat", "1"])).toMatchObject({ rule: "table.seat-taken" });
    await owner.ask("closeTable", { params: { table: empty } });
    expect((await failure([...here(), "--table", empty])).code).toBe("table-over");
  });

  test("in French too", async () => {
    const args = ["bot", "--lang", "fr", "--server", nowhere, "--table", someTable, "cat"];
    const { err } = await called(args, { WEIRWOOD_TOKEN: token });
    expect(err).toContain(`aucun serveur ne répond à ${nowhere} (ECONNREFUSED)`);
  });
});
