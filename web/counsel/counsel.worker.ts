import { entryNamed } from "@weirwood/catalogue";
import type { Counsel, CounselQuestion } from "./work-out.ts";

/** Gives counsel for every question. What thinking takes is loaded with the first. */
export function giveCounsel(): void {
  addEventListener("message", async ({ data: question }: MessageEvent<CounselQuestion>) => {
    const [craft, { counselFor }] = await Promise.all([entryNamed(question.game)?.craft?.(), import("./work-out.ts")]);
    const counsel = craft && counselFor(craft, question);
    postMessage(counsel ?? ({ ask: question.ask, answers: [] } satisfies Counsel));
  });
}
