import { beginTable, followTable, newGuest, playOn, sampledAnswer, turnedClock } from "@weirwood/server/testing";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { en } from "../../text/en.ts";
import { signInAs, test } from "../server/visit.ts";

const MINUTE = 60_000;
const { regent } = en.friends.votes;

/** What the row of a player says that they are about. */
const stateOf = (page: Page, player: string, state: string): Locator =>
  page.locator(".house-row", { hasText: player }).locator(`[data-state="${state}"]`);

test("a table of five without a clock survives a leaver by vote, and is played to the end", async ({
  visit,
  openServer,
}) => {
  // It goes on by itself, and is turned where minutes must pass.
  const clock = turnedClock(Date.now());
  const ticking = setInterval(() => clock.turnBy(50), 50);
  onTestFinished(() => clearInterval(ticking));
  const server = await openServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo", "Dai", "Eve"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests);
  const enter = async (seat: number, size: "laptop" | "phone"): Promise<Page> => {
    const isUnpainted = size === "laptop";
    const visitor = await visit({ size, server: server.address, withoutHints: true, isUnpainted });
    await signInAs(visitor, guests[seat]);
    await visitor.page.goto(`/table/${table}`);
    await visitor.page.locator(".panel-area").waitFor();
    return visitor.page;
  };
  const [ann, ben] = await Promise.all([enter(0, "laptop"), enter(1, "phone")]);
  const lines = await followTable(guests, table);
  const [, , cleo, dai, eve] = lines;

  // Who is ready, and who is gone, is seen by the others.
  await stateOf(ann, "Cleo", "choosing").waitFor();
  const orders = sampledAnswer(cleo, table, 2, 1);
  if (orders === undefined) throw new Error("nothing is asked of Cleo");
  await cleo.ask({ do: "decide", table, ...orders });
  await stateOf(ann, "Cleo", "ready").waitFor();
  await eve.close();
  await stateOf(ann, "Eve", "away").waitFor();

  // In steps, so that everybody else shows signs of life on the way.
  for (let turned = 0; turned < 6 * MINUTE; turned += MINUTE / 4) {
    clock.turnBy(MINUTE / 4);
    await Promise.all([cleo, dai].map((line) => line.ask({ do: "ping" })));
  }
  await ann.reload();
  await ann.getByRole("button", { name: regent.yes }).click();
  const agree = ben.getByRole("button", { name: regent.yes });
  await agree.waitFor();
  const isAboveTheFoot = async (): Promise<boolean> => {
    const box = await agree.boundingBox();
    const foot = await ben.locator(".tab-bar").boundingBox();
    return box !== null && foot !== null && box.y + box.height <= foot.y;
  };
  await expect.poll(isAboveTheFoot).toBe(true);
  await agree.tap();
  await ann.getByText(en.friends.votes.count(2, 3)).waitFor();
  const [vote] = dai.tables.get(table)?.status.votes ?? [];
  await guests[3].must("vote", { params: { table, id: vote.id }, body: { inFavour: true } });
  await stateOf(ann, "Eve", "regent").waitFor();

  // Who comes back takes the seat again.
  const back = await enter(4, "laptop");
  await back.getByRole("button", { name: en.table.waiting.takeBack }).click();
  await stateOf(ann, "Eve", "regent").waitFor({ state: "hidden" });

  const [again] = await followTable([guests[4]], table);
  await playOn([...lines.slice(0, 4), again], table, Number.POSITIVE_INFINITY);
  expect(again.tables.get(table)?.status.state).toBe("finished");
  await ann.locator(".game-end").waitFor();
  await Promise.all([...lines, again].map((line) => line.close()));
});
