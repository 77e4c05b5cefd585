import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configurationFrom, start } from "@weirwood/server";
import { binary } from "@weirwood/server/testing";
import { type Browser, chromium } from "playwright-core";
import type { Figure } from "../figures.ts";
import { median } from "../measure.ts";
import type { MeasuredPage } from "./kept-game.ts";
import { firstInputIn, Newcomer, TABLE, type Visit } from "./newcomer.ts";
import { costOfViews, processorUntil, type Trace } from "./trace.ts";
import { weigh } from "./weights.ts";

/** How much is done: how often the table is opened, and for how many milliseconds others are watched. */
export interface WebEffort {
  readonly rounds: number;
  readonly watching: number;
}

export const fullWebEffort: WebEffort = { rounds: 5, watching: 6000 };
export const quickWebEffort: WebEffort = { rounds: 1, watching: 3000 };
const MOST_WATCHES = 30;
const SETTLED = 3000;

/** What must not be exceeded. */
export const webBars: { readonly [name: string]: number } = {
  script: 216,
  "map-and-art": 150,
  "first-input": 400,
  "pan-script": 4,
  "pan-layouts": 0,
  "view-arrives": 50,
};

/** How many steps `measureWeb` will take, for whoever shows progress. */
export const stepsInWeb = ({ rounds }: WebEffort): number => 1 + 3 * rounds;

/** The client has not been built, or no browser was found. */
export class NothingToMeasure extends Error {
  readonly missing: "client" | "browser";

  constructor(missing: "client" | "browser", options?: ErrorOptions) {
    super(`there is no ${missing}`, options);
    this.missing = missing;
  }
}

/** Measures the built client in Chromium, at a practice table in the midst of its game. */
export async function measureWeb(
  measured: MeasuredPage,
  effort: WebEffort,
  onStep: () => void,
): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-bench-web-"));
  try {
    return await withServer(folder, (address) =>
      withBrowser((browser) => measure(browser, address, measured, effort, onStep)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withServer<T>(folder: string, work: (address: string) => Promise<T>): Promise<T> {
  const configuration = configurationFrom({ PORT: "0", HOST: "127.0.0.1", WEIRWOOD_DATA: folder, LOG_LEVEL: "silent" });
  if ("problems" in configuration) throw new Error(configuration.problems.join(" "));
  const server = await start(configuration);
  try {
    if (!(await fetch(server.address)).ok) throw new NothingToMeasure("client");
    return await work(server.address);
  } finally {
    await server.stop();
  }
}

/** No window, nothing from the network, and what containers need. */
const quietly = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await binary("chromium").catch((cause: unknown) => {
    throw new NothingToMeasure("browser", { cause });
  });
  const browser = await chromium.launch({ executablePath, args: quietly });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  address: string,
  measured: MeasuredPage,
  { rounds, watching }: WebEffort,
  onStep: () => void,
) {
  const { asked, watched, target } = measured;
  const weights = await weigh(browser, address, measured);
  onStep();
  const openings: number[] = [];
  const pans: Trace[] = [];
  const arrivals: number[][] = [];
  // In turn, so that a machine that is busy for a while slows all of them.
  for (let round = 0; round < rounds; round++) {
    openings.push(await opening(browser, { address, game: asked, target }));
    onStep();
    pans.push(await panning(browser, { address, game: asked, target }));
    onStep();
    arrivals.push(await arriving(browser, { address, game: watched, target }, watching));
    onStep();
  }
  const inPan = (one: (trace: Trace) => number): number => median(pans.map(one));
  return [
    ...weights,
    { name: "first-input", value: median(openings), unit: "ms" },
    { name: "pan-script", value: inPan(({ script, pictures }) => script / pictures), unit: "ms" },
    { name: "pan-layouts", value: Math.max(...pans.map(({ layouts }) => layouts)), unit: "" },
    { name: "pan-pictures", value: inPan(({ pictures }) => pictures), unit: "" },
    { name: "view-arrives", value: median(arrivals.flat()), unit: "ms" },
    { name: "view-arrives-worst", value: median(arrivals.map((costs) => Math.max(...costs))), unit: "ms" },
  ];
}

/** The processor of the page until its first question can be answered. */
async function opening(browser: Browser, visit: Visit): Promise<number> {
  const newcomer = await Newcomer.to(visit, browser);
  const trace = await newcomer.trace(() => newcomer.openTable());
  await newcomer.leave();
  // A trace that does not know the layouts of a page that opens would know none while its board is dragged either.
  if (trace.layouts === 0) throw new Error("the trace shows no layouts");
  return processorUntil(firstInputIn(trace), trace.tasks);
}

/** The board dragged about. */
async function panning(browser: Browser, visit: Visit): Promise<Trace> {
  const newcomer = await Newcomer.to({ ...visit, hasHints: false }, browser);
  const { page } = newcomer;
  await page.goto(TABLE);
  await page.locator(visit.target).first().waitFor();
  // Whatever the opening left to do later is done by then.
  await page.waitForTimeout(1000);
  await page.waitForLoadState("networkidle");
  await page.evaluate("new Promise((idle) => requestIdleCallback(() => idle()))");
  // A board that is seen as a whole cannot be moved: closer, it can.
  for (let closer = 0; closer < 3; closer++) await page.keyboard.press("+");
  await page.waitForTimeout(1000);
  const place = () => page.locator(".map-layer").getAttribute("style");
  const [x, y] = [700, 450];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  const before = await place();
  const trace = await newcomer.trace(async () => {
    for (let step = 0; step < 120; step++) await page.mouse.move(x - 20 - Math.sin(step / 8) * 150, y - step * 2);
  });
  if ((await place()) === before) throw new Error("the board does not move");
  await page.mouse.up();
  await newcomer.leave();
  return trace;
}

/** The processor of the page each time that a view is shown, while what bots have done is told slowly. */
async function arriving(browser: Browser, visit: Visit, watching: number): Promise<number[]> {
  const newcomer = await Newcomer.to({ ...visit, hasHints: false, isTold: true }, browser);
  const { page } = newcomer;
  await page.goto(TABLE);
  await page.locator(visit.target).first().waitFor();
  // Bots answer at once: by then all is known, and is told one by one.
  await page.waitForTimeout(SETTLED);
  const shown = () => page.locator("main").textContent();
  const before = await shown();
  const trace = await newcomer.trace(async () => {
    // A machine that is busy otherwise may need longer until anything comes.
    for (let watches = 0; watches < MOST_WATCHES; watches++) {
      await page.waitForTimeout(watching);
      if ((await shown()) !== before) return;
    }
  });
  await newcomer.leave();
  const costs = costOfViews(trace, 200);
  if (costs.length === 0) throw new Error("no view was shown");
  return costs;
}
