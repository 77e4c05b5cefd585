import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { Figure } from "../figures.ts";
import type { MeasuredPage } from "./kept-game.ts";
import { Newcomer } from "./newcomer.ts";

type IsOfKind = (path: string) => boolean;

/** What runs in a worker does not keep the page waiting. */
const isWorker = (path: string): boolean => /\.worker-[^/]*\.js$/.test(path);

/** The drawn board is a script to the browser and art to us. */
const kindsOf = (isArt: IsOfKind): { readonly [name: string]: IsOfKind } => ({
  script: (path) => path.endsWith(".js") && !isArt(path) && !isWorker(path),
  worker: isWorker,
  "map-and-art": (path) => isArt(path) || path.endsWith(".svg"),
  styles: (path) => path.endsWith(".css"),
});

/** Thousands of bytes, gzipped, that a first visit to the table loads, in the language that needs the most. */
export async function weigh(browser: Browser, address: string, measured: MeasuredPage): Promise<Figure[]> {
  const visits: ReadonlyMap<string, number>[] = [];
  for (const language of ["en", "fr"]) visits.push(await loadedBy(browser, address, measured, language));
  return Object.entries(kindsOf(measured.isArt)).map(([name, isOfKind]) => {
    const sums = visits.map((sizes) =>
      [...sizes].filter(([path]) => isOfKind(path)).reduce((sum, [, bytes]) => sum + bytes, 0),
    );
    return { name, value: Math.max(...sums) / 1000, unit: "KB" };
  });
}

/** The size of each file that a first visit loads, by its path. */
async function loadedBy(browser: Browser, address: string, { asked, target }: MeasuredPage, language: string) {
  const newcomer = await Newcomer.to({ address, game: asked, target, language }, browser);
  const paths = new Set<string>();
  newcomer.context.on("response", (response) => paths.add(new URL(response.url()).pathname));
  await newcomer.openTable();
  // What comes into the table a moment later, like hints, is part of the visit.
  await newcomer.page.waitForTimeout(1000);
  await newcomer.page.waitForLoadState("networkidle");
  const sizes = new Map<string, number>();
  for (const path of [...paths].filter((one) => one.startsWith("/assets/"))) {
    sizes.set(path, gzipSync(await (await newcomer.context.request.get(path)).body()).length);
  }
  await newcomer.leave();
  return sizes;
}
