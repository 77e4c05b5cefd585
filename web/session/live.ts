import { useSettings } from "../app/settings.ts";
import { type Connection, makeConnection, type SocketEvents } from "./connection.ts";

let shared: Connection | undefined;
/** Without a name one connects as a visitor, who only looks on. */
let isVisitor = false;

/** How the next connection is made; one that stands is left alone. */
export function connectAsVisitor(isWanted: boolean): void {
  isVisitor = isWanted;
}

/** The page's one connection to the server. */
export function liveConnection(): Connection {
  if (shared !== undefined) return shared;
  const connection = makeConnection({
    openSocket,
    after: afterTime,
    chance: Math.random,
    newKey,
    language: () => useSettings.getState().language,
  });
  shared = connection;
  // A page that was asleep, or a network that is back: look at once instead of waiting for the next try.
  const hurry = (): void => {
    if (document.visibilityState === "visible") connection.hurry();
  };
  document.addEventListener("visibilitychange", hurry);
  addEventListener("online", hurry);
  addEventListener("offline", hurry);
  addEventListener("pageshow", hurry);
  useSettings.subscribe(({ language }, { language: before }) => {
    if (language !== before) connection.speak(language);
  });
  return connection;
}

export function afterTime(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Random, long enough that no two people ever choose the same, safe in an address. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function openSocket(events: SocketEvents) {
  const address = new URL("/live?options=once", location.href);
  if (isVisitor) address.searchParams.set("as", "visitor");
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  socket.addEventListener("open", events.open);
  socket.addEventListener("message", ({ data }) => {
    if (typeof data === "string") events.message(data);
  });
  socket.addEventListener("close", events.closed);
  return {
    send: (text: string): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: (): void => socket.close(),
  };
}
