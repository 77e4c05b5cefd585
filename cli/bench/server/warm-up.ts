import type { JsonMap } from "@weirwood/kernel";
import { RemoteServer } from "../../remote/server.ts";

/** Guests and tables, made as people make them: over HTTP. */

/** Which tables are made: of what game, with which options, for how many. */
export interface TableKind {
  readonly game: string;
  readonly options: JsonMap;
  readonly seats: number;
}

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

export function guestsFor(count: number, address: URL, onStep: () => void): Promise<RemoteServer[]> {
  const nobody = new RemoteServer(address);
  return inParallel(count, 16, async (index) => {
    const guest = await nobody.comeIn(`Guest ${index}`);
    onStep();
    return guest;
  });
}

/** Tables full of guests, begun. What is measured twice is the same games. */
export function tablesFor(
  { game, options, seats }: TableKind,
  guests: readonly RemoteServer[],
  onStep: () => void,
): Promise<MadeTable[]> {
  return inParallel(guests.length / seats, 8, async (index) => {
    const party = guests.slice(index * seats, (index + 1) * seats);
    const [host, ...others] = party;
    const { id: table, invite = "" } = await host.ask("createTable", {
      body: {
        game,
        title: `Table ${index}`,
        options,
        isPublic: false,
        practice: { seed: `bench ${index}` },
        clock: { kind: "none" },
        seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { sitter: "me" } : {})),
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
