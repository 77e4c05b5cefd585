import { expect } from "vitest";
import { en } from "../text/en.ts";
import { test } from "./server/visit.ts";

test("who was signed in once is asked about, and when that is over, not again", async ({ visit }) => {
  const { page } = await visit({ allowed: [/401/] });
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/me") asked++;
  });
  await page.goto("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).waitFor();
  expect(asked).toBe(0);
  await page.evaluate(() => localStorage.setItem("weirwood.somebody", "yes"));
  await Promise.all([page.waitForResponse(/\/api\/me$/), page.reload()]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("weirwood.somebody"))).toBeNull();
  await page.reload();
  await page.getByRole("link", { name: en.people.signIn }).first().waitFor();
  expect(asked).toBe(1);
});
