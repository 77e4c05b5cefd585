import { throneBots } from "@weirwood/bots/throne";
import { throne } from "@weirwood/throne/rules";
import { indexedGameStore } from "./indexed-game-store.ts";
import type { AnyGame, LocalGame } from "./local-game.ts";
import { LocalHost } from "./local-host.ts";
import type { PageMessage } from "./local-messages.ts";

/** Games that can be played without a server, and their bots. A new one joins with one entry. */
const games: { readonly [name: string]: LocalGame } = {
  throne: { game: throne as AnyGame, bots: throneBots },
};

const otherTabs = new BroadcastChannel("weirwood.local-games");

const host = new LocalHost(
  {
    say: (message) => postMessage(message),
    listen: (hear) => addEventListener("message", ({ data }: MessageEvent<PageMessage>) => hear(data)),
    close: () => close(),
  },
  {
    games,
    store: indexedGameStore(),
    now: Date.now,
    newId: () => crypto.randomUUID().replaceAll("-", ""),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    announce: (id) => otherTabs.postMessage(id),
  },
);

otherTabs.addEventListener("message", ({ data: id }: MessageEvent<string>) => host.changedElsewhere(id));
