import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, seedFrom } from "@weirwood/kernel";
import { type Child, freePort, startChild } from "@weirwood/server/testing";
import { askKind } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { beginGame, beReady, joinTable, setTable } from "./server/tables.ts";
import { test } from "./server/visit.ts";
import { Hands } from "./throne/hands.ts";

const SEED = "a march that is interrupted";

test("the server is killed in the middle of a march and comes back: nothing is lost, nothing is doubled", async ({
  visit,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-killed-"));
  const port = await freePort();
  let server = await startServer(folder, port);
  try {
    const allowed = [/WebSocket|ERR_CONNECTION|Failed to load resource/];
    const people = await Promise.all([1, 2, 3].map(() => visit({ server: server.address, allowed })));
    const link = await setTable(people[0].page, "Ann", { players: 3, seed: SEED });
    for (const [at, name] of ["Ben", "Cleo"].entries()) await joinTable(people[at + 1].page, link, name);
    await Promise.all(people.map(({ page }) => beReady(page)));
    await beginGame(people[0].page);

    const options = throne.readOptions({ players: 3 });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = throne.setup(options, seedFrom(SEED));
    const chance = chanceFrom(7);
    const hands = people.map(({ page }) => new Hands(page));
    const decide = async (beforeSending: () => Promise<void> = async () => {}): Promise<void> => {
      const seat = throne.awaited(state);
      const answer = throneBots.steward.choose(throne.view(state, seat), seat, chance);
      await hands[seat].make(answer, throne.asks(state)[0].id, beforeSending);
      throne.apply(state, seat, answer);
    };
    while (askKind(state) !== "march") await decide();

    const marcher = people[throne.awaited(state)].page;
    // The march is drawn and not yet sent when the server goes; it is sent into the silence, and waits.
    await decide(async () => {
      await server.child.kill();
      await marcher.getByText(en.table.lost).waitFor();
    });
    await marcher.getByText(en.table.lostAndWaiting).waitFor();
    server = await startServer(folder, port);
    await marcher.getByText(en.table.lostAndWaiting).waitFor({ state: "hidden" });

    // The game goes on from exactly there, for everybody.
    for (let more = 0; more < 3; more++) await decide();
    const next = throne.asks(state)[0].id;
    await people[throne.awaited(state)].page.locator(`.ask-slot[data-ask="${next}"]`).waitFor();
    expect(server.child.lines.length).toBe(1);
  } finally {
    await server.child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A server in a process of its own, so that it can be killed. */
async function startServer(folder: string, port: number): Promise<{ readonly child: Child; readonly address: string }> {
  const source = new URL("./server/restartable-server.ts", import.meta.url);
  const child = startChild(source, folder, String(port), inject("addresses").client);
  return { child, address: await child.nextLine() };
}
