import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { until } from "@weirwood/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RemoteServer } from "../remote/server.ts";
import { type ServerProcess, startServer } from "../testing/server.ts";
import { called, calledJson, json, workshop } from "../testing/weirwood.ts";

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
    const back = await calledJson(["restore", kept, "--data", data, "--no-keep"]);
    expect(back).toMatchObject({ code: 0, value: { kept: null } });
    await expect.poll(() => isKnown(ben)).toBe(true);
    expect(readdirSync(data).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
  });

  test("an older backup is replaced, another file is not", async () => {
    const again = await called(["backup", file, "--data", data]);
    expect(again.out).toMatch(/^Everything is in \S+ \([\d.]+ MB\)\.\n$/);
    writeFileSync(path("letter.txt"), "Dear Ann");
    const letter = await calledJson(["backup", path("letter.txt"), "--data", data]);
    expect(letter.value.error).toMatchObject({ code: "not-a-backup" });
    const folder = await calledJson(["backup", path("."), "--data", data]);
    expect(folder.value.error).toMatchObject({ code: "is-a-folder" });
  });

  test("what is missing, or is no backup, is one line and changes nothing", async () => {
    // A server that has not noticed yet what was restored just now asks whoever writes to try again.
    let ann: RemoteServer | undefined;
    await until("somebody is let in", async () => {
      ann = await nobody.comeIn("Ann").catch(() => undefined);
      return ann !== undefined;
    });
    const codeOf = async (args: readonly string[]): Promise<unknown> => {
      const { value } = await calledJson(args);
      return (value.error as { code: string }).code;
    };
    expect(await codeOf(["backup", path("x"), "--data", path("nowhere")])).toBe("no-data");
    expect(existsSync(path("x"))).toBe(false);
    expect(await codeOf(["restore", path("nowhere"), "--data", data])).toBe("missing-file");
    expect(await codeOf(["restore", path("letter.txt"), "--data", data])).toBe("not-a-backup");
    writeFileSync(path("damaged.backup"), Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(5000, 7)]));
    expect(await codeOf(["restore", path("damaged.backup"), "--data", data])).toBe("backup-failed");
    expect(ann !== undefined && (await isKnown(ann))).toBe(true);
  });

  test("on PostgreSQL its own tools are named, in both languages", async () => {
    const more = { DATABASE_URL: "postgres://db/weirwood" };
    const backup = await called(["backup", "x"], more);
    expect(backup).toMatchObject({ code: 2, err: expect.stringContaining("use pg_dump") });
    expect((await called(["restore", "x", "--lang", "fr"], more)).err).toContain("prenez pg_restore");
  });
});
