// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { changeSettings } from "../app/settings.ts";
import { wantsCalm } from "./calm.ts";

const battery = (level: number, charging: boolean) => ({ getBattery: async () => ({ level, charging }) });

afterEach(() => changeSettings({ motion: "full" }));

test("nothing plays by itself where motion is unwanted, data are saved or the battery is low", async () => {
  changeSettings({ motion: "full" });
  expect(await wantsCalm({})).toBe(false);
  expect(await wantsCalm({ connection: { saveData: true } })).toBe(true);
  expect(await wantsCalm(battery(0.1, false))).toBe(true);
  expect(await wantsCalm(battery(0.1, true))).toBe(false);
  expect(await wantsCalm(battery(0.8, false))).toBe(false);
  changeSettings({ motion: "reduced" });
  expect(await wantsCalm({})).toBe(true);
});
