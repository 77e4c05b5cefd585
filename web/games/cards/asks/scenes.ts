import type { AskKind } from "@weirwood/cards/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import { openBooks } from "../../books.ts";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { pollScene } from "./poll.tsx";

type Scenes = { readonly [kind in AskKind]?: MakeScene };

/** What comes with the board: nearly every question is one of these. */
const firstScenes = { action: pollScene, save: pollScene, response: pollScene } satisfies Scenes;

type LaterKind = Exclude<AskKind, keyof typeof firstScenes>;

const choosing = (name: keyof typeof import("./choose-scenes.tsx")) => async (): Promise<MakeScene> =>
  (await import("./choose-scenes.tsx"))[name];
const declaring = (name: keyof typeof import("./declare.tsx")) => async (): Promise<MakeScene> =>
  (await import("./declare.tsx"))[name];

/** What is asked before the first round has words of its own. */
async function beforeRounds<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, openBooks("cards", "setup")]);
  return loaded;
}

/** How every other question is put: files of their own, fetched when the first of these questions is asked. */
const laterScenes: { readonly [kind in LaterKind]: () => Promise<MakeScene> } = {
  deck: async () => (await beforeRounds(import("./deck.tsx"))).deckScene,
  mulligan: async () => (await beforeRounds(import("./mulligan.tsx"))).mulliganScene,
  place: async () => (await beforeRounds(import("./place.tsx"))).placeScene,
  plot: async () => (await import("./plot.tsx")).plotScene,
  first: choosing("firstScene"),
  title: choosing("titleScene"),
  order: async () => (await import("./order.tsx")).orderScene,
  challenge: async () => (await import("./challenge.tsx")).challengeScene,
  attackers: declaring("attackersScene"),
  stealth: declaring("stealthScene"),
  defenders: declaring("defendersScene"),
  target: choosing("targetScene"),
  pay: choosing("payScene"),
  choice: choosing("choiceScene"),
  number: async () => (await import("./number.tsx")).numberScene,
  name: async () => (await import("./name.tsx")).nameScene,
  redirect: choosing("redirectScene"),
  stack: choosing("stackScene"),
};

const useScenes = create<Scenes>(() => firstScenes);

/** Fetches how a question is put, where that is not here yet. */
export async function loadScene(kind: AskKind): Promise<MakeScene> {
  const here = useScenes.getState()[kind];
  if (here !== undefined) return here;
  const scene = await laterScenes[kind as LaterKind]();
  useScenes.setState({ [kind]: scene });
  return scene;
}

/** Fetches all of them, the one that is asked for first. */
async function loadScenes(kind: AskKind): Promise<void> {
  await loadScene(kind);
  for (const other of Object.keys(laterScenes)) await loadScene(other as LaterKind);
}

const nothing: Scene = { panel: null };

/** How the open question is put, or what is shown while there is none. */
export function useScene(desk: Desk | undefined): Scene {
  const scenes = useScenes();
  const kind = desk?.kind;
  const isWanted = kind !== undefined && scenes[kind] === undefined;
  useEffect(() => (isWanted ? keepLoading(() => loadScenes(kind)) : undefined), [isWanted, kind]);
  return useMemo(
    () => (desk === undefined || kind === undefined ? nothing : (scenes[kind]?.(desk) ?? nothing)),
    [scenes, desk, kind],
  );
}
