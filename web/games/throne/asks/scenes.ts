import type { AskKind } from "@weirwood/throne/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import type { Desk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";
import type { LaterScenes, Scene } from "../desk/scene.ts";
import { ordersScene } from "./orders.tsx";

/**
 * How questions are put. Orders are what everybody meets first, and come with the board; all others are a file of their
 * own, fetched when one of them is asked, or as soon as the page has nothing better to do.
 */
const useLater = create<{ readonly later: LaterScenes | undefined }>(() => ({ later: undefined }));

export async function loadScenes(): Promise<void> {
  const { later } = await import("./later-scenes.ts");
  useLater.setState({ later });
}

const nothing: Scene = { panel: null };

/** How the open question is put, or what is shown while there is none. */
export function useSceneMaker(kind: AskKind | undefined): (desk: Desk | undefined, reading: Reading) => Scene {
  const later = useLater((store) => store.later);
  const isWanted = kind !== undefined && kind !== "orders";
  useEffect(() => {
    if (later !== undefined) return undefined;
    if (!isWanted) return whenIdle(() => void loadScenes());
    void loadScenes();
    return undefined;
  }, [later, isWanted]);
  return useMemo(() => (later === undefined ? firstScene : sceneMaker(later)), [later]);
}

const sceneMaker =
  ({ scenes, watch }: LaterScenes) =>
  (desk: Desk | undefined, reading: Reading): Scene => {
    if (desk === undefined) return watch(reading);
    return desk.kind === "orders" ? ordersScene(desk) : scenes[desk.kind](desk);
  };

const firstScene = (desk: Desk | undefined): Scene => (desk?.kind === "orders" ? ordersScene(desk) : nothing);

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(act, { timeout: 5_000 });
  return () => cancelIdleCallback(wish);
}
