// @vitest-environment happy-dom
import { given } from "@weirwood/cards/given";
import { type Cards, cardNumber, cardOf, strOf } from "@weirwood/cards/questions";
import "@weirwood/cards/rules";
import { act } from "preact/test-utils";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { cardsTextIn } from "../text/use-cards-text.ts";
import { cardsWords } from "../words.ts";
import { CardPicture } from "./card-picture.tsx";
import { cardWords } from "./card-words.ts";
import { LargeCard } from "./large-card.tsx";
import { useCardGlance } from "./use-card-glance.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  listenToKeys();
  await keepText();
  await Promise.all([openBook("cards", "en"), openBook("cards", "fr")]);
});

let leave = (): void => {};
afterEach(async () => {
  leave();
  changeSettings({ language: "en" });
  await expect.poll(() => useSettings.getState().language).toBe("en");
});

async function draw(node: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  await act(() => root.render(node));
  return place;
}

const numbered = (id: string): number => cardNumber(id) ?? Number.NaN;
const eddard = numbered("core_5");
const textOf = (place: HTMLElement, name: string): string | null | undefined =>
  place.querySelector(`.cards-card-${name}`)?.textContent;

describe("a card", () => {
  test("shows name, cost, icons and strength; from 181 pixels its type, keywords and text", async () => {
    const small = await draw(<CardPicture card={eddard} width={96} />);
    expect([textOf(small, "name"), textOf(small, "cost"), textOf(small, "str")]).toEqual(["Eddard Stark", "4", "3"]);
    expect(small.querySelectorAll(".cards-card-icon")).toHaveLength(2);
    expect(textOf(small, "text")).toBeUndefined();
    leave();
    const large = await draw(<CardPicture card={eddard} width={300} />);
    expect(textOf(large, "line")).toBe("Character · Lord");
    expect(textOf(large, "text")).toMatch(/^Renown\. Deadly\. Stalwart\. When Eddard Stark enters play/);
  });

  test("says whose decks alone may hold it, once", async () => {
    const drogo = await draw(<CardPicture card={numbered("core_107")} width={300} />);
    expect(textOf(drogo, "text")).toMatch(/^House Targaryen only\. Stealth\. /);
    leave();
    // The text of a plot says it itself.
    const plot = await draw(<CardPicture card={numbered("core_192")} width={300} />);
    expect(textOf(plot, "text")?.match(/House Lannister only/g)).toHaveLength(1);
  });

  test("shows what is different now, and the parts of a strength only where they can be read", async () => {
    const now = { cost: 2, str: 6, strParts: [3, 1, 2], icons: 1, power: 2, duplicates: 1, isKneeling: true };
    const place = await draw(<CardPicture card={eddard} width={88} now={now} />);
    expect(place.querySelector(".is-kneeling")).not.toBeNull();
    expect(textOf(place, "str")).toBe("63+1+2");
    expect(place.querySelector(".cards-card-str")?.className).toContain("is-raised");
    expect(place.querySelector(".cards-card-cost")?.className).toContain("is-changed");
    expect(place.querySelectorAll(".cards-card-icon")).toHaveLength(1);
    expect([textOf(place, "power"), textOf(place, "tag")]).toEqual(["2", "kneels"]);
    leave();
    const tiny = await draw(<CardPicture card={eddard} width={72} now={{ ...now, str: 1 }} />);
    expect(textOf(tiny, "str")).toBe("1");
    expect(tiny.querySelector(".cards-card-str")?.className).toContain("is-lowered");
  });

  test("is silent, and face down tells nothing", async () => {
    const place = await draw(<CardPicture card={undefined} width={96} house="stark" />);
    expect(place.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(place.textContent).toBe("");
  });
});

describe("the words for a card", () => {
  const said = (language: "en" | "fr", card: number | undefined, now = {}): string =>
    cardWords(card, now, cardsWords(language), cardsTextIn(language));

  test("say all that is drawn", () => {
    expect(said("en", eddard, { str: 6, power: 2, isKneeling: true })).toBe(
      "Eddard Stark, unique, character, House Stark, Lord, costs 4, strength 6 now, 3 printed, military, power, Noble crest, Renown, Deadly, Stalwart, 2 power, kneeling",
    );
    expect(said("en", numbered("core_107"))).toContain("House Targaryen, House Targaryen only, Lord, Dothraki");
    expect(said("en", numbered("core_201"))).toContain("income 2, initiative 0, claim 0");
    expect(said("en", undefined)).toBe("A card face down");
  });

  test("say it in French too", () => {
    expect(said("fr", eddard, { duplicates: 1 })).toContain("personnage, Stark, Lord, coûte 4, force 3");
    expect(said("fr", numbered("core_201"))).toContain("prise 0");
    expect(said("fr", numbered("core_107"))).toContain("Maison Targaryen uniquement");
  });
});

/** A character with what lies on it, a location that strengthens it, and a card in hand. */
const position = (): Cards =>
  given({
    phase: "marshalling",
    one: { house: "stark", gold: 9, hand: ["core_52"], play: [{ card: "core_5", with: ["core_3"] }, "core_25"] },
    two: { house: "lannister" },
  });

const bodyOf = (view: Cards, card: number): number => {
  for (let body = 0; ; body++) if (cardOf(view, body) === card) return body;
};

describe("a card enlarged", () => {
  test("says where its strength comes from, and the sum", async () => {
    const view = position();
    const body = bodyOf(view, eddard);
    const look = { card: eddard, body, now: { str: strOf(view, body) } };
    const place = await draw(<LargeCard look={look} view={view} onClose={() => {}} />);
    const rows = [...place.querySelectorAll(".cards-large-sum li")].map((row) => row.textContent);
    expect(rows).toEqual(["Printed3", "Summerattached+2", "Winterfell Castlealways on+1", "Strength6"]);
    expect(place.querySelector(".cards-large-marks")?.textContent).toContain("militarySummer");
  });

  test("says what it would cost in hand", async () => {
    const card = numbered("core_52");
    const place = await draw(<LargeCard look={{ card, inHandOf: 0 }} view={position()} onClose={() => {}} />);
    const rows = [...place.querySelectorAll(".cards-large-sum li")].map((row) => row.textContent);
    expect(rows).toEqual(["Printed2", "By the rules+2", "You pay4"]);
  });

  test("goes to its neighbours by the arrows", async () => {
    const next = vi.fn();
    const place = await draw(<LargeCard look={{ card: eddard }} onNext={next} onClose={() => {}} />);
    for (const key of ["ArrowRight", "ArrowLeft"])
      place.querySelector("dialog")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect(next).toHaveBeenCalledTimes(1);
  });
});

test("I opens the card that has the focus, but none that is hidden", async () => {
  function Two() {
    const glance = useCardGlance({ look: (thing) => (thing === "b1" ? { card: eddard } : undefined) });
    return (
      <div {...glance.listening}>
        <button type="button" data-thing="b1" />
        <button type="button" data-thing="b2" />
        {glance.shown}
      </div>
    );
  }
  const place = await draw(<Two />);
  const [known, hidden] = place.querySelectorAll("button");
  const press = (): Promise<void> =>
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "e", bubbles: true })));
  hidden.focus();
  await press();
  expect(place.querySelector("dialog")).toBeNull();
  known.focus();
  await press();
  await expect.poll(() => place.querySelector("dialog h2")?.textContent).toBe("Eddard Stark");
});
