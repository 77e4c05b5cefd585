import { entriesFor } from "@weirwood/catalogue";
import { isRefusal, seedFrom } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";
import { describe, expect } from "vitest";
import { paces } from "../table/stage/pace.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { layState } from "./server/kept-games.ts";
import { test, walkTo } from "./server/visit.ts";

/** On the smallest phone, beside all that a bar can hold, every phase of every game has its whole name. */

const WIDEST_ROUND = "30/30";

/** Runs in the page: which of these names the bar cuts, in place of the phase that it shows. */
function cutNames({ names, round }: { readonly names: readonly string[]; readonly round: string }): string[] {
  const chip = document.querySelector(".turn-chip .only-phone");
  const phase = document.querySelector(".phases [aria-current]");
  const bar = document.querySelector(".topbar");
  if (chip === null || phase === null || bar === null) return ["no bar"];
  chip.textContent = round;
  return names.filter((name) => {
    phase.textContent = name;
    const { left, right, top, bottom } = phase.getBoundingClientRect();
    const isWhole = phase.scrollWidth <= phase.clientWidth && phase.scrollHeight <= phase.clientHeight;
    const isOnTop = [left + 2, (left + right) / 2, right - 2].every((x) =>
      phase.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
    const isInBar = top >= bar.getBoundingClientRect().top && bottom <= bar.getBoundingClientRect().bottom;
    return !(isWhole && isOnTop && isInBar && bar.scrollWidth <= bar.clientWidth);
  });
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const text = { en, fr }[language];

  test("with undo beside it, the phase keeps its whole name", async ({ visit }) => {
    const { page } = await visit({ language, isUnpainted: true, withoutHints: true });
    const options = ravensWager.readOptions({ seats: 2 });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = ravensWager.setup(options, seedFrom("a bar"));
    const seat = ravensWager.awaited(state);
    await page.goto("/practice");
    const id = await layState(page, ravensWager, { state, seat, options: { seats: 2 } });
    await walkTo(page, `/practice/${id}`);
    const [answer] = ravensWager.options(ravensWager.view(state, seat), seat) ?? [];
    const line = page.getByRole("textbox", { name: text.table.commandLine.label, exact: true });
    await line.fill(ravensWager.print(answer));
    await line.press("Enter");
    await page.getByRole("button", { name: text.local.table.undo, exact: true }).waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    const books = await Promise.all(entriesFor("players").map((entry) => entry.book(language)));
    const names = books.flatMap((book) => Object.values(book.names.phase ?? {}));
    expect(names.length).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(cutNames, { names, round: WIDEST_ROUND })).toEqual([]);
  });

  test("on a laptop nothing in the bar moves when another pace is chosen", async ({ visit }) => {
    const { page } = await visit({ language, isUnpainted: true, withoutHints: true });
    await page.setViewportSize({ width: 1280, height: 720 });
    const options = ravensWager.readOptions({ seats: 2 });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = ravensWager.setup(options, seedFrom("a bar"));
    await page.goto("/practice");
    const laid = { state, seat: ravensWager.awaited(state), options: { seats: 2 } };
    await walkTo(page, `/practice/${await layState(page, ravensWager, laid)}`);
    const phase = page.locator(".topbar .phases [aria-current]");
    const pace = page.locator(".topbar .pace.only-phone");
    await phase.waitFor();
    const placeOf = (part: typeof pace) => part.evaluate((one) => one.getBoundingClientRect().x);
    const [before, paceBefore] = [await placeOf(phase), await placeOf(pace)];
    const seen = new Set<string>();
    for (let chosen = 0; chosen < paces.length; chosen++) {
      const word = await pace.innerText();
      seen.add(word);
      await pace.click();
      await expect.poll(() => pace.innerText()).not.toBe(word);
      expect([await placeOf(phase), await placeOf(pace)]).toEqual([before, paceBefore]);
    }
    expect(seen.size).toBe(paces.length);
  });
});
