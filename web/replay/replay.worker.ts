import { entryNamed } from "@weirwood/catalogue";
import type { ReplayAnswer, ReplayRequest } from "./replay-messages.ts";
import { type ReplayedGame, readReplay } from "./replayed-game.ts";

let replayed: ReplayedGame | undefined;
const say = (answer: ReplayAnswer): void => postMessage(answer);
const loadRules = async (game: string) => entryNamed(game)?.rules();

async function read(text: string): Promise<void> {
  const found = await readReplay(text, loadRules, (done, of) => say({ is: "progress", done, of }));
  if ("problem" in found) {
    const { line, refusal } = found.problem;
    say({ is: "problem", line, refusal, game: found.game });
    return;
  }
  replayed = found;
  say({ is: "replayed", summary: found.summary });
}

/** Plays a record, and shows its positions. */
export function replayRecords(): void {
  addEventListener("message", ({ data }: MessageEvent<ReplayRequest>) => {
    if (data.do === "read") {
      void read(data.text);
      return;
    }
    const { key, at, reader } = data;
    say({ is: "view", key, views: at.map((step) => replayed?.view(step, reader) ?? {}) });
  });
}
