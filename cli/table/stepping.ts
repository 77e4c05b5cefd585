import type { GameEvent, RecordedDecision } from "@weirwood/kernel";
import type { Throne } from "@weirwood/throne";
import { houseIds } from "@weirwood/throne/questions";
import pc from "picocolors";
import { wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { boardLines } from "./board.ts";
import { handLines } from "./hand.ts";
import { logLines } from "./log.ts";
import { positionOf } from "./position.ts";
import { Prompt } from "./prompt.ts";

/** A position of a record: what was decided to get there, and what that brought about. */
export interface Moment {
  readonly state: Throne;
  readonly turn: number;
  /** Missing for the set-up. */
  readonly recorded?: RecordedDecision;
  readonly events: readonly GameEvent[];
}

/** Leafs through a record from one of its moments: on, back, to a turn; shows the map and hands. */
export async function stepThrough(moments: readonly Moment[], start: number, here: Surroundings): Promise<void> {
  const prompt = new Prompt(process.stdout, true);
  const last = moments.length - 1;
  let at = start;
  const tellMoment = (): void => {
    for (const line of momentLines(moments[at], at, last, here)) here.print(line);
  };
  for (const line of boardLines(moments[at].state, here)) here.print(line);
  here.print(pc.dim(wrapped(here.say.replay.stepHelp, here.width)));
  try {
    for (;;) {
      const line = await prompt.ask(`${pc.dim(here.say.replay.place(at, last))} › `);
      if (line === undefined) return;
      const [word = "", rest = ""] = line.trim().toLowerCase().split(/\s+/);
      switch (word) {
        case "":
        case "n":
          if (at === last) return;
          at++;
          tellMoment();
          break;
        case "b":
          at = Math.max(0, at - 1);
          tellMoment();
          break;
        case "t": {
          const found = moments.findIndex(({ turn }) => turn === Number(rest));
          if (found < 0) here.print(here.say.replay.noTurn(Number(rest) || 0, moments[0].turn, moments[last].turn));
          else at = found;
          for (const row of found < 0 ? [] : boardLines(moments[at].state, here)) here.print(row);
          break;
        }
        case "m":
          for (const row of boardLines(moments[at].state, here)) here.print(row);
          break;
        case "h":
          for (const row of handsAt(moments[at].state, rest, here)) here.print(row);
          break;
        case "q":
          return;
        default:
          here.print(pc.dim(wrapped(here.say.replay.stepHelp, here.width)));
      }
    }
  } finally {
    prompt.close();
  }
}

function momentLines({ recorded, events }: Moment, at: number, last: number, here: Surroundings): string[] {
  if (recorded === undefined) return [here.say.replay.place(at, last)];
  const line = `${pc.bold(recorded.seat)} ${recorded.notation}`;
  return [wrapped(line, here.width, "    "), ...logLines(events, here)];
}

/** One house's cards, or everybody's. */
function handsAt(state: Throne, house: string, here: Surroundings): string[] {
  const { players } = positionOf(state);
  const wanted = houseIds.filter((id) => players.includes(id) && id.startsWith(house));
  return wanted.flatMap((id) => handLines(state, id, here));
}
