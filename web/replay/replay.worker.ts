import { explain, isRecordProblem, kernelPhrases } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import type { AnyGame } from "../local/local-game.ts";
import { type Reel, readReel } from "./reel.ts";
import type { ReelAnswer, ReelRequest } from "./reel-messages.ts";

/** Games whose records can be replayed. A new one joins with one entry. */
const games: { readonly [name: string]: AnyGame } = { throne: throne as AnyGame };

let reel: Reel | undefined;
const say = (answer: ReelAnswer): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<ReelRequest>) => {
  if (data.do === "view") {
    const { key, at, reader } = data;
    say({ is: "view", key, views: at.map((place) => reel?.view(place, reader) ?? {}) });
    return;
  }
  const found = readReel(data.text, games, (done, of) => say({ is: "progress", done, of }));
  if (isRecordProblem(found)) {
    const { line, refusal } = found;
    // A decision that is not possible is explained by its game, a broken file by the kernel.
    const books = refusal.rule.startsWith("kernel.") ? kernelPhrases : throne.phrasebooks;
    const sentences = { en: explain(books.en, refusal), fr: explain(books.fr, refusal) };
    say({ is: "problem", line, rule: refusal.rule, sentences });
    return;
  }
  reel = found;
  say({ is: "reel", summary: found.summary });
});
