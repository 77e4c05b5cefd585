import { type Area, areaIds, type Order, orderIds } from "@weirwood/throne/questions";
import { en as game } from "@weirwood/throne/text/en";
import { expect } from "vitest";
import { text } from "../../games/throne/text/en.ts";
import { en } from "../../text/en.ts";
import { arrive, PRACTICE } from "../server/arrive.ts";
import { gameOf } from "../server/kept-games.ts";
import { tabAndEnter } from "../server/keys.ts";
import { test } from "../server/visit.ts";
import { playFirstTurn } from "./first-turn.ts";
import { Hands } from "./hands.ts";

test("from the front page into a game and through its planning with Tab, arrows and single keys", async ({ visit }) => {
  const { page } = await visit({ isUnpainted: true });
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await arrive(page, PRACTICE, () => tabAndEnter(page, en.lobby.playAgainst("Stark", "")));
  await page.locator("section.ask").waitFor();

  const id = new URL(page.url()).pathname.split("/")[2];
  const seat = (await gameOf(page, id)).seats.findIndex(({ bot }) => bot === undefined);
  const draft = async (): Promise<string> => (await gameOf(page, id)).drafts[seat]?.answer ?? "orders";
  /** The area where the keyboard is; negative where it is elsewhere. */
  const areaNow = async (): Promise<Area> =>
    Number((await page.evaluate(() => document.activeElement?.getAttribute("data-area"))) ?? -1);
  const said = (): Promise<string[]> => page.locator("output[aria-live=polite]").allTextContents();
  /** A digit lays a token: it is said, and the keyboard is in an area that awaits another. */
  const isLaid = async (area: Area, order: Order): Promise<void> => {
    await expect.poll(draft).toContain(`${areaIds[area]} ${orderIds[order]}`);
    await expect
      .poll(said)
      .toContain(text.play.orders.laid(game.names.area[areaIds[area]], game.names.order[orderIds[order]]));
    await expect.poll(areaNow).not.toBe(area);
    await expect.poll(areaNow).toBeGreaterThanOrEqual(0);
  };

  const takeBack = async (area: Area): Promise<void> => {
    await press("u");
    await expect.poll(draft).not.toContain(areaIds[area]);
  };

  // N goes to the next area that awaits an order, Enter opens it, 1 lays the first token and goes on to the next.
  await press("n");
  await expect.poll(areaNow).toBeGreaterThanOrEqual(0);
  const first = await areaNow();
  await press("Enter");
  await page.locator(".ask-note :focus").waitFor();
  await press("1");
  await page.locator(".ask-note").waitFor({ state: "hidden" });
  await isLaid(first, 0);
  // There another digit lays one without Enter, and leads on too.
  const second = await areaNow();
  await press("2");
  await isLaid(second, 1);
  expect(await areaNow()).not.toBe(first);
  await takeBack(second);
  await takeBack(first);
  // As where N alone has led.
  await press("n");
  await expect.poll(areaNow).toBeGreaterThanOrEqual(0);
  const third = await areaNow();
  await press("1");
  await isLaid(third, 0);
  await takeBack(third);

  // What remains of the first turn, with keys alone.
  await playFirstTurn(new Hands(page, { reach: "keyboard" }), id, 3);
});
