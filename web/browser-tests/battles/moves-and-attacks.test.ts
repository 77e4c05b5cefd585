import type { JsonMap } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text } from "../../games/battles/text/en.ts";
import { expectAccessible, expectToFit } from "../server/axe.ts";
import { test } from "../server/visit.ts";
import { hexButton, laidOut, openTable } from "./open-table.ts";

const STARK = 0;

/** Opens a table on which Stark is asked something, after these answers. */
const open = (page: Page, position: JsonMap, ...answers: readonly string[]) =>
  openTable(page, laidOut({ turn: "stark", pool: { stark: { valor: 2 } }, ...position }, ...answers), STARK);

async function expectGoodAsk(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where, ".ask");
  await expectToFit(page, where);
}

const { move, strike } = text.attack;

const field: JsonMap = {
  units: {
    h4: "blue maege",
    g4: "red northmen-archers",
    g7: "green lannisport-guards",
    k4: "green casterly-cavaliers",
    c9: "blue kevan",
  },
  field: { i4: "forest" },
  hands: { stark: ["sl03"], lannister: ["ll01"] },
};
const orders = ["play sl03 maege first", "declare h4", "declare g4"];

test("a unit goes where it is sent, the other shoots at what it sees, and the odds are there before", async ({
  visit,
}) => {
  const { page } = await visit();
  const { answered } = await open(page, field, ...orders);
  await hexButton(page, "h4").click();
  await page.getByRole("heading", { name: move.of("War Host of the North") }).waitFor();
  await expectGoodAsk(page, "where a unit can go");
  await hexButton(page, "h5").click();
  await page.getByRole("button", { name: move.send("H5") }).click();
  await page.getByRole("button", { name: move.halt }).click();

  await hexButton(page, "g7").click();
  await page.getByRole("heading", { name: strike.on("Northmen Archers", "Lannisport Guards") }).waitFor();
  await page.locator(".odds-bar").waitFor();
  await expectGoodAsk(page, "an attack and its odds");
  expect(await answered()).toEqual([]);
  await page.keyboard.press("a");
  await expect.poll(answered).toEqual(["move h4 h5", "halt", "attack g4 g7"]);
});

test("a unit is dragged to its hex, and one that cannot be reached says why", async ({ visit }) => {
  const { page } = await visit();
  await open(page, field, ...orders);
  const drag = async (from: string, to: string): Promise<void> => {
    await hexButton(page, from).hover();
    await page.mouse.down();
    await hexButton(page, to).hover();
    await page.mouse.up();
  };
  await drag("h4", "h9");
  await page.getByRole("complementary").getByText("out of reach").waitFor();
  await drag("h4", "g5");
  await page.getByRole("button", { name: move.send("G5") }).waitFor();
});

test("by keyboard alone, at night: N finds a target, Enter weighs it, and giving up asks first", async ({ visit }) => {
  const { page } = await visit({ theme: "night" });
  const { answered } = await open(page, field, ...orders, "halt");
  await page.getByRole("heading", { name: strike.by("Northmen Archers") }).waitFor();
  await page.getByText("hidden by", { exact: false }).first().waitFor();
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: strike.on("Northmen Archers", "Lannisport Guards") }).waitFor();
  await expectGoodAsk(page, "an attack by keyboard, at night");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: strike.by("Northmen Archers") }).waitFor();
  const cease = page.getByRole("button", { name: strike.cease });
  await cease.press("Enter");
  await page.getByText(strike.ceaseLoses("Northmen Archers, G4")).first().waitFor();
  expect(await answered()).toEqual([]);
});

test("on a phone the heading, the numbers and the button are in view, and reasons behind a press", async ({
  visit,
}) => {
  const { page } = await visit({ size: "phone" });
  await open(page, field, ...orders, "halt");
  await page.getByRole("button", { name: /Lannisport Guards, G7/ }).click();
  const parts = [
    page.getByRole("heading", { name: strike.on("Northmen Archers", "Lannisport Guards") }),
    page.locator(".odds-bar"),
    page.locator(".odds-numbers"),
    page.getByRole("button", { name: strike.does.shoot, exact: true }),
  ];
  for (const part of parts) {
    await part.waitFor();
    const isInView = async (): Promise<boolean> => {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      return y >= 0 && y + height <= 844;
    };
    await expect.poll(isInView, { message: await part.innerText() }).toBe(true);
  }
  await expectGoodAsk(page, "odds on a phone");
  await page.locator(".odds-why > summary").press("Enter");
  await page.locator(".odds-parts").first().waitFor();
});
