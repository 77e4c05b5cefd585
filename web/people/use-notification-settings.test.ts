import type { Me } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { changeFrom, choicesOf } from "./use-notification-settings.ts";

const me = {
  letters: { mail: true, push: false, webhook: true },
  quietHours: null,
  timeZone: "UTC",
  language: "en",
} as Me;

test("without an address to call, calling is off, whatever was chosen once", () => {
  expect(choicesOf(me).letters.webhook).toBe(false);
  expect(choicesOf({ ...me, webhook: "https://example.org/" }).letters.webhook).toBe(true);
});

test("an address that was emptied is taken away, and spaces around one do not count", () => {
  const choices = choicesOf({ ...me, webhook: "https://example.org/" });
  expect(changeFrom({ ...choices, webhook: "  " }).webhook).toBeNull();
  expect(changeFrom({ ...choices, webhook: " https://example.org/ " }).webhook).toBe("https://example.org/");
});
