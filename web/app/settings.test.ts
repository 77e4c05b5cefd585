import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a first visitor gets the first language of the browser that we speak", () => {
  expect(readSettings(undefined, ["de-CH", "fr-CH", "en"]).language).toBe("fr");
  expect(readSettings(undefined, ["de"]).language).toBe("en");
});

test("what was chosen is kept, and what cannot be read falls back to the default", () => {
  const kept = { language: "fr", theme: "night", singleKeys: false, motion: "sideways", sound: "loud" };
  expect(readSettings(kept, ["en"])).toEqual({
    language: "fr",
    theme: "night",
    placeNames: "translated",
    singleKeys: false,
    motion: "system",
    sound: false,
    showsOthers: true,
  });
  expect(readSettings("nonsense", ["en"]).theme).toBe("system");
});

test("original names that were chosen under the setting's former name stay chosen", () => {
  expect(readSettings({ areaNames: "original" }, ["fr"]).placeNames).toBe("original");
  expect(readSettings({ areaNames: "original", placeNames: "translated" }, ["fr"]).placeNames).toBe("translated");
});
