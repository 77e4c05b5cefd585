import { explain, kernelPhrases, type Refusal } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { openBooks, openedBook } from "../games/books.ts";
import { textNow } from "../text/use-text.ts";
import type { Pace, PageMessage, Port, WorkerMessage } from "./local-messages.ts";
import { type Beginning, type LocalSession, localSession } from "./local-session.ts";

const paceKey = "weirwood.pace";
const paces: readonly Pace[] = ["instant", "quick", "calm", "stepwise"];

/** Starts a worker of its own for a game, and sits down to it. */
export function openLocalSession(beginning: Beginning, isCovered = false): LocalSession {
  const worker = new Worker(new URL("./game.worker.ts", import.meta.url), { type: "module", name: "game" });
  const port: Port<PageMessage, WorkerMessage> = {
    say: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => hear(data)),
    close: () => worker.terminate(),
  };
  const session = localSession(port, beginning, {
    explain: refusalNow,
    pace: keptPace(),
    isCovered,
  });
  session.controls.subscribe(({ pace }, before) => {
    if (pace !== before.pace) keepPace(pace);
  });
  return session;
}

/** A table refuses in the client's words, a game by its own book, a record by the kernel's. */
async function refusalNow(refusal: Refusal, game: string | undefined): Promise<string> {
  const { refusals } = textNow().local;
  if (Object.hasOwn(refusals, refusal.rule)) return refusals[refusal.rule];
  if (game !== undefined) await openBooks(game);
  const { language } = useSettings.getState();
  return explain((game && openedBook(game, language)) || kernelPhrases[language], refusal);
}

function keptPace(): Pace {
  try {
    const kept = localStorage.getItem(paceKey);
    return paces.find((pace) => pace === kept) ?? "quick";
  } catch {
    // No storage: a private window.
    return "quick";
  }
}

function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(paceKey, pace);
  } catch {
    // The choice holds until the page is left.
  }
}
