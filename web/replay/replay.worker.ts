import { isRecordProblem } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
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
    say({ is: "problem", line: found.line, refusal: found.refusal });
    return;
  }
  reel = found;
  say({ is: "reel", summary: found.summary });
});
