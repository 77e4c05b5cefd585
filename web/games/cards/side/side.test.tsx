// @vitest-environment happy-dom
import { MELEE, placesOf, totalPower } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { drawn, positionWith } from "../board/testing/tables.tsx";
import { Legend } from "../legend/legend.tsx";
import { signColumns } from "../legend/signs.ts";
import { PlayerList } from "./player-list.tsx";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("cards", "en", "sheets"), openBook("cards", "fr", "sheets")]);
});

let leave = (): void => {};
afterEach(() => leave());

const nothing = (): void => {};
const players: readonly SeatPlayer[] = ["Ann", "Ben", "Cleo"].map((name) => ({
  name,
  isBot: false,
  state: { is: "choosing" },
  aside: "0:48",
}));

test("every player is listed from the reader on, and nothing tells who thinks while all are asked in secret", () => {
  const game = positionWith(3, "the side", (now) => cards.asks(now)[0]?.kind === "action" && now[MELEE] === 1);
  const view = cards.view(game, 1);
  const made = drawn(<PlayerList {...{ view, players }} seat={1} openRule={nothing} />);
  leave = made.leave;
  const listed = [...made.page.querySelectorAll(".cards-player")];
  expect(listed.length).toBe(3);
  expect(listed[0].textContent).toContain(en.you);
  expect(listed[1].textContent).toContain("Cleo");
  expect(listed[0].textContent).toContain("0:48");
  expect(listed[1].textContent).not.toContain("0:48");
  for (const [place, seat] of [1, 2, 0].entries()) {
    expect(listed[place].textContent).toContain(`${totalPower(view, seat)} of`);
    expect(listed[place].textContent).toContain(en.plotsLeft(placesOf(view).piles.plots[seat].count(view)));
  }
  expect(made.page.querySelector(".cards-titles")).not.toBeNull();
});

test.each([en, fr])("every sign of the legend has its line", async (text) => {
  const language = text === en ? "en" : "fr";
  changeSettings({ language });
  await expect.poll(() => useSettings.getState().language).toBe(language);
  const made = drawn(<Legend view={new Uint16Array()} seat={0} openRule={nothing} onClose={nothing} />);
  leave = made.leave;
  const signs = signColumns.flat().flatMap((group) => group.signs);
  expect(signs.map(([sign]) => sign).toSorted()).toEqual(Object.keys(text.legend.signs).toSorted());
  const said = made.page.textContent ?? "";
  for (const { name, line } of Object.values(text.legend.signs)) {
    expect(said).toContain(name);
    expect(said).toContain(line);
  }
  changeSettings({ language: "en" });
});
