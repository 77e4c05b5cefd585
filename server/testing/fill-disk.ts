/**
 * Writes until the disk is full, as far as this process can tell: it may write only so much to one file. Then makes room
 * and writes again. Prints what happened as one line of JSON.
 */
import { execFileSync } from "node:child_process";
import { NotKept } from "../ports/store.ts";
import { openStore } from "../store/open-store.ts";
import { noteRow } from "./rows.ts";

const store = await openStore({ folder: process.argv[2] });
const allow = (bytes: number | "unlimited"): void => {
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:unlimited`]);
};

const kept: number[] = [];
const lost: number[] = [];
const otherwise: string[] = [];
let number = 0;

async function writeSome(): Promise<void> {
  const batch = Array.from({ length: 10 }, () => number++);
  await Promise.all(
    batch.map((one) =>
      store
        .write((rows) =>
          rows
            .insertInto("notes")
            .values(noteRow(one, "x".repeat(10_000)))
            .execute(),
        )
        .then(() => kept.push(one))
        .catch((error) => (error instanceof NotKept ? lost.push(one) : otherwise.push(String(error)))),
    ),
  );
}

allow(2_000_000);
while (lost.length === 0 && otherwise.length === 0) await writeSome();
const keptWhenFull = kept.length;
const stillReads = (await store.read.selectFrom("notes").select("person").execute()).length;
// The last commit left less room than it needed, but a smaller one might still fit.
allow(1);
const probe = await store.probe().then(
  () => "fine",
  (error: Error) => error.name,
);
allow("unlimited");
await writeSome();
await store.probe();
await store.close();
process.stdout.write(`${JSON.stringify({ kept, lost, otherwise, keptWhenFull, stillReads, probe })}\n`);
