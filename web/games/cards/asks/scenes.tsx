import { cards } from "@weirwood/cards/playing";
import type { AskKind } from "@weirwood/cards/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene, Mark, Scene } from "../desk/scene.ts";
import { type Thing, thingOf } from "../desk/things.ts";
import { pollScene } from "./poll.tsx";

type Scenes = { readonly [kind in AskKind]?: MakeScene };

/** What comes with the board: nearly every question is one of these. */
const firstScenes = { action: pollScene, save: pollScene, response: pollScene } satisfies Scenes;

type LaterKind = Exclude<AskKind, keyof typeof firstScenes>;

const listing = async (): Promise<MakeScene> => listScene;

/** How every other question is put: files of their own, fetched when the first of these questions is asked. */
const laterScenes: { readonly [kind in LaterKind]: () => Promise<MakeScene> } = {
  deck: listing,
  mulligan: listing,
  place: listing,
  plot: listing,
  first: async () => (await import("./choose-scenes.tsx")).choiceScene,
  title: async () => (await import("./choose-scenes.tsx")).choiceScene,
  order: listing,
  challenge: listing,
  attackers: async () => (await import("./choose-scenes.tsx")).attackersScene,
  stealth: async () => (await import("./choose-scenes.tsx")).stealthScene,
  defenders: async () => (await import("./choose-scenes.tsx")).defendersScene,
  target: async () => (await import("./choose-scenes.tsx")).targetScene,
  pay: async () => (await import("./choose-scenes.tsx")).payScene,
  choice: async () => (await import("./choose-scenes.tsx")).choiceScene,
  number: listing,
  name: async () => (await import("./choose-scenes.tsx")).choiceScene,
  redirect: async () => (await import("./choose-scenes.tsx")).choiceScene,
  stack: async () => (await import("./choose-scenes.tsx")).choiceScene,
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

/** Every legal answer as a button, and on the table where it points at something. */
function listScene(desk: Desk): Scene {
  const marks = new Map<Thing, Mark>();
  for (const answer of desk.answers) {
    const thing = thingOf(desk.view, desk.seat, answer);
    if (thing !== undefined) marks.set(thing, { is: "can" });
  }
  return {
    marks,
    onThing: (thing) => desk.send(desk.answers.find((answer) => thingOf(desk.view, desk.seat, answer) === thing)),
    panel: (
      <AskPanel title={desk.words.book.names.ask[desk.kind]}>
        {desk.answers.map((answer) => (
          <button key={cards.print(answer)} type="button" className="btn" onClick={() => desk.send(answer)}>
            {cards.print(answer)}
          </button>
        ))}
      </AskPanel>
    ),
  };
}
