// `node scripts/pictures.mjs`: takes the pictures of docs/images anew, in Chromium, from the built client: the front page,
// a new table, a table while orders are placed, a march, a battle, an auction, a replay, the rules, a battle plan that is
// being drawn, an attack and its odds, a command, a skirmish that is set up; on a laptop, by night and on a phone.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureReady } from "./setup.mjs";

ensureReady();
const { chromium } = await import("playwright-core");
const { configurationFrom, start } = await import("../server/dist/index.js");

const images = fileURLToPath(new URL("../docs/images/", import.meta.url));
const record = fileURLToPath(new URL("../games/throne/golden/five-1.weir", import.meta.url));
const battle = fileURLToPath(new URL("../games/battles/golden/kingsroad-1.weir", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "weirwood-pictures-"));
const server = await start(configurationFrom({ PORT: "0", WEIRWOOD_DATA: folder, LOG_LEVEL: "error" }));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** In the record of the battle. */
const DECISIONS_BEFORE_THE_SHOT = 7;

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

try {
  await picture("front", laptop, "light", async (page) => page.goto("/"));
  await picture("front-phone", phone, "light", async (page) => page.goto("/"));
  await picture("orders", laptop, "light", beginGame);
  await picture("orders-night", laptop, "dark", beginGame);
  await picture("orders-phone", phone, "light", beginGame);
  await picture("march", laptop, "light", async (page) => playOn(page, 94));
  await picture("battle", laptop, "light", async (page) => playOn(page, 97));
  await picture("battle-phone", phone, "dark", async (page) => playOn(page, 97));
  await picture("auction", laptop, "light", async (page) => playOn(page, 25));
  await picture("new-table", laptop, "light", openNewTable);
  await picture("replay", laptop, "light", openReplay);
  await picture("replay-phone", phone, "light", openReplay);
  await picture("rules", laptop, "light", async (page) => page.goto("/rules/throne#throne.march.one-battle"));
  await picture("learn", laptop, "light", async (page) => page.goto("/learn"));
  await picture("battles-attack", laptop, "light", attack);
  await picture("battles-attack-phone", phone, "light", attack);
  await picture("battles-command", laptop, "dark", commandUnits);
  await picture("battles-skirmish", laptop, "light", placeForces);
  await picture("battles-replay", laptop, "light", async (page) =>
    openRecord(page, battle).then(() => step(page, [">", ">", ">"], 300)),
  );
  await picture("plan-editor", laptop, "light", breakPlan);
  await picture("plan-editor-phone", phone, "light", breakPlan);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function picture(name, viewport, colorScheme, show) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: "en-GB",
    reducedMotion: "reduce",
    baseURL: server.address,
  });
  const page = await context.newPage();
  await show(page);
  // Fonts, the first thoughts of bots, and pieces that glide to their places.
  await page.waitForTimeout(2500);
  await page.screenshot({ path: join(images, `${name}.jpg`), type: "jpeg", quality: 82 });
  await context.close();
  console.log(`docs/images/${name}.jpg`);
}

async function beginGame(page) {
  await page.goto("/practice?game=throne&seat=lannister");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByText("No more hints").click();
  // What lies under the pointer would speak of itself.
  await page.mouse.move(0, 0);
}

async function openNewTable(page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  const name = page.getByRole("dialog").getByRole("textbox").first();
  await name.fill("Ann");
  await name.press("Enter");
}

/** One of our plans, with a unit that stands in a river. */
async function breakPlan(page) {
  await page.goto("/games/battles/plans");
  await page.getByRole("button", { name: "Clash on the Kingsroad" }).click();
  await page.getByRole("button", { name: "River", exact: true }).click();
  await page.locator('[data-hex="f3"]').click();
  await page.getByRole("button", { name: "Forest", exact: true }).click();
  await page
    .locator("[role=tab], .editor-tabs button")
    .filter({ hasText: /^Checks/ })
    .click();
  await page.mouse.move(0, 0);
}

function hex(page, name) {
  return page.locator(`[role=button][data-hex="${name}"]`);
}

async function beginBattle(page, plan, seat = "stark") {
  await page.goto(`/practice?game=battles&seat=${seat}`);
  if (plan !== undefined) await page.getByRole("combobox").first().selectOption({ label: plan });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.locator(".ask").first().waitFor();
}

/** Archers shoot at whoever comes first into their sight. */
async function attack(page) {
  await openRecord(page, battle);
  await step(
    page,
    Array.from({ length: DECISIONS_BEFORE_THE_SHOT }, () => "."),
    20,
  );
  await page.getByRole("button", { name: /Play on from here/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.locator(".ask h2").waitFor();
  for (const name of ["k5", "l7"]) {
    await hex(page, name).focus();
    await page.keyboard.press("Enter");
  }
}

/** A card is taken up, and the commander who plays it is chosen. */
async function commandUnits(page) {
  await beginBattle(page);
  await page.locator(".battle-tray").getByRole("button").last().click();
  await hex(page, "e2").click();
  await page.mouse.move(0, 0);
}

async function placeForces(page) {
  await beginBattle(page, "Raid in the Riverlands");
}

/** Four turns on, and some decisions more. */
async function openReplay(page) {
  await openRecord(page);
  await step(page, [">", ">", ">", ">", ".", ".", ".", "."], 150);
}

/** The same game when so many decisions have been made, for whoever decides next. */
async function playOn(page, decisions) {
  await openRecord(page);
  await step(
    page,
    Array.from({ length: decisions }, () => "."),
    20,
  );
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByText("No more hints").click();
  await page.mouse.move(0, 0);
}

async function openRecord(page, file = record) {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("slider").first().waitFor();
}

async function step(page, keys, pause) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}
