// @vitest-environment happy-dom
import { given } from "@weirwood/battles/given";
import { type Battle, foresee } from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import { isRefusal, type JsonMap } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import { restingBoard } from "../../../testing/resting-board.tsx";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { BattlesBoard } from "../battles-board.tsx";
import { loadScene } from "./scenes.ts";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  listenToKeys();
  await keepText();
  const later = ["token", "card", "declare", "choose", "also-order", "swap-token", "keep", "recover"] as const;
  await Promise.all([openBook("battles", "en"), openBook("battles", "fr"), ...later.map(loadScene)]);
});

let leave = (): void => {};
afterEach(async () => {
  leave();
  // Another language comes when its words are there.
  changeSettings({ language: "en" });
  await expect.poll(() => useSettings.getState().language).toBe("en");
});

interface TableProps {
  readonly game: Battle;
  readonly onSent: (answer: string) => void;
}

/** A board with the frame's part: drafts are kept, and steps that show nothing new are held. */
function Table({ game, onSent }: TableProps) {
  const [seat] = battles.asks(game)[0].seats;
  const [views, setViews] = useState([battles.view(game, seat)]);
  const [held, setHeld] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<string>();
  const view = views[views.length - 1];
  const decide = (answer: string): void => {
    onSent(answer);
    const decision = battles.parse(answer, view) as BattleDecision;
    const after = foresee(view, seat, decision);
    setDraft(undefined);
    if (after === undefined || battles.awaited(after) !== seat) return;
    setViews([...views, after]);
    setHeld([...held, answer]);
  };
  const takeBack = (): void => {
    setViews(views.slice(0, -1));
    setHeld(held.slice(0, -1));
  };
  return (
    <BattlesBoard
      {...restingBoard}
      view={view}
      seat={seat}
      ask={battles.asks(view).find(({ seats }) => seats.includes(seat))}
      draft={draft}
      onDraft={setDraft}
      onDecide={decide}
      held={held}
      takeBack={held.length === 0 ? undefined : takeBack}
    />
  );
}

/** A position after these answers, on the table of the first who is asked there. */
function laid(position: JsonMap, ...answers: readonly string[]) {
  const game = given(position);
  for (const text of answers) {
    const answer = battles.parse(text, game);
    if (isRefusal(answer)) throw new Error(text);
    battles.apply(game, battles.awaited(game), answer);
  }
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const sent: string[] = [];
  act(() => root.render(<Table game={game} onSent={(answer) => sent.push(answer)} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const press = (one: Element | null | undefined): void => {
    if (one == null) throw new Error("nothing to press");
    act(() => void one.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  };
  const named = (selector: string, words: string): HTMLElement | undefined =>
    [...page.querySelectorAll<HTMLElement>(selector)].find((one) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? "").includes(words),
    );
  return {
    sent,
    press,
    words: () => page.textContent ?? "",
    hex: (name: string) => page.querySelector(`[data-hex="${name}"]`),
    stateOf: (name: string) => page.querySelector(`[data-hex="${name}"]`)?.getAttribute("data-state"),
    token: (kind: string) => named(".tray-token", `${kind} token`),
    card: (name: string) => named(".tray-card", name),
    row: (words: string) => named(".ask-row", words),
    send: () => page.querySelector<HTMLElement>(".send"),
    pass: () => page.querySelector<HTMLElement>(".decline"),
    key: (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key }))),
  };
}

const isGreyed = (one: Element | null | undefined): boolean => one?.getAttribute("aria-disabled") === "true";

describe("an order token", () => {
  const two: JsonMap = {
    units: {
      h4: "blue war-host",
      g4: "green war-host",
      j4: "green northmen-archers spent",
      h9: "green lannisport-guards",
    },
    pool: { stark: { green: 1, morale: 1 } },
  };

  test("glows where it orders a unit, and is sent by the unit's second press", () => {
    const { press, token, hex, stateOf, send, sent } = laid(two);
    press(token("green"));
    expect([stateOf("g4"), stateOf("h4"), stateOf("j4")]).toEqual(["legal", "blocked", "blocked"]);
    press(hex("g4"));
    expect(send()?.textContent).toBe("Order War Host of the North, G4");
    expect(sent).toEqual([]);
    press(hex("g4"));
    expect(sent).toEqual(["order g4 green"]);
  });

  test("is offered by the unit, where that was pressed first; two alike only where one is not enough", () => {
    const { press, hex, row, words, send, sent } = laid({ ...two, pool: { stark: { green: 2, blue: 1 } } });
    press(hex("h4"));
    expect(row("with 2 green tokens")).toBeDefined();
    press(row("with 1 blue token"));
    press(send());
    expect(sent).toEqual(["order h4 blue"]);
    leave();
    const again = laid({ ...two, pool: { stark: { green: 2 } } });
    again.press(again.hex("g4"));
    expect(again.row("with 1 green token")).toBeDefined();
    expect(again.row("with 2 green tokens")).toBeUndefined();
    expect(words()).not.toContain("undefined");
  });

  test("of morale raises it, or readies a spent unit", () => {
    const { press, token, hex, stateOf, row, send, sent } = laid(two);
    press(token("morale"));
    expect([stateOf("g4"), stateOf("j4")]).toEqual(["blocked", "legal"]);
    press(row("Raise your morale"));
    expect(send()?.textContent).toBe("Raise your morale");
    press(hex("j4"));
    press(send());
    expect(sent).toEqual(["ready j4"]);
  });

  test("that orders nobody is greyed, and says why with the rule", () => {
    const { press, token, words } = laid({ ...two, pool: { stark: { red: 1, blue: 1 } } });
    expect(isGreyed(token("red"))).toBe(true);
    press(token("red"));
    expect(words()).toContain("its banner has another colour");
    expect(words()).toContain("orders.rank");
  });

  test("is chosen by its digit and laid back by Escape", () => {
    const { key, token } = laid(two);
    key("1");
    expect(token("green")?.getAttribute("aria-pressed")).toBe("true");
    key("Escape");
    expect(token("green")?.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("a command card", () => {
  const hand: JsonMap = {
    units: {
      h4: "blue maege",
      g4: "green war-host",
      l4: "green war-host",
      c2: "red eddard",
      h9: "green lannisport-guards",
    },
    hands: { stark: ["sl03", "sl09", "sl12"] },
    pool: { stark: { blue: 1 } },
  };

  test("is played on a commander who is pointed at, and its units are named one by one", () => {
    const { press, card, hex, stateOf, row, send, sent, words } = laid(hand);
    press(card("Battle Line"));
    expect([stateOf("h4"), stateOf("c2"), stateOf("g4")]).toEqual(["legal", "legal", null]);
    press(hex("h4"));
    expect([stateOf("g4"), stateOf("l4")]).toEqual(["legal", "blocked"]);
    expect(send()?.textContent).toBe("Play Battle Line on Maege Mormont");
    press(send());
    expect(words()).toContain("Battle Line, played on Maege Mormont");
    expect(send()?.textContent).toBe("Name a unit");
    press(hex("g4"));
    expect(send()?.textContent).toBe("1 unit, no more");
    expect(stateOf("g4")).toBe("selected");
    press(row("Maege") ?? hex("h4"));
    press(send());
    expect(sent.slice(0, 2)).toEqual(["play sl03 maege first", "declare g4"]);
  });

  test("shows why a unit is out of reach: distance, rule and a way out", () => {
    const { press, hex, words } = laid(hand, "play sl03 maege first");
    press(hex("l4"));
    expect(words()).toContain("Maege Mormont’s card does not reach the unit in L4");
    expect(words()).toContain("cards.zone");
  });

  test("keeps the commands that a commander's limit forbids, greyed and with the reason", () => {
    const { press, card, row, words, send, sent } = laid(hand);
    press(card("Two Wings"));
    press(row("Maege Mormont"));
    expect(isGreyed(row("Both"))).toBe(true);
    press(row("Both"));
    expect(words()).toContain("1 command token at most");
    press(row("Eddard Stark"));
    press(row("Both"));
    press(send());
    expect(sent).toEqual(["play sl09 eddard both"]);
  });

  test("has its tactic as a switch, and rings the tokens that it shows", () => {
    const { press, card, row, token, send, sent } = laid(hand);
    press(card("Shield of the North"));
    press(row("Eddard Stark"));
    press(row("Before the commands"));
    expect(token("blue")?.querySelectorAll('[data-state="shown"]')).toHaveLength(1);
    press(send());
    expect(sent).toEqual(["play sl12 eddard first before"]);
    leave();
    const poor = laid({ ...hand, pool: { stark: { green: 1 } } });
    poor.press(poor.card("Shield of the North"));
    poor.press(poor.row("Eddard Stark"));
    expect(isGreyed(poor.row("Before the commands"))).toBe(true);
  });

  test("says in French what it says in English", async () => {
    changeSettings({ language: "fr" });
    const { press, card, words } = laid(hand);
    await expect.poll(words).toContain("Vos pions Ordre");
    press(card("Ligne de bataille") ?? document.querySelector(".tray-card"));
    expect(words()).toContain("Désignez le commandant qui la joue");
  });
});

test("passing warns once while something can still be done", () => {
  const { press, pass, words, sent } = laid({
    units: { h4: "blue maege", h9: "green kevan" },
    pool: { stark: { blue: 1 } },
  });
  press(pass());
  expect(words()).toContain("take no more turns this round");
  expect(sent).toEqual([]);
  press(pass());
  expect(sent).toEqual(["pass"]);
});

describe("at the end of a round", () => {
  const end: JsonMap = {
    units: { c1: "blue maege", c9: "blue kevan" },
    morale: "lannister-6",
    pool: { stark: { valor: 1, green: 2 } },
    hands: { stark: ["sl01", "sl03"] },
  };

  test("a card and a token are kept", () => {
    const { press, card, token, send, sent } = laid(end, "pass", "pass");
    press(card("Battle Line"));
    press(token("valor"));
    expect(send()?.textContent).toBe("Keep Battle Line and 1 valor token");
    press(send());
    expect(sent).toEqual(["keep sl03 valor"]);
  });

  test("keeping nothing asks first", () => {
    const { press, pass, sent } = laid(end, "pass", "pass");
    press(pass());
    expect(sent).toEqual([]);
    press(pass());
    expect(sent).toEqual(["keep nothing nothing"]);
  });

  test("morale is recovered, from its space to the break", () => {
    const { press, send, words, sent } = laid(end, "pass", "pass", "keep nothing nothing");
    expect(words()).toContain("from space 6 of your segment back to 4");
    press(send());
    expect(sent).toEqual(["recover yes"]);
  });
});

test("an order token is exchanged for another", () => {
  const { press, token, send, sent } = laid(
    {
      turn: "lannister",
      units: { c9: "blue tywin", d9: "green lannisport-guards", c1: "blue maege" },
      hands: { lannister: ["ll32"] },
      pool: { lannister: { red: 1, green: 2 } },
    },
    "play ll32 tywin first before",
  );
  press(token("green"));
  expect(send()?.textContent).toBe("Exchange a green token");
  press(send());
  expect(sent).toEqual(["swap-token green"]);
});

test("a commander brings others along whose unit a token has ordered", () => {
  const { press, hex, pass, send, words, sent } = laid(
    {
      units: {
        h4: "red greatjon-of-last-hearth",
        g4: "green war-host",
        i4: "green war-host",
        l4: "green war-host",
        h9: "green kevan",
      },
      pool: { stark: { valor: 1 } },
    },
    "order h4 valor",
  );
  expect(words()).toContain("Ordered along with Greatjon Umber’s own unit");
  expect(pass()?.textContent).toBe("No unit");
  expect(send()?.getAttribute("aria-disabled")).toBe("true");
  press(hex("g4"));
  expect(send()?.textContent).toBe("1 unit, no more");
  expect(sent).toEqual(["also-order g4"]);
});

test("what a tactic does is said where its units are chosen", () => {
  const { press, hex, words, sent } = laid(
    {
      units: { h4: "blue eddard", g4: "green war-host", i4: "green war-host", h9: "green kevan" },
      hands: { stark: ["sl12"] },
      pool: { stark: { blue: 1 } },
    },
    "play sl12 eddard first before",
  );
  expect(words()).toContain("up to 2 units are Stalwart until the round ends");
  press(hex("g4"));
  expect(sent).toEqual(["choose g4"]);
});

test("a unit's card says who it is, while nothing is asked that a press would answer", async () => {
  const { press, hex, words } = laid(
    { units: { c1: "blue maege", c9: "blue kevan" }, morale: "lannister-6", pool: { stark: { valor: 1 } } },
    "pass",
    "pass",
  );
  press(hex("c9"));
  await expect.poll(words).toContain("Kevan Lannister, Trusted Captain");
  expect(words()).toContain("move and attack");
  press(hex("c9"));
  expect(words()).not.toContain("move and attack");
});
