import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, freePort, startChild } from "@weirwood/server/testing";
import { expect, inject } from "vitest";
import { en } from "../text/en.ts";
import { Player } from "./server/player.ts";
import { beginGame, beReady, joinTable, setTable } from "./server/tables.ts";
import { PlayedAlong, TESTING_GAME } from "./server/testing-game.ts";
import { test } from "./server/visit.ts";

const SEED = "an answer that is interrupted";

test("the server is killed before an answer is sent and comes back: nothing is lost, nothing is doubled", async ({
  visit,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-killed-"));
  const port = await freePort();
  let server = await startServer(folder, port);
  try {
    const allowed = [/WebSocket|ERR_CONNECTION|Failed to load resource/];
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => visit({ server: server.address, allowed, isUnpainted: true })),
    );
    const link = await setTable(people[0].page, "Ann", { game: TESTING_GAME, players: 4, seed: SEED });
    for (const [at, name] of ["Ben", "Cleo", "Dai"].entries()) await joinTable(people[at + 1].page, link, name);
    await Promise.all(people.map(({ page }) => beReady(page)));
    await beginGame(people[0].page);

    const game = new PlayedAlong({ seats: 4 }, SEED, 7);
    const players = people.map(({ page }) => new Player(page));
    const answer = () => game.play(({ seat, ask, answer }) => players[seat].make(ask, answer));
    for (let made = 0; made < 5; made++) await answer();

    // The answer is written and not yet sent when the server goes; it is sent into the silence, and waits.
    await game.play(async ({ seat, ask, answer }) => {
      const { page } = players[seat];
      await players[seat].draft(ask, answer);
      await server.child.kill();
      await page.getByText(en.table.lost).waitFor();
      await players[seat].send();
      await page.getByText(en.table.lostAndWaiting).waitFor();
      server = await startServer(folder, port);
      await page.getByText(en.table.lostAndWaiting).waitFor({ state: "hidden" });
    });

    // The game goes on from exactly there, for everybody.
    for (let more = 0; more < 3; more++) await answer();
    await players[game.seat].page.locator(`.ask-slot[data-ask="${game.ask}"]`).waitFor();
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
