import { AnswerList, type Answers, type Chance, NOBODY } from "@weirwood/kernel";
import type { House } from "../data/names.ts";
import type { Answer, BattleDecision } from "../decisions.ts";
import type { Battle } from "../state/layout.ts";
import type { Step } from "./step.ts";

/**
 * Legal answers as a row of numbers, each made into a decision when somebody looks at it. A turn or a move has a hundred
 * answers of which a player takes one.
 */
export type AnswerCodes = number[];

/** In a byte of a code, in the place of a word that says there is none. */
const NO_WORD = 255;
const orNobody = (word: number): number => (word === NO_WORD ? NOBODY : word);
const NO_TACTIC = 3;

/** The decisions that are listed so, from the three bytes of their code. */
const makers = [
  (hex, by, pair): Answer<"order"> => ({ kind: "order", hex, by, pair: orNobody(pair) }),
  (): Answer<"raise"> => ({ kind: "raise" }),
  (hex): Answer<"ready"> => ({ kind: "ready", hex }),
  (card, leader, ways): Answer<"play"> => {
    const tactic = ways & 3;
    return { kind: "play", card, leader, commands: ways >> 2, tactic: tactic === NO_TACTIC ? NOBODY : tactic };
  },
  (leader): Answer<"commit"> => ({ kind: "commit", leader }),
  (hex, at): Answer<"volley"> => ({ kind: "volley", hex, at }),
  (): Answer<"pass"> => ({ kind: "pass" }),
  (hex, to): Answer<"move"> => ({ kind: "move", hex, to: orNobody(to) }),
  (hex): Answer<"quench"> => ({ kind: "quench", hex }),
  (): Answer<"halt"> => ({ kind: "halt" }),
  (hex, at, support): Answer<"attack"> => ({ kind: "attack", hex, at, support: orNobody(support) }),
  (hex, at, rank): Answer<"hounds"> => ({ kind: "hounds", hex, at, rank: orNobody(rank) }),
  (hex, at): Answer<"scorch"> => ({ kind: "scorch", hex, at }),
  (hex, at): Answer<"douse"> => ({ kind: "douse", hex, at }),
  (): Answer<"cease"> => ({ kind: "cease" }),
] satisfies ((a: number, b: number, c: number) => BattleDecision)[];

export const [
  ORDER,
  RAISE,
  READY,
  PLAY,
  COMMIT,
  VOLLEY,
  PASS,
  MOVE,
  QUENCH,
  HALT,
  ATTACK,
  LOOSE,
  SCORCH,
  DOUSE,
  CEASE,
] = makers.map((_, kind) => kind);

/** The code of an answer: its kind, and up to three words; NOBODY is a word too. */
export const codeOf = (kind: number, a = 0, b = 0, c = 0): number =>
  (kind << 24) | ((a & NO_WORD) << 16) | ((b & NO_WORD) << 8) | (c & NO_WORD);

/** Commands and tactic of a card in one word. */
export const waysWord = (commands: number, tactic: number): number =>
  (commands << 2) | (tactic === NOBODY ? NO_TACTIC : tactic);

const answerOf = (code: number): BattleDecision =>
  makers[code >> 24]((code >> 16) & NO_WORD, (code >> 8) & NO_WORD, code & NO_WORD);

/** Adds every legal answer of a House to a row. */
export type Lister = (game: Battle, house: House, codes: AnswerCodes) => void;

/** What a step says of its answers, from the one function that lists them. */
export function listedBy<Said extends BattleDecision>(list: Lister): Pick<Step<Said>, "options" | "sample"> {
  const codesOf = (game: Battle, house: House): AnswerCodes => {
    const codes: AnswerCodes = [];
    list(game, house, codes);
    return codes;
  };
  return {
    options(game, house): Answers<Said> {
      const codes = codesOf(game, house);
      return new AnswerList(codes.length, (place) => answerOf(codes[place]) as Said);
    },
    sample(game, house, chance: Chance) {
      const codes = codesOf(game, house);
      return answerOf(codes[chance.below(codes.length)]) as Said;
    },
  };
}
