import type { AskKind } from "@weirwood/throne/questions";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import type { Desk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";
import type { LaterScenes, Scene } from "../desk/scene.ts";
import { ordersScene } from "./orders.tsx";

/**
 * How questions are put. Orders are what everybody meets first, and come with the board; all others are a file of their
 * own, fetched as soon as the first orders are given, or one of the others is asked.
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
  const isWanted = kind !== "orders";
  useEffect(() => {
    if (later === undefined && isWanted) void loadScenes();
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
