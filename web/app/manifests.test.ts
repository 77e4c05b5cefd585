import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const read = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../public/${name}`, import.meta.url), "utf8")) as Manifest;

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
  const silent = ({ lang: _, description: __, shortcuts, ...rest }: Manifest) => ({
    ...rest,
    shortcuts: shortcuts.map(({ name: ___, ...shortcut }) => shortcut),
  });
  expect(silent(french)).toEqual(silent(english));
});
