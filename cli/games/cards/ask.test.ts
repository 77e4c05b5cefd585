import { type Cards, cards } from "@weirwood/cards";
import { isRefusal, type JsonMap } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { plain } from "../../layout.ts";
import { detailLines } from "./ask.ts";

const [ONE, TWO] = [0, 1];

/** What somebody is told beside the question: of each line its words, however it is broken. */
function said(game: Cards, seat: number, language: "en" | "fr" = "en"): readonly string[] {
  const lines = detailLines(cards.view(game, seat), seat, contextOf(["--lang", language], {})).flatMap((line) =>
    plain(line).split("\n"),
  );
  const whole: string[] = [];
  for (const line of lines) {
    if (line.startsWith("   ")) whole.push(`${whole.pop()} ${line.trim()}`);
    else whole.push(line.trim());
  }
  return whole.map((line) => line.replaceAll(/\s+/g, " "));
}

const openAsk = (game: Cards): string => cards.asks(game)[0].kind;

/** Everybody passes, or does the only thing there is, until somebody is asked this. */
function passTo(game: Cards, kind: string): void {
  while (openAsk(game) !== kind) {
    const seat = cards.awaited(game);
    const answers = [...(cards.options(game, seat) ?? [])];
    const pass = answers.find((answer) => answer.kind === "pass");
    if (pass === undefined && answers.length > 1) throw new Error(`${openAsk(game)} is asked`);
    cards.apply(game, seat, pass ?? answers[0]);
  }
}

function decide(game: Cards, ...answers: readonly (readonly [seat: number, text: string])[]): void {
  for (const [seat, text] of answers) {
    const answer = cards.parse(text, game, seat);
    if (isRefusal(answer)) throw new Error(answer.rule);
    expect(cards.check(game, seat, answer)).toBe(undefined);
    cards.apply(game, seat, answer);
  }
}

/** Both reveal their plots; player one begins. */
function revealed(one: JsonMap, two: JsonMap): Cards {
  const game = cards.scenarios.given({
    phase: "plot",
    one: { house: "stark", ...one },
    two: { house: "lannister", ...two },
  });
  passTo(game, "plot");
  for (const seat of [ONE, TWO]) decide(game, [seat, `plot ${((seat === ONE ? one : two).plots as string[])[0]}`]);
  passTo(game, "first");
  decide(game, [ONE, "choose one"]);
  passTo(game, "order");
  return game;
}

/** Valar Morghulis is about to kill two stewards and a knight. */
function allInDanger(one: JsonMap, two: JsonMap): Cards {
  const game = revealed(
    { plots: ["core_201", "core_183"], ...one },
    { plots: ["core_183", "core_191"], play: ["core_52", "core_52", "core_18"], ...two },
  );
  decide(game, [ONE, "next 0"]);
  return game;
}

describe("answers that differ say in what", () => {
  test("whom a save is for, also of two with one title", () => {
    const game = allInDanger({ play: ["kotse_27"] }, {});
    passTo(game, "save");
    expect(said(game, ONE)).toEqual([
      "Plot, Reveal plots.",
      "Carried out: Plots are revealed › Valar Morghulis (passive, Player one).",
      "In danger: b3 Lannisport Steward, b4 Lannisport Steward, b5 Knight of the Tumblestone.",
      "#1 pass",
      "#2 act kotse_27/1 b1 o0 The Iron Mines (about b3 Lannisport Steward)",
      "#3 act kotse_27/1 b1 o1 The Iron Mines (about b4 Lannisport Steward)",
      "#4 act kotse_27/1 b1 o2 The Iron Mines (about b5 Knight of the Tumblestone)",
    ]);
  });

  test("which death is answered", () => {
    const game = allInDanger({ hand: ["fx_f20"] }, {});
    passTo(game, "response");
    expect(said(game, ONE, "fr").slice(-3)).toEqual([
      "#2 act fx_f20/1 fx_f20 o3 La tête sur une pique (à propos de b2 Intendant de Port-Lannis)",
      "#3 act fx_f20/1 fx_f20 o4 La tête sur une pique (à propos de b3 Intendant de Port-Lannis)",
      "#4 act fx_f20/1 fx_f20 o5 La tête sur une pique (à propos de b4 Chevalier de la Culbute)",
    ]);
  });

  test("whose plot comes next, where both have the same one", () => {
    const game = revealed({ plots: ["core_181", "core_183"] }, { plots: ["core_181", "core_191"], play: ["core_52"] });
    const [first, second] = said(game, ONE).slice(-2);
    expect(first).toMatch(/^#1 next 0 Summoning Season: .*\(b\d, Player one\)$/);
    expect(second).toMatch(/^#2 next 1 Summoning Season: .*\(b\d, Player two\)$/);
  });
});

describe("rounds of actions that a phase has several of", () => {
  test("are told apart by what comes next", () => {
    const game = cards.scenarios.given({
      phase: "draw",
      one: { house: "stark", hand: ["core_177"], play: ["core_18"], deck: ["core_7", "core_8", "core_9"] },
      two: { house: "lannister", deck: ["core_48", "core_47", "core_44"] },
    });
    passTo(game, "action");
    expect(said(game, ONE)[0]).toBe("Draw, Actions; next: Draw.");
    decide(game, [ONE, "pass"]);
    while (said(game, ONE)[0]?.startsWith("Draw, Actions; next: Draw") || openAsk(game) !== "action") {
      decide(game, [cards.awaited(game), "pass"]);
    }
    expect(said(game, ONE, "fr")[0]).toBe("Pioche, Actions ; ensuite : Fin de la phase.");
  });

  test("in challenges by those that have been made", () => {
    const game = cards.scenarios.given({
      one: { house: "stark", hand: ["core_177"], play: ["core_18", "core_9"] },
      two: { house: "lannister", play: ["core_52 kneeling"] },
    });
    passTo(game, "action");
    expect(said(game, ONE)[0]).toBe("Challenges, Actions; before the first challenge; Player one is active.");
    passTo(game, "challenge");
    decide(game, [ONE, "challenge military two"]);
    while (!/^Défis, Actions ;/.test(said(game, ONE, "fr")[0] ?? "")) decide(game, [cards.awaited(game), "pass"]);
    expect(said(game, ONE, "fr")[0]).toBe("Défis, Actions ; défis lancés : militaire ; joueur actif : Joueur un.");
  });
});

test("a keyword that asks says whose it is, and what it asks", () => {
  const game = cards.scenarios.given({
    one: { house: "lannister", play: ["core_37", "core_52"] },
    two: { house: "stark", play: ["core_18 kneeling"] },
  });
  passTo(game, "challenge");
  decide(game, [ONE, "challenge military two"]);
  passTo(game, "choice");
  expect(said(game, ONE)).toEqual([
    "Ser Jaime Lannister: Infamy: power that its controller would gain on the House card may lie on it instead.",
    "#1 choose yes",
    "#2 choose no",
  ]);
});

describe("what a window is about", () => {
  test("the save that can be cancelled is the last of what is carried out", () => {
    const game = allInDanger({ play: ["kotse_27"] }, { hand: ["kotse_19"] });
    passTo(game, "save");
    decide(game, [ONE, "act kotse_27/1 b1 o0"], [TWO, "pass"]);
    expect(said(game, TWO)).toContain(
      "Carried out: Plots are revealed › Valar Morghulis (passive, Player one) › " +
        "The Iron Mines (save, Player one; for b3 Lannisport Steward).",
    );
    expect(said(game, TWO, "fr").join(" ")).toContain("(sauvetage, Joueur un ; pour b3 Intendant de Port-Lannis)");
  });

  test("what the rules themselves do next has a name", () => {
    const game = revealed({ plots: ["core_201", "core_183"] }, { plots: ["core_183", "core_191"], play: ["core_52"] });
    expect(said(game, ONE, "fr").at(-1)).toBe(
      "#2 next 1 Trêve précaire : Le texte du complot entre en vigueur (Joueur deux)",
    );
  });

  test("what a challenge brings stands before the round in which each part can be cancelled", () => {
    const game = cards.scenarios.given({
      one: { house: "stark", play: ["core_18", "kotse_27"] },
      two: { house: "lannister", play: ["core_52 kneeling"] },
    });
    passTo(game, "challenge");
    decide(game, [ONE, "challenge military two"]);
    passTo(game, "save");
    expect(said(game, ONE)).toContain(
      "About to happen: Player two meets the claim of 1, military; 1 power for no opposition.",
    );
  });
});
