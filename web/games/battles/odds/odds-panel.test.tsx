// @vitest-environment happy-dom
import { given } from "@weirwood/battles/given";
import { hexNames, odds, PARTING, unitIn } from "@weirwood/battles/questions";
import type { JsonMap } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, test } from "vitest";
import { openBooks } from "../asks/testing/open-books.ts";
import { ReadingContext } from "../desk/reading.ts";
import { battlesTextIn } from "../text/use-battles-text.ts";
import { battleWords } from "../words.ts";
import { percentIn } from "./numbers.ts";
import { OddsBar } from "./odds-bar.tsx";
import { OddsPanel } from "./odds-panel.tsx";
import { sharesOf } from "./shares.ts";

beforeAll(openBooks);

function drawn(content: ReactNode): HTMLElement {
  const page = document.createElement("div");
  act(() => createRoot(page).render(content));
  return page;
}

/** The odds of an attack as a reader sees them. */
function panelOf(position: JsonMap, from: string, at: string, choice = {}): HTMLElement {
  const view = given({ turn: "stark", ...position });
  const [attacker, target] = [from, at].map((hex) => unitIn(view, hexNames.indexOf(hex)));
  const reading = {
    view,
    reader: 0,
    words: battleWords("en"),
    text: battlesTextIn("en"),
    openRule: () => {},
    isNarrow: false,
  };
  return drawn(
    <ReadingContext value={reading}>
      <OddsPanel view={view} attacker={attacker} target={target} choice={choice} />
    </ReadingContext>,
  );
}

const rowsIn = (page: HTMLElement): string[] =>
  [...page.querySelectorAll(".odds-parts li")].map((row) => row.textContent ?? "");

describe("the bar of hits", () => {
  test("loses no chance, however rare, and none is without its number", () => {
    for (const dice of [1, 2, 3, 5, 8]) {
      const hits = Array.from({ length: dice + 1 }, (_, count) => (count === 0 ? 0.6 : 0.4 / dice));
      const shares = sharesOf(hits);
      expect(shares.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect([shares[0].from, shares.at(-1)?.to]).toEqual([0, dice]);
    }
  });

  test("rings what was rolled, and says so", () => {
    const page = drawn(<OddsBar hits={[0.4, 0.5, 0.07, 0.02, 0.01]} outcome={3} />);
    expect(page.querySelector("[data-rolled]")?.textContent).toBe("10%2+");
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("2+ 10%, which was rolled");
  });

  test("never says that what may happen cannot, nor that it must", () => {
    expect([0, 0.001, 0.999, 1].map((chance) => percentIn("en", chance))).toEqual(["0%", "<1%", ">99%", "100%"]);
  });
});

describe("the odds of an attack", () => {
  test("name every part of the dice, also one that does nothing, and why", () => {
    const position = {
      units: { h5: "red northmen-archers", h7: "green lannisport-guards" },
      field: { h5: "hills", h7: "hills" },
    };
    const rows = rowsIn(panelOf(position, "h5", "h7"));
    expect(rows[0]).toContain("The red rank rolls");
    expect(rows[1]).toContain("Target in hills: at most 3");
    expect(rows[1]).toContain("Not so here: the attacker stands on hills too.");
    expect(rows[2]).toContain("It has not moved.");
    expect(rows[3]).toBe("Dice4");
  });

  test("say what each face does here", () => {
    const page = panelOf({ units: { h5: "blue northmen-archers", h7: "green casterly-cavaliers" } }, "h5", "h7");
    const faces = [...page.querySelectorAll(".odds-faces li > span[aria-hidden]")].map((face) => face.textContent);
    expect(faces).toEqual(["3 in 8hit", "2 in 8miss", "1 in 8miss", "1 in 8not bows", "1 in 8back"]);
  });

  test("leave the number of dice open where the first die of hounds gives it", () => {
    const page = panelOf({ units: { h5: "green kennelmasters", h7: "blue lannisport-guards" } }, "h5", "h7");
    expect(page.querySelector("summary")?.textContent).toBe("The hounds’ dice, and why");
    expect(page.querySelector(".sum")).toBeNull();
  });

  test("tell of a counterattack, of a parting blow, and of a captured commander", () => {
    const position = {
      units: {
        h5: "green war-host",
        h6: "blue kevan",
        g6: "green lannisport-guards",
        i6: "green lannisport-guards",
      },
      engaged: { h5: "i6 stark" },
    };
    const words = panelOf(position, "h5", "h6").textContent;
    expect(words).toContain("may strike first, 2 dice");
    expect(words).toContain("it may strike back: 3 dice");
    expect(words).toContain("Kevan Lannister is captured");
  });

  test("are those of the engine", () => {
    const view = given({ turn: "stark", units: { h5: "red war-host", h6: "blue lannisport-guards" } });
    const [unit, target] = ["h5", "h6"].map((hex) => unitIn(view, hexNames.indexOf(hex)));
    const { eliminated } = odds(view, unit, target, { way: PARTING });
    const page = panelOf({ units: { h5: "red war-host", h6: "blue lannisport-guards" } }, "h5", "h6", { way: PARTING });
    expect(page.textContent).toContain(`${percentIn("en", eliminated)} unit is gone, +2 morale`);
    expect(page.textContent).not.toContain("falls back");
  });
});
