import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { publicFiles } from "../build/keep-files.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
}

interface Screenshot extends Picture {
  readonly form_factor: "wide" | "narrow";
  readonly label: string;
}

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Screenshot[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));
const fileAt = (address: string): string => `${publicFolder}${address}`;
const read = (name: string): Manifest => JSON.parse(readFileSync(fileAt(`/${name}`), "utf8")) as Manifest;

const english = read("manifest.webmanifest");
const french = read("manifest.fr.webmanifest");

test("the installed page says in either language what the pages it leads to are called", () => {
  for (const [manifest, lang, text] of [[english, "en", en] as const, [french, "fr", fr] as const]) {
    expect(manifest.lang).toBe(lang);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [text.local.practice.title, "/practice"],
      [text.lobby.onOneScreen, "/pass"],
    ]);
  }
});

test("both are the same page, and differ in nothing but words", () => {
  const silent = ({ lang, description: __, shortcuts, screenshots, ...rest }: Manifest) => ({
    ...rest,
    screenshots: screenshots.map(({ label: ____, src, ...shown }) => ({
      ...shown,
      src: src.replace(`.${lang}.`, "."),
    })),
    shortcuts: shortcuts.map(({ name: ___, ...shortcut }) => shortcut),
  });
  expect(silent(french)).toEqual(silent(english));
});

/** `1280x800`, read from the file itself; a drawing has any size. */
function sizeOf(file: Buffer): string {
  if (file.toString("latin1", 1, 4) === "PNG") return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  if (file.toString("latin1", 8, 16) === "WEBPVP8X")
    return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
  return "any";
}

const HEAVIEST_SCREENSHOT = 150_000;

test.each([
  ["English", english],
  ["French", french],
])("every picture of the %s manifest is there, in the size that it states", (_, { icons, screenshots, shortcuts }) => {
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)])
    expect([src, sizeOf(readFileSync(fileAt(src)))]).toEqual([src, sizes]);
  for (const { src } of screenshots) expect(statSync(fileAt(src)).size).toBeLessThan(HEAVIEST_SCREENSHOT);
});

test("screens of both shapes are shown to whoever installs the page, and kept by nobody", () => {
  for (const { lang, screenshots } of [english, french]) {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["wide", "narrow"]));
    for (const { src, label } of screenshots) {
      expect(src).toContain(`.${lang}.`);
      expect(label).not.toBe("");
      expect(publicFiles(publicFolder)).not.toContain(src);
    }
  }
  expect(publicFiles(publicFolder)).toContain("/manifest.fr.webmanifest");
});
