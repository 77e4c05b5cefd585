import type { AskKind } from "@weirwood/battles/questions";
import type { Desk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { anyScene } from "./any-ask.tsx";

/** How each kind of question is put. */
const scenes: { readonly [kind in AskKind]: MakeScene } = {
  fortify: anyScene,
  breach: anyScene,
  aim: anyScene,
  hide: anyScene,
  pick: anyScene,
  place: anyScene,
  turn: anyScene,
  declare: anyScene,
  choose: anyScene,
  "free-move": anyScene,
  "swap-token": anyScene,
  "also-order": anyScene,
  "free-leave": anyScene,
  carry: anyScene,
  move: anyScene,
  attack: anyScene,
  parting: anyScene,
  commit: anyScene,
  reroll: anyScene,
  "swap-bearer": anyScene,
  "stand-firm": anyScene,
  retreat: anyScene,
  follow: anyScene,
  "pursue-attack": anyScene,
  counter: anyScene,
  again: anyScene,
  keep: anyScene,
  recover: anyScene,
};

/** What is shown while nobody is asked here. */
const watching = (_reading: Reading): Scene => ({ panel: null });

export const sceneOf = (desk: Desk | undefined, reading: Reading): Scene =>
  desk === undefined ? watching(reading) : scenes[desk.kind](desk);
