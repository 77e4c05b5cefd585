import type { Browser } from "playwright-core";
import type { Figure } from "../figures.ts";
import type { MeasuredPage } from "./kept-game.ts";
import { Newcomer } from "./newcomer.ts";

/** A file that a visit loads. */
interface LoadedFile {
  readonly path: string;
  /** As it is sent, compressed. */
  readonly bytes: number;
  /** Loaded by a worker alone, which does not keep the page waiting. */
  readonly isInWorker: boolean;
}

type IsOfKind = (file: LoadedFile) => boolean;

/** The drawn board is a script to the browser and art to us. */
const kindsOf = (isArt: MeasuredPage["isArt"]): { readonly [name: string]: IsOfKind } => ({
  script: ({ path, isInWorker }) => path.endsWith(".js") && !isArt(path) && !isInWorker,
  worker: ({ isInWorker }) => isInWorker,
  "map-and-art": ({ path, isInWorker }) => (isArt(path) || path.endsWith(".svg")) && !isInWorker,
  styles: ({ path }) => path.endsWith(".css"),
});

/** Thousands of bytes, as they are sent, that a first visit to the table loads, in the language that needs the most. */
export async function weigh(browser: Browser, address: string, measured: MeasuredPage): Promise<Figure[]> {
  const visits: (readonly LoadedFile[])[] = [];
  for (const language of ["en", "fr"]) visits.push(await loadedBy(browser, address, measured, language));
  return Object.entries(kindsOf(measured.isArt)).map(([name, isOfKind]) => {
    const sums = visits.map((files) => files.filter(isOfKind).reduce((sum, { bytes }) => sum + bytes, 0));
    return { name, value: Math.max(...sums) / 1000, unit: "KB" };
  });
}

/** Everything that a first visit loads. */
async function loadedBy(browser: Browser, address: string, { asked, target }: MeasuredPage, language: string) {
  const newcomer = await Newcomer.to({ address, game: asked, target, language }, browser);
  const { context, page } = newcomer;
  const paths = new Set<string>();
  context.on("response", (response) => paths.add(new URL(response.url()).pathname));
  await newcomer.openTable();
  // What comes into the table a moment later, like hints, is part of the visit.
  await page.waitForTimeout(1000);
  await page.waitForLoadState("networkidle");
  const byPage = await page.evaluate<string[]>(
    'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)',
  );
  const bodies = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const path of [...paths].filter((one) => one.startsWith("/assets/"))) {
    const response = await context.request.get(path);
    bodies.set(path, await response.text());
    sizes.set(path, Number(response.headers()["content-length"]));
  }
  await newcomer.leave();
  const ofWorkers = importedByWorkers(bodies);
  return [...sizes].map(([path, bytes]) => ({
    path,
    bytes,
    isInWorker: ofWorkers.has(path) || !byPage.includes(path),
  }));
}

/** Workers and what they import at once, which the browser counts among the page's: they are a build of their own. */
function importedByWorkers(bodies: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([...bodies.keys()].filter((path) => /\.worker-[^/]*\.js$/.test(path)));
  for (const path of found) {
    const imports = bodies.get(path)?.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g) ?? [];
    for (const [, name] of imports) found.add(`/assets/${name}`);
  }
  return found;
}
