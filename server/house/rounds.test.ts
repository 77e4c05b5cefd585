import { expect, test } from "vitest";
import { silentLog } from "../ports/log.ts";
import { turnedClock } from "./clock.ts";
import { Rounds } from "./rounds.ts";

test("end when the round underway is over, and none begins after it", async () => {
  const clock = turnedClock(0);
  const rounds = new Rounds(clock, silentLog);
  const said: string[] = [];
  let finish = (): void => {};
  rounds.every(1000, "a long round", async () => {
    said.push("begun");
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    said.push("over");
  });
  clock.turnBy(1000);
  const ended = rounds.end().then(() => said.push("ended"));
  clock.turnBy(5000);
  finish();
  await ended;
  clock.turnBy(5000);
  expect(said).toEqual(["begun", "over", "ended"]);
});
