// `node scripts/pictures.mjs`: takes the pictures of docs/images anew, in Chromium, from the built client: the front page,
// a table while orders are placed, a battle seen in a replay, the rules; on a laptop, by night and on a phone.
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
const folder = mkdtempSync(join(tmpdir(), "weirwood-pictures-"));
const server = await start(configurationFrom({ PORT: "0", WEIRWOOD_DATA: folder, LOG_LEVEL: "error" }));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

try {
  await picture("front", laptop, "light", async (page) => page.goto("/"));
  await picture("front-phone", phone, "light", async (page) => page.goto("/"));
  await picture("orders", laptop, "light", beginGame);
  await picture("orders-night", laptop, "dark", beginGame);
  await picture("orders-phone", phone, "light", beginGame);
  await picture("replay", laptop, "light", openReplay);
  await picture("replay-phone", phone, "light", openReplay);
  await picture("rules", laptop, "light", async (page) => page.goto("/rules/throne#throne.march.one-battle"));
  await picture("learn", laptop, "light", async (page) => page.goto("/learn"));
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
  await page.goto("/practice?house=lannister");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/practice\/.+/);
  await page.getByText("No more hints").click();
  // What lies under the pointer would speak of itself.
  await page.mouse.move(0, 0);
}

/** Four turns on, and some decisions more. */
async function openReplay(page) {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(record);
  await page.getByRole("slider").first().waitFor();
  for (const key of [">", ">", ">", ">", ".", ".", ".", "."]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
}
