import { readFileSync, writeFileSync } from "node:fs";
import {
  closingOf,
  fairSeed,
  isRefusal,
  type JsonMap,
  type RecordFile,
  readRecord,
  seedFrom,
  seedHash,
  writeRecord,
} from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { afterAll, describe, expect, test } from "vitest";
import { called, calledJson, weirwood, workshop } from "./testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

const serverSeed = seedFrom("a server's secret");
const nonces = ["winter", "is", "coming, “ser”"];
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** A game that has just begun, as a fair table's server would write it down. */
function begun(): RecordFile {
  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  const seed = fairSeed(serverSeed, nonces);
  const headers = [
    { name: "seed hash", value: seedHash(serverSeed) },
    { name: "server seed", value: hexOf(serverSeed) },
    { name: "nonces", value: JSON.stringify(nonces) },
  ];
  const { hash } = closingOf(throne, throne.setup(options, seed));
  const setup = { game: "throne", rules: throne.rulesVersion, options: { ...options } as JsonMap, seed };
  return { ...setup, headers, decisions: [], hash };
}

/** The record in a file of its own, with some headers said differently; `null` leaves one out. */
function written(name: string, said: { readonly [header: string]: string | null } = {}): string {
  const record = begun();
  const headers = Object.entries({
    ...Object.fromEntries(record.headers.map((one) => [one.name, one.value])),
    ...said,
  });
  writeFileSync(
    path(name),
    writeRecord({
      ...record,
      headers: headers.flatMap(([header, value]) => (value === null ? [] : { name: header, value })),
    }),
  );
  return path(name);
}

async function problemOf(file: string): Promise<unknown> {
  const { code, value } = await calledJson(["replay", "--verify", file]);
  expect({ code, value }).toMatchObject({ code: 1, value: { error: { code: "not-fair", exitCode: 1, file } } });
  return (value.error as { problem: string }).problem;
}

describe("replay --verify", () => {
  test("says that dice are fair, and shows what players can compare", async () => {
    const file = written("fair.weir");
    const { code, out } = weirwood(["replay", "--verify", "--quiet", file]);
    expect(code).toBe(0);
    expect(out).toContain("The dice are fair");
    expect(out).toContain(seedHash(serverSeed));
    expect(out).toContain('"winter"');
    const { value } = await calledJson(["replay", "--verify", file]);
    expect(value.dice).toMatchObject({ are: "fair", seedHash: seedHash(serverSeed), serverSeed: hexOf(serverSeed) });
    const { nonces: byHouse } = value.dice as { nonces: { [house: string]: string } };
    expect(Object.values(byHouse)).toEqual(nonces);
    expect(Object.keys(byHouse).sort()).toEqual(["baratheon", "lannister", "stark"]);
  });

  test("says so in French", async () => {
    const { out } = await called(["replay", "--verify", written("juste.weir"), "--lang", "fr"]);
    expect(out).toContain("Les dés sont honnêtes");
  });

  test("says that practice had an open seed", async () => {
    const file = written("practice.weir", { "seed hash": null, "server seed": null, nonces: null, practice: "yes" });
    const { code, out } = await called(["replay", "--verify", file]);
    expect(code).toBe(0);
    expect(out).toContain("Practice: the dice came from an open seed");
    expect((await calledJson(["replay", "--verify", file])).value.dice).toEqual({ are: "practice" });
  });

  test("looks at dice only when asked", async () => {
    const file = written("unasked.weir", { "seed hash": "0".repeat(64) });
    expect(await calledJson(["replay", file])).toMatchObject({ code: 0, value: { ok: true } });
    expect((await calledJson(["replay", file])).value).not.toHaveProperty("dice");
  });
});

describe("dice are not fair", () => {
  test("where the seed does not have the hash that was promised", async () => {
    const file = written("hash.weir", { "seed hash": seedHash(seedFrom("another")) });
    expect(await problemOf(file)).toBe("hash");
    const { code, out, err } = await called(["replay", "--verify", file]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^weirwood: \S+hash\.weir: the dice are not fair: the server’s seed [^\n]*\n$/);
    expect((await called(["replay", "--verify", file, "--lang", "fr"])).err).toContain("les dés ne sont pas honnêtes");
  });

  test("where another seed and its hash were put in", async () => {
    const other = seedFrom("another");
    expect(await problemOf(written("both.weir", { "seed hash": seedHash(other), "server seed": hexOf(other) }))).toBe(
      "seed",
    );
  });

  test("where a nonce was changed, left out, or put where there is no seat", async () => {
    expect(await problemOf(written("nonce.weir", { nonces: '["winter","was","coming, “ser”"]' }))).toBe("seed");
    expect(await problemOf(written("fewer.weir", { nonces: '["winter","is"]' }))).toBe("count");
    expect(await problemOf(written("more.weir", { nonces: JSON.stringify([...nonces, "x"]) }))).toBe("count");
  });

  test.each(["seed hash", "server seed", "nonces"])("where “%s” is missing", async (header) => {
    const file = written("missing.weir", { [header]: null, practice: "yes" });
    expect(await problemOf(file)).toBe("missing");
    expect((await calledJson(["replay", "--verify", file])).value.error).toMatchObject({ header });
  });

  test("where the record says nothing about its dice", async () => {
    expect(await problemOf(written("silent.weir", { "seed hash": null, "server seed": null, nonces: null }))).toBe(
      "missing",
    );
  });

  test("where the proof cannot be read", async () => {
    expect(await problemOf(written("garbled.weir", { nonces: "winter" }))).toBe("unreadable");
    expect(await problemOf(written("numbers.weir", { nonces: "[1,2,3]" }))).toBe("unreadable");
    expect(await problemOf(written("short.weir", { "server seed": "ff" }))).toBe("unreadable");
  });

  test("where a line stands there twice", async () => {
    const text = readFileSync(written("twice.weir"), "utf8");
    writeFileSync(path("twice.weir"), text.replace("server seed:", "nonces: []\nserver seed:"));
    expect(readRecord(readFileSync(path("twice.weir"), "utf8"))).not.toHaveProperty("problem");
    expect(await problemOf(path("twice.weir"))).toBe("twice");
  });
});
