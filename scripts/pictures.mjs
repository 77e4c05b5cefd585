// `node scripts/pictures.mjs`: takes the pictures of docs/images anew, in Chromium, from the built client: the front page,
// a new table, a table while orders are placed, a march, a battle, an auction, a replay, the rules, a battle plan that is
// being drawn, an attack and its odds, a command, a skirmish that is set up, a challenge, a response, plots, a melee, a card, a
// deck that is being built; on a laptop, by night and on a phone. Then those of web/public/screenshots, which a browser shows to
// whoever installs the page, in both languages. `node scripts/pictures.mjs orders screenshots/cards` takes only those whose names
// begin so.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureReady } from "./setup.mjs";

ensureReady();
const { chromium } = await import("playwright-core");
const { configurationFrom, start } = await import("../server/dist/index.js");

const images = fileURLToPath(new URL("../docs/images/", import.meta.url));
const screenshots = fileURLToPath(new URL("../web/public/screenshots/", import.meta.url));
const wanted = process.argv.slice(2);
mkdirSync(screenshots, { recursive: true });
const record = fileURLToPath(new URL("../games/throne/golden/five-1.weir", import.meta.url));
const battle = fileURLToPath(new URL("../games/battles/golden/kingsroad-1.weir", import.meta.url));
const duel = fileURLToPath(new URL("../games/cards/golden/wolf-pack-1.weir", import.meta.url));
const melee = fileURLToPath(new URL("../games/cards/golden/melee-4-1.weir", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "weirwood-pictures-"));
const server = await start(configurationFrom({ PORT: "0", WEIRWOOD_DATA: folder, LOG_LEVEL: "error" }));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** What is pressed on the way to a picture, in both languages. */
const playOnFromHere = /^(Play on from here|Jouer à partir d’ici)$/;
const play = /^(Play|Jouer)$/;
const noMoreHints = /^(No more hints|Plus aucun conseil)$/;

/** In the record of the battle. */
const DECISIONS_BEFORE_THE_SHOT = 7;

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const wide = { width: 1920, height: 1080 };
const window = { width: 1280, height: 800 };

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
  await picture("cards-save", laptop, "light", async (page) => playCardsOn(page, duel, 631));
  await picture("cards-save-phone", phone, "light", async (page) => playCardsOn(page, duel, 631));
  await picture("cards-marshalling", laptop, "light", async (page) => playCardsOn(page, duel, 195));
  await picture("cards-plots", laptop, "dark", async (page) => playCardsOn(page, duel, 257));
  await picture("cards-attackers", laptop, "dark", async (page) => playCardsOn(page, duel, 348));
  await picture("cards-melee", wide, "light", async (page) => playCardsOn(page, melee, 917));
  await picture("cards-large", laptop, "light", enlargeCard);
  await picture("cards-replay", laptop, "light", async (page) =>
    openRecord(page, duel).then(() => step(page, [">", ">", ">", ".", ".", "."], 300)),
  );
  await picture("cards-timing", laptop, "light", async (page) => page.goto("/games/cards/timing"));
  await picture("deck-builder", laptop, "light", breakDeck);
  await picture("deck-builder-phone", phone, "light", breakDeck);
  for (const language of ["en", "fr"]) {
    await screenshot("throne-wide", window, language, async (page) => playOn(page, 94));
    await screenshot("cards-wide", window, language, async (page) => playCardsOn(page, duel, 631));
    await screenshot("throne", phone, language, beginGame);
    await screenshot("battles", phone, language, attack);
    await screenshot("cards", phone, language, async (page) => playCardsOn(page, duel, 631));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

function isWanted(name) {
  return wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));
}

async function picture(name, viewport, colorScheme, show) {
  if (!isWanted(name)) return;
  await visit({ viewport, colorScheme, locale: "en-GB" }, async (page) => {
    await show(page);
    await settle(page);
    await page.screenshot({ path: join(images, `${name}.jpg`), type: "jpeg", quality: 82 });
  });
  console.log(`docs/images/${name}.jpg`);
}

/** As WebP, half as heavy. */
async function screenshot(name, viewport, language, show) {
  if (!isWanted(`screenshots/${name}`)) return;
  const file = `${name}.${language}.webp`;
  await visit({ viewport, locale: language }, async (page) => {
    await show(page);
    await settle(page);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 70 });
    writeFileSync(join(screenshots, file), Buffer.from(data, "base64"));
  });
  console.log(`web/public/screenshots/${file}`);
}

/** Fonts, the first thoughts of bots, and pieces that glide to their places. */
async function settle(page) {
  await page.waitForTimeout(2500);
}

async function visit(reader, look) {
  const context = await browser.newContext({ ...reader, reducedMotion: "reduce", baseURL: server.address });
  await look(await context.newPage());
  await context.close();
}

async function beginGame(page) {
  await page.goto("/practice?game=throne&seat=lannister");
  await page.getByRole("button", { name: play }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByText(noMoreHints).click();
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
  await page.getByRole("button", { name: play }).click();
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
  await page.getByRole("button", { name: playOnFromHere }).click();
  await page.getByRole("dialog").getByRole("button", { name: play }).click();
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

/** A recorded game of Cards when so many decisions have been made, for whoever decides next. */
async function playCardsOn(page, file, decisions) {
  await openRecord(page, file);
  await page.getByRole("slider").first().fill(String(decisions));
  await page.waitForTimeout(500);
  await page.getByRole("button", { name: playOnFromHere }).click();
  await page.getByRole("dialog").getByRole("button", { name: play }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.locator(".ask h2").waitFor();
  await page.getByText(noMoreHints).click();
  await page.mouse.move(0, 0);
}

/** One of the reader's characters, with where its numbers come from. */
async function enlargeCard(page) {
  await playCardsOn(page, duel, 348);
  await page.locator('.cards-row[data-own] button[data-thing^="b"]').first().focus();
  await page.keyboard.press("e");
}

/** One of our decks, with a fourth copy of a card. */
async function breakDeck(page) {
  await page.goto("/games/cards/decks");
  await page
    .getByRole("button", { name: /Wolf Pack/ })
    .first()
    .click();
  await page.getByRole("button", { name: "One more: Grey Wind" }).first().click();
  await page.mouse.move(0, 0);
}

/** The same game when so many decisions have been made, for whoever decides next. */
async function playOn(page, decisions) {
  await openRecord(page);
  await step(
    page,
    Array.from({ length: decisions }, () => "."),
    20,
  );
  await page.getByRole("button", { name: playOnFromHere }).click();
  await page.getByRole("dialog").getByRole("button", { name: play }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByText(noMoreHints).click();
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
