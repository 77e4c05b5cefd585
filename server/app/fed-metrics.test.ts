import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Notifications } from "../notifications/notifications.ts";
import { beginTable, followTable, newGuest, openTestServer, playOn } from "../testing/test-server.ts";

const page = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
const documented = [...new Set(page.match(/weirwood_[a-z_]+(?=`)/g))];

test("every metric that hosts are promised is fed when a game was played", async () => {
  const server = await openTestServer({ guard: { isAllowed: (address) => address === "127.0.0.1" } });
  const [ann, bob] = [await newGuest(server, "Ann"), await newGuest(server, "Bob")];
  await ann.must("changeMe", { body: { webhook: "http://127.0.0.1:1/nobody" } });
  const table = await beginTable([ann, bob], {
    options: { players: 3 },
    seats: [{ sitter: "me" }, {}, { sitter: "random" }],
  });
  const connections = await followTable([ann, bob], table);
  await playOn(connections, table, 2);
  await connections[0].until(() => connections[0].heard.some(({ is }) => is === "update"));
  await connections[0].ask({ do: "say", table, channel: "table", text: "Winter is coming." });
  await ann.call("logIn", { body: { name: "Nobody", password: "no such password" } });
  // A notification that was due long ago.
  const notifications = server.tables.parts.notifications as Notifications;
  await server.store.write(async (rows) => {
    await notifications.write(rows, { person: ann.id, kind: "regent", table, title: "x", block: "x" });
    await rows.updateTable("notifications").set({ due_at: 0 }).execute();
  });
  for (const { id } of await server.store.read.selectFrom("notifications").select("id").execute())
    await notifications.send(id);
  const isFed = async (): Promise<string[]> => {
    const { body } = await server.http.inject("/metrics");
    return documented.filter((name) => new RegExp(`^${name}(_count)?({[^}]*})? [0-9.]+$`, "m").test(body));
  };
  // Gauges are read every few seconds, and bots answer in their own time.
  await expect.poll(isFed, { interval: 250 }).toEqual(documented);
  const { body } = await server.http.inject("/metrics");
  expect(body).not.toMatch(/^weirwood_(batch_decisions|bot_seconds)_count({[^}]*})? 0$/m);
  await Promise.all(connections.map((one) => one.close()));
  await server.end();
});
