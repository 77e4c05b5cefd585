import {
  type Battle,
  type Hex,
  hexOf,
  hittingFaces,
  MELEE,
  MORALE,
  markerHex,
  NONE,
  PARTING,
  procedures,
  register,
  STRIKE,
  SYMBOLS,
  type Unit,
} from "@weirwood/battles/questions";
import type { FieldArrow } from "../field/field-show.ts";

/** What a die does where it lies. Morale may be a hit besides: then it does both. */
export type DieDeed = "hit" | "miss" | "back" | "both" | "ignored";

export interface LyingDie {
  /** Counted from 0, by symbol. */
  readonly place: number;
  readonly symbol: number;
  readonly does: DieDeed;
  /** It was rolled again for flanking, and stands. */
  readonly stands: boolean;
}

/** The parts of an attack in which somebody may be asked something, in their order. */
const stages = ["dice", "hits", "retreat", "advance", "counter"] as const;
export type AttackStage = (typeof stages)[number];

/** An attack as its frame has it: what a question inside it is about. */
export interface AttackInProgress {
  readonly way: number;
  /** NONE for archers that are a token. */
  readonly attacker: Unit;
  readonly target: Unit;
  readonly from: Hex;
  /** Where the target stood when it was attacked. */
  readonly at: Hex;
  readonly stage: AttackStage;
  /** The stages that this way of attacking has. */
  readonly stages: readonly AttackStage[];
  /** What a die does, by the symbol that it shows. */
  readonly deeds: readonly DieDeed[];
  readonly dice: readonly LyingDie[];
  /** Morale results that drive the target back, as far as they are counted. */
  readonly retreats: number;
}

/** From whom to whom, as the field draws it. */
export const arrowOf = ({ from, at }: AttackInProgress): FieldArrow => ({ path: [from, at], kind: "attack" });

/** The innermost attack; a retreat or a parting blow may lie over it. */
export function attackInProgress(view: Battle): AttackInProgress | undefined {
  for (let level = procedures.depth(view) - 1; level >= 0; level--)
    if (procedures.kindAt(view, level) === procedures.kinds.attack) return attackAt(view, level);
  return undefined;
}

function attackAt(view: Battle, level: number): AttackInProgress {
  const said = (name: keyof typeof register): number => procedures.getAt(view, level, register[name]);
  const [attacker, target, way] = [said("attacker"), said("target"), said("way")];
  const deeds = deedsOf(said, hittingFaces(view, attacker, way, target));
  return {
    way,
    attacker,
    target,
    from: attacker === NONE ? markerHex(view, said("marker")) : hexOf(view, attacker),
    at: said("at"),
    stage: stageOf(procedures.stepAt(view, level)),
    stages: stagesOf(way),
    deeds,
    dice: diceOf(said, deeds),
    retreats: said("retreats"),
  };
}

const { hits, casualties, follow, counter } = procedures.steps.attack;

/** While somebody is asked, the frame already stands at the step after. */
function stageOf(step: number): AttackStage {
  if (step <= hits) return "dice";
  if (step <= casualties) return "hits";
  if (step <= follow) return "retreat";
  return step <= counter ? "advance" : "counter";
}

/** Only after a melee attack somebody follows or strikes back, and nobody retreats from a blow. */
function stagesOf(way: number): readonly AttackStage[] {
  if (way === MELEE) return stages;
  return way === PARTING || way === STRIKE ? stages.slice(0, 2) : stages.slice(0, 3);
}

type Registers = (name: keyof typeof register) => number;

/** In the frame dice lie by symbol: those that may be rolled again, and those that stand. */
const diceNames = [
  ["green", "set-green"],
  ["blue", "set-blue"],
  ["red", "set-red"],
  ["valor", "set-valor"],
  ["morale", "set-morale"],
] as const;

/** By symbol, what a die that shows it does. */
const deedsOf = (said: Registers, faces: number): DieDeed[] =>
  Array.from({ length: SYMBOLS }, (_, symbol) =>
    symbol === MORALE ? moraleDoes(said) : (faces >> symbol) & 1 ? "hit" : "miss",
  );

function diceOf(said: Registers, deeds: readonly DieDeed[]): LyingDie[] {
  const bySymbol = deeds.flatMap((does, symbol) => {
    const [free, set] = diceNames[symbol].map((name) => said(name));
    return Array.from({ length: free + set }, (_, die) => ({ symbol, does, stands: die >= free }));
  });
  return bySymbol.map((die, place) => ({ ...die, place }));
}

const [BESIDES, INSTEAD] = [0, 1];

function moraleDoes(said: Registers): DieDeed {
  const way = said("way");
  if (said("ignores-morale") === 1 || way === PARTING || way === STRIKE) return "ignored";
  if (said("morale-hits") === INSTEAD) return "hit";
  return said("morale-hits") === BESIDES ? "both" : "back";
}
