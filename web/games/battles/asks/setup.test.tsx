// @vitest-environment happy-dom

import { battles as whole } from "@weirwood/battles";
import {
  figureIds,
  type Hex,
  hasLeader,
  hexesOf,
  hexNames,
  leaderOf,
  pieceIds,
  ROUND,
  rankIds,
  rankOf,
  setupCards,
  symbolIds,
  typeNumber,
  unitTypeIds,
} from "@weirwood/battles/questions";
import { type Battle, type BattleDecision, battles } from "@weirwood/battles/rules";
import { type Chance, chanceFrom, isRefusal, NOBODY, oneOf, type Seat, seedFrom } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings } from "../../../app/settings.ts";
import { restingBoard } from "../../../testing/resting-board.tsx";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { BattlesBoard } from "../battles-board.tsx";
import { useTaken } from "../bench/taken.ts";
import { text as en } from "../setup/text/en.ts";
import { text as fr } from "../setup/text/fr.ts";
import { loadScene } from "./scenes.ts";

/** The field as buttons without a drawing: hundreds of positions are looked at. */
vi.mock(import("../field/field.tsx"), async (original) => ({
  ...(await original()),
  Field: ({ picture, marks, onHex }) => (
    <>
      {[...picture.hexes.keys()].map((hex) => (
        <button
          key={hex}
          type="button"
          data-hex={hexNames[hex]}
          data-state={marks?.get(hex)?.state}
          onClick={() => onHex?.(hex, { by: "mouse" })}
        />
      ))}
    </>
  ),
}));

const kinds = ["pick", "place", "fortify", "breach", "aim", "hide"] as const;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  listenToKeys();
  await keepText();
  await Promise.all([openBook("battles", "en", "setup"), openBook("battles", "fr", "setup"), ...kinds.map(loadScene)]);
});

let leave = (): void => {};
afterEach(() => {
  leave();
  useTaken.setState({ piece: undefined });
});

const nothing = (): void => {};

interface TableProps {
  readonly view: Battle;
  readonly seat: Seat;
  readonly onSent: (answer: string) => void;
}

function Table({ view, seat, onSent }: TableProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <BattlesBoard
      {...restingBoard}
      view={view}
      seat={seat}
      ask={battles.asks(view)[0]}
      draft={draft}
      onDraft={setDraft}
      onDecide={onSent}
    />
  );
}

/** The table of whoever is asked. */
function shown(game: Battle, seat = battles.awaited(game)) {
  leave();
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const sent: string[] = [];
  act(() => root.render(<Table view={battles.view(game, seat)} seat={seat} onSent={(answer) => sent.push(answer)} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
    leave = nothing;
  };
  const press = (one: Element | null | undefined): void => {
    if (one == null) throw new Error("nothing to press");
    act(() => void one.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  };
  /** What is pressed by the words on it. */
  const worded = (selector: string, ...words: readonly string[]): HTMLElement | undefined =>
    [...page.querySelectorAll<HTMLElement>(selector)].find((one) => {
      const said = one.getAttribute("aria-label") ?? one.textContent ?? "";
      return words.every((word) => said.includes(word));
    });
  return {
    page,
    sent,
    press,
    worded,
    hex: (hex: Hex) => page.querySelector(`[data-hex="${hexNames[hex]}"]`),
    send: () => page.querySelector<HTMLElement>(".send"),
    key: (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key }))),
  };
}

type Shown = ReturnType<typeof shown>;
const { names } = whole.phrasebooks.en;
const upper = (hex: Hex): string => hexNames[hex].toUpperCase();

/** The words of the piece on the bench that an answer puts down. */
function pieceWords(game: Battle, answer: BattleDecision): readonly string[] {
  switch (answer.kind) {
    case "lay":
      return [names.terrain[pieceIds[answer.piece]]];
    case "place":
      return hasLeader(game, answer.unit)
        ? [names.figure[figureIds[leaderOf(game, answer.unit)]]]
        : [
            names.unit[unitTypeIds[typeNumber(game, answer.unit)]],
            `${names.rank[rankIds[rankOf(game, answer.unit)]]} ·`,
          ];
    case "fortify":
    case "aim":
      return [en.fortify.token(names.symbol[symbolIds[answer.rank]])];
    default:
      return [en.hide.isFalse];
  }
}

/** Presses what leads to an answer, and sends it. */
function answerBy(at: Shown, game: Battle, answer: BattleDecision): void {
  switch (answer.kind) {
    case "pick":
      for (const card of [answer.first, answer.second, answer.third]) {
        const commander = setupCards[card]?.commander;
        if (commander !== undefined) at.press(at.worded(".set-up-card", names.commander[commander.card]));
      }
      break;
    case "breach":
      at.press(at.worded(".ask-row", en.breach.token(names.symbol[symbolIds[answer.rank]], upper(answer.hex))));
      at.press(
        [...at.page.querySelectorAll(".breach-dice > button")].find(
          (one) => one.getAttribute("aria-label") === diceOf(answer).join(", "),
        ),
      );
      break;
    case "lay":
    case "place":
    case "fortify":
    case "aim":
    case "hide":
      at.press(at.worded(".bench button", ...pieceWords(game, answer)));
      at.press(at.hex(answer.hex));
      break;
    default:
      throw new Error(`not asked before a battle: ${answer.kind}`);
  }
  at.press(at.send());
}

const diceOf = ({ die, second }: Extract<BattleDecision, { kind: "breach" }>): string[] =>
  [die, second].filter((one) => one !== NOBODY).map((one) => en.breach.die(names.symbol[symbolIds[one]]));

/** Units of one type and rank are alike: which of them is put down is the same. */
const likeness = (game: Battle, answer: BattleDecision): string =>
  answer.kind === "place"
    ? `${typeNumber(game, answer.unit)} ${rankOf(game, answer.unit)} ${leaderOf(game, answer.unit)} ${answer.hex}`
    : battles.print(answer);

const setUp = (plan: string, game: number): Battle => {
  const options = battles.readOptions({ plan });
  if (isRefusal(options)) throw new Error(options.rule);
  return battles.setup(options, seedFrom(`set up ${game}`));
};

const isBefore = (game: Battle): boolean => game[ROUND] === 0 && battles.awaited(game) !== NOBODY;
const step = (game: Battle, chance: Chance): void => {
  const seat = battles.awaited(game);
  battles.apply(game, seat, battles.sample(game, seat, chance));
};

test.each(["raid", "reward", "wolf-raiders", "breaking-the-siege", "green-fork"])(
  "%s: every answer before the first round can be given by presses",
  (plan) => {
    const game = setUp(plan, 1);
    const chance = chanceFrom(7);
    for (let asked = 0; isBefore(game); asked++, step(game, chance)) {
      // Questions are many and alike: every third is looked at, and the first.
      if (asked % 3 !== 0) continue;
      const answer = oneOf([...(battles.options(game, battles.awaited(game)) ?? [])], chance);
      const at = shown(game);
      answerBy(at, game, answer);
      expect(at.sent).toHaveLength(1);
      const sent = battles.parse(at.sent[0], game);
      if (isRefusal(sent)) throw new Error(sent.rule);
      expect(likeness(game, sent)).toBe(likeness(game, answer));
      useTaken.setState({ piece: undefined });
    }
    expect(game[ROUND]).toBe(1);
  },
);

test("every hex that can be chosen is marked, and no other; one that cannot says why", () => {
  const game = setUp("raid", 2);
  const chance = chanceFrom(3);
  while (battles.asks(game)[0].kind === "pick") step(game, chance);
  const at = shown(game);
  const [{ piece }] = [...(battles.options(game, battles.awaited(game)) ?? [])].filter((one) => one.kind === "lay");
  const open = [...(battles.options(game, battles.awaited(game)) ?? [])].flatMap((one) =>
    one.kind === "lay" && one.piece === piece ? [hexNames[one.hex]] : [],
  );
  const marked = [...at.page.querySelectorAll('[data-hex][data-state="legal"]')].map((one) =>
    one.getAttribute("data-hex"),
  );
  expect(new Set(marked)).toEqual(new Set(open));
  const closed = hexesOf[1].find((hex) => !open.includes(hexNames[hex])) as Hex;
  at.press(at.hex(closed));
  at.press(at.send());
  expect(at.sent).toEqual([]);
  expect(at.page.querySelector(".why")?.textContent).toContain("skirmish.own-edge");
});

test("a piece that was put down stands as soon as the next is taken up; digits take them up", () => {
  const game = setUp("raid", 2);
  const chance = chanceFrom(3);
  while (battles.asks(game)[0].kind === "pick") step(game, chance);
  const at = shown(game);
  const pieces = [...at.page.querySelectorAll<HTMLElement>(".bench button")];
  expect(pieces.length).toBeGreaterThan(1);
  at.key("2");
  expect(pieces[1].getAttribute("aria-pressed")).toBe("true");
  const hex = at.page.querySelector('[data-hex][data-state="legal"]');
  at.press(hex);
  expect(at.sent).toEqual([]);
  at.key("1");
  expect(at.sent).toHaveLength(1);
  expect(at.sent[0]).toContain(String(hex?.getAttribute("data-hex")));
});

test("commanders beyond the number or the value are greyed with the rule, and picks that are sealed can be changed", () => {
  const game = setUp("raid", 1);
  const first = shown(game, 0);
  const [robb, king, eddard] = ["robb-young-wolf", "robb-king", "eddard"].map((id) =>
    first.worded(".set-up-card", names.commander[id]),
  );
  first.press(robb);
  expect(king?.getAttribute("aria-description")).toContain("cannot come twice");
  expect(eddard?.getAttribute("aria-disabled")).toBe("true");
  first.press(first.worded(".set-up-card", names.commander.maege));
  first.press(first.send());
  expect(first.sent).toEqual(["pick ss1 ss7"]);
  battles.apply(game, 0, battles.parse("pick ss1 ss7", game) as BattleDecision);
  const again = shown(game, 0);
  expect(again.page.textContent).toContain(en.pick.sealed("Lannister"));
  again.press(again.worded(".set-up-card", names.commander.maege));
  again.press(again.send());
  expect(again.sent).toEqual(["pick ss1"]);
});

test("the reader's language is spoken", async () => {
  const game = setUp("raid", 1);
  expect(shown(game).page.textContent).toContain(en.pick.lead(2, 4));
  await act(() => changeSettings({ language: "fr" }));
  await expect.poll(() => shown(game).page.textContent).toContain(fr.pick.lead(2, 4));
  await act(() => changeSettings({ language: "en" }));
});
