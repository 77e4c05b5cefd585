import type { AskKind } from "@weirwood/battles/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import { openBooks } from "../../books.ts";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { turnScene } from "./turn.tsx";
import { type HandKind, sceneKindOf } from "./turn-hand.ts";

/** Every kind of question, and what is taken up on one’s turn. */
type SceneKind = AskKind | HandKind;

type Scenes = { readonly [kind in SceneKind]?: MakeScene };

/** What comes with the board: everybody is asked this first. */
const firstScenes = { turn: turnScene } satisfies Scenes;

type LaterKind = Exclude<SceneKind, keyof typeof firstScenes>;

const moving = async (): Promise<MakeScene> => (await import("./move.tsx")).moveScene;
const attacking = async (): Promise<MakeScene> => (await import("./attack.tsx")).attackScene;

/** What is asked before the first round has words of its own. */
async function beforeBattle<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("battles", "setup")]);
  return loaded;
}

const answering = (kind: keyof typeof import("./answer-scenes.ts").answerScenes) => async (): Promise<MakeScene> =>
  (await import("./answer-scenes.ts")).answerScenes[kind];

/** How every other question is put: files of their own, fetched when the first of these questions is asked. */
const laterScenes: { readonly [kind in LaterKind]: () => Promise<MakeScene> } = {
  fortify: async () => (await beforeBattle(import("./lay-tokens.tsx"))).fortifyScene,
  breach: async () => (await beforeBattle(import("./breach.tsx"))).breachScene,
  aim: async () => (await beforeBattle(import("./lay-tokens.tsx"))).aimScene,
  hide: async () => (await beforeBattle(import("./lay-tokens.tsx"))).hideScene,
  pick: async () => (await beforeBattle(import("./pick.tsx"))).pickScene,
  place: async () => (await beforeBattle(import("./place.tsx"))).placeScene,
  token: async () => (await import("./turn-token.tsx")).tokenScene,
  card: async () => (await import("./turn-card.tsx")).cardScene,
  archers: async () => (await import("./turn-volley.tsx")).volleyScene,
  declare: async () => (await import("./declare.tsx")).declareScene,
  choose: async () => (await import("./choose.tsx")).chooseScene,
  "free-move": moving,
  "swap-token": async () => (await import("./swap-token.tsx")).swapTokenScene,
  "also-order": async () => (await import("./also-order.tsx")).alsoOrderScene,
  "free-leave": answering("free-leave"),
  carry: answering("carry"),
  move: moving,
  attack: attacking,
  parting: answering("parting"),
  commit: answering("commit"),
  reroll: answering("reroll"),
  "swap-bearer": answering("swap-bearer"),
  "stand-firm": answering("stand-firm"),
  retreat: answering("retreat"),
  follow: answering("follow"),
  "pursue-attack": attacking,
  counter: answering("counter"),
  again: attacking,
  keep: async () => (await import("./keep.tsx")).keepScene,
  recover: async () => (await import("./recover.tsx")).recoverScene,
};

const useScenes = create<Scenes>(() => firstScenes);

/** Fetches how a question is put, where that is not here yet. */
export async function loadScene(kind: SceneKind): Promise<void> {
  if (useScenes.getState()[kind] !== undefined) return;
  const scene = await laterScenes[kind as LaterKind]();
  useScenes.setState({ [kind]: scene });
}

/** Fetches all of them, the one that is asked for first. */
async function loadScenes(kind: SceneKind): Promise<void> {
  await loadScene(kind);
  for (const other of Object.keys(laterScenes)) await loadScene(other as LaterKind);
}

const nothing: Scene = { panel: null };

/** How the open question is put, or what is shown while there is none. */
export function useScene(desk: Desk | undefined): Scene {
  const scenes = useScenes();
  const kind = desk && sceneKindOf(desk);
  const isWanted = kind !== undefined && scenes[kind] === undefined;
  useEffect(() => {
    return isWanted ? keepLoading(() => loadScenes(kind)) : undefined;
  }, [isWanted, kind]);
  return useMemo(
    () => (desk === undefined || kind === undefined ? nothing : (scenes[kind]?.(desk) ?? nothing)),
    [scenes, desk, kind],
  );
}
