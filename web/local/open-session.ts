import { explain, type Refusal } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { openBooks, openedBook } from "../games/books.ts";
import { textNow } from "../text/use-text.ts";
import { openWorker } from "../workers/open-worker.ts";
import type { PageMessage, Port, WorkerMessage } from "./local-messages.ts";
import { type Beginning, type LocalSession, localSession } from "./local-session.ts";

/** Starts a worker of its own for a game, and sits down to it. */
export function openLocalSession(beginning: Beginning, isCovered = false): LocalSession {
  const worker = openWorker("game");
  const port: Port<PageMessage, WorkerMessage> = {
    say: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => hear(data)),
    close: () => worker.terminate(),
  };
  return localSession(port, beginning, { explain: refusalNow, isCovered });
}

/** A table refuses in the client's words, a game by its own book, a record by the kernel's. */
async function refusalNow(refusal: Refusal, game: string | undefined): Promise<string> {
  const { refusals } = textNow().local;
  if (Object.hasOwn(refusals, refusal.rule)) return refusals[refusal.rule];
  if (game !== undefined) await openBooks(game);
  const { language } = useSettings.getState();
  const book = game && openedBook(game, language);
  return explain(book || (await import("./kernel-book.ts")).kernelPhrases[language], refusal);
}
