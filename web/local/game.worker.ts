import { indexedGameStore } from "./indexed-game-store.ts";
import { loadGame } from "./load-game.ts";
import { LocalHost } from "./local-host.ts";
import type { PageMessage } from "./local-messages.ts";

/** Hosts one table for the page. */
export function playGames(): void {
  const otherTabs = new BroadcastChannel("weirwood.local-games");

  const host = new LocalHost(
    {
      say: (message) => postMessage(message),
      listen: (hear) => addEventListener("message", ({ data }: MessageEvent<PageMessage>) => hear(data)),
      close: () => close(),
    },
    {
      loadGame,
      store: indexedGameStore(),
      now: Date.now,
      newId: () => crypto.randomUUID().replaceAll("-", ""),
      announce: (id) => otherTabs.postMessage(id),
    },
  );

  otherTabs.addEventListener("message", ({ data: id }: MessageEvent<string>) => host.changedElsewhere(id));
}
