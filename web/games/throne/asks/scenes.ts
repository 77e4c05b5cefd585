import type { AskKind } from "@weirwood/throne/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { whenIdle } from "../../../app/when-idle.ts";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import type { Desk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";
import { type Chapter, chapterOf, type LaterKind, type MakeScene, type Scene } from "../desk/scene.ts";
import { ordersScene } from "./orders.tsx";

/** How questions are put that do not come with the board, and what is shown to whoever is not asked. */
type Later = { readonly [kind in LaterKind]?: MakeScene } & { readonly watch?: (reading: Reading) => Scene };
type File = Chapter | "watch";

/** Orders are what everybody meets first, and come with the board; each chapter of other questions is a file. */
const files: { readonly [file in File]: () => Promise<Later> } = {
  action: async () => (await import("./action-scenes.ts")).scenes,
  battle: async () => (await import("./battle-scenes.ts")).scenes,
  westeros: async () => (await import("./westeros-scenes.ts")).scenes,
  watch: async () => ({ watch: (await import("../battle/watch.tsx")).watchScene }),
};
const opened = new Set<File>();
const useLater = create<Later>(() => ({}));

async function load(file: File): Promise<void> {
  if (opened.has(file)) return;
  const later = await files[file]();
  opened.add(file);
  useLater.setState(later);
}

/** Loads whatever is not there yet. */
export async function loadScenes(): Promise<void> {
  await Promise.all((Object.keys(files) as File[]).map(load));
}

const fileFor = (kind: AskKind | undefined): File | undefined =>
  kind === undefined ? "watch" : kind === "orders" ? undefined : chapterOf[kind];

const nothing: Scene = { panel: null };

/** How the open question is put, or what is shown while there is none. */
export function useSceneMaker(kind: AskKind | undefined): (desk: Desk | undefined, reading: Reading) => Scene {
  const later = useLater();
  const file = fileFor(kind);
  useEffect(() => {
    const forget = file && keepLoading(() => load(file));
    const ignore = whenNextIsNear(file, () => void loadScenes().catch(() => undefined));
    return () => {
      forget?.();
      ignore?.();
    };
  }, [file]);
  return useMemo(() => sceneMaker(later), [later]);
}

/** A first view needs one chapter. The next question comes while others play, or once the reader does something. */
function whenNextIsNear(file: File | undefined, act: () => void): (() => void) | undefined {
  const actWhenIdle = (): void => whenIdle(act);
  if (file === "watch") return void actWhenIdle();
  const ended = new AbortController();
  const once = { once: true, capture: true, signal: ended.signal };
  addEventListener("pointerdown", actWhenIdle, once);
  addEventListener("keydown", actWhenIdle, once);
  return () => ended.abort();
}

const sceneMaker =
  (later: Later) =>
  (desk: Desk | undefined, reading: Reading): Scene => {
    if (desk === undefined) return later.watch?.(reading) ?? nothing;
    return desk.kind === "orders" ? ordersScene(desk) : (later[desk.kind]?.(desk) ?? nothing);
  };
