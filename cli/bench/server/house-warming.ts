import { RemoteServer } from "../../remote/server.ts";

/** Guests and tables, made as people make them: over HTTP. */

const SEATS = 5;

export interface MadeTable {
  readonly id: string;
  readonly guests: readonly RemoteServer[];
}

/** So many pieces of work, a few at a time. */
export async function inParallel<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, worker));
  return results;
}

export function guestsFor(tables: number, address: URL, onStep: () => void): Promise<RemoteServer[]> {
  const nobody = new RemoteServer(address);
  return inParallel(tables * SEATS, 16, async (index) => {
    const guest = await nobody.comeIn(`Guest ${index}`);
    onStep();
    return guest;
  });
}

/** Tables of five guests each, begun. */
export function tablesFor(guests: readonly RemoteServer[], onStep: () => void): Promise<MadeTable[]> {
  return inParallel(guests.length / SEATS, 8, async (index) => {
    const party = guests.slice(index * SEATS, (index + 1) * SEATS);
    const [host, ...others] = party;
    const { id: table, invite = "" } = await host.ask("createTable", {
      body: {
        game: "throne",
        title: `Table ${index}`,
        options: { players: SEATS },
        isPublic: false,
        clock: { kind: "none" },
        seats: [{ sitter: "me" }, {}, {}, {}, {}],
        onlookers: { allowed: false, delaySeconds: 0 },
      },
    });
    const params = { table };
    for (const [seat, guest] of others.entries()) {
      await guest.ask("joinTable", { params: { table, seat: seat + 1 }, body: { invite } });
    }
    for (const guest of party) await guest.ask("ready", { params, body: { nonce: "bench" } });
    await host.ask("startTable", { params });
    onStep();
    return { id: table, guests: party };
  });
}
