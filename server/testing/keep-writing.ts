/**
 * Writes until it is killed, and prints the number of each write once the store has said that it is kept. Each write is
 * two rows that belong together: a decision, and the count of decisions of its table.
 */
import type { StoreAddress } from "../store/open-store.ts";
import { openStore } from "../store/open-store.ts";
import { decisionRow } from "./rows.ts";

const address = JSON.parse(process.argv[2]) as StoreAddress;
const first = Number(process.argv[3]);
const store = await openStore(address);
let next = first;

async function writeOn(table: string): Promise<never> {
  for (;;) {
    const number = next++;
    await store.write(async (rows) => {
      await rows
        .updateTable("tables")
        .set((row) => ({ decisions: row("decisions", "+", 1) }))
        .where("id", "=", table)
        .execute();
      await rows.insertInto("decisions").values(decisionRow(table, number)).execute();
    });
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all(["one", "two", "three", "four"].map(writeOn));
