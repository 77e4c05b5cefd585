import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RemoteServer } from "../remote/server.ts";
import { type ServerProcess, startServer } from "../testing/server.ts";
import { json, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
const data = path("data");
const file = path("monday.backup");
let server: ServerProcess;
let nobody: RemoteServer;

beforeAll(async () => {
  server = await startServer(data);
  nobody = new RemoteServer(new URL(server.address));
});

afterAll(async () => {
  await server?.end();
  clear();
});

const isKnown = (guest: RemoteServer): Promise<boolean> =>
  guest.ask("me", {}).then(
    () => true,
    () => false,
  );

describe("backup and restore", () => {
  test("while the server runs: what came later is gone, what was there is back", async () => {
    const ann = await nobody.comeIn("Ann");
    const { code, value } = json(["backup", file, "--data", data]);
    expect({ code, value }).toMatchObject({ code: 0, value: { file, folder: data, bytes: statSync(file).size } });
    // Password hashes and keys are in there.
    expect(statSync(file).mode & 0o077).toBe(0);

    const ben = await nobody.comeIn("Ben");
    expect([await isKnown(ann), await isKnown(ben)]).toEqual([true, true]);
    const restored = json(["restore", file, "--data", data]);
    expect(restored).toMatchObject({ code: 0, value: { file, kept: expect.stringContaining("before-restore-") } });
    await expect.poll(() => isKnown(ben)).toBe(false);
    expect(await isKnown(ann)).toBe(true);

    // And back again, from what was kept.
    const { kept } = restored.value as { kept: string };
    expect(json(["restore", kept, "--data", data, "--no-keep"])).toMatchObject({ code: 0, value: { kept: null } });
    await expect.poll(() => isKnown(ben)).toBe(true);
    expect(readdirSync(data).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
  });

  test("an older backup is replaced, another file is not", () => {
    expect(weirwood(["backup", file, "--data", data]).out).toMatch(/^Everything is in \S+ \([\d.]+ MB\)\.\n$/);
    writeFileSync(path("letter.txt"), "Dear Ann");
    expect(json(["backup", path("letter.txt"), "--data", data]).value.error).toMatchObject({ code: "not-a-backup" });
    expect(json(["backup", path("."), "--data", data]).value.error).toMatchObject({ code: "is-a-folder" });
  });

  test("what is missing, or is no backup, is one line and changes nothing", async () => {
    const ann = await nobody.comeIn("Ann");
    const codeOf = (args: readonly string[]): unknown => {
      const { value } = json(args);
      return (value.error as { code: string }).code;
    };
    expect(codeOf(["backup", path("x"), "--data", path("nowhere")])).toBe("no-data");
    expect(existsSync(path("x"))).toBe(false);
    expect(codeOf(["restore", path("nowhere"), "--data", data])).toBe("missing-file");
    expect(codeOf(["restore", path("letter.txt"), "--data", data])).toBe("not-a-backup");
    writeFileSync(path("damaged.backup"), Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(5000, 7)]));
    expect(codeOf(["restore", path("damaged.backup"), "--data", data])).toBe("backup-failed");
    expect(await isKnown(ann)).toBe(true);
  });

  test("on PostgreSQL its own tools are named, in both languages", () => {
    const more = { DATABASE_URL: "postgres://db/weirwood" };
    expect(weirwood(["backup", "x"], "", more)).toMatchObject({ code: 2, err: expect.stringContaining("use pg_dump") });
    expect(weirwood(["restore", "x", "--lang", "fr"], "", more).err).toContain("prenez pg_restore");
  });
});
