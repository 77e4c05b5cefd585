import { expect } from "vitest";
import { test } from "./house/visit.ts";

test("the front page opens and greets a stranger", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.title()).toContain("Weirwood");
});
