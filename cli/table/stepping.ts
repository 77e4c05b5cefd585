import pc from "picocolors";
import type { Context } from "../context.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { wrapped } from "../layout.ts";
import type { RecordReel } from "../record-reel.ts";
import { Prompt } from "./prompt.ts";

/** Steps through a record from one of its moments: on, back, to a turn or a mark; looks at the table. */
export async function stepThrough(loaded: LoadedGame, reel: RecordReel, start: number, here: Context): Promise<void> {
  const { cli } = loaded;
  const { last, moments } = reel;
  const prompt = new Prompt(process.stdout, true);
  let at = start;
  const tell = (lines: readonly string[]): void => {
    for (const line of lines) here.print(line);
  };
  const help = pc.dim(wrapped(here.say.replay.stepHelp(looksIn(loaded, here)), here.width));
  tell([...cli.boardLines(reel.stateAt(at), here), help]);
  try {
    for (;;) {
      const line = await prompt.ask(`${pc.dim(here.say.replay.place(at, last))} › `);
      if (line === undefined) return;
      const [word = "", rest = ""] = line.trim().toLowerCase().split(/\s+/);
      const look = cli.looks.find(({ letter }) => letter === word);
      if (look !== undefined) tell(look.lines({ view: reel.stateAt(at) }, rest, here));
      else if (word === "" || word === "n") {
        if (at === last) return;
        at++;
        tell(momentLines(loaded, reel, at, here));
      } else if (word === "b") {
        at = Math.max(0, at - 1);
        tell(momentLines(loaded, reel, at, here));
      } else if (word === "t") {
        const found = reel.startOf(Number(rest));
        if (found < 0) {
          tell([here.say.replay.noTurn(Number(rest) || 0, moments[0].round, moments[last].round)]);
          continue;
        }
        at = found;
        tell(cli.boardLines(reel.stateAt(at), here));
      } else if (word === "j") {
        const next = reel.marks.find(({ moment }) => moment > at);
        at = next?.moment ?? at;
        tell(next === undefined ? [here.say.replay.noMark] : momentLines(loaded, reel, at, here));
      } else if (word === "q") return;
      else tell([help]);
    }
  } finally {
    prompt.close();
  }
}

/** `m [AREA] map`: what may be looked at, by its letter. */
const looksIn = ({ cli }: LoadedGame, here: Context): string[] =>
  cli.looks
    .filter(({ letter }) => letter !== undefined)
    .map((look) => {
      const { takes, word } = look.text(here);
      return [look.letter, takes, word].filter((part) => part !== "").join(" ");
    });

function momentLines({ cli }: LoadedGame, reel: RecordReel, at: number, here: Context): string[] {
  const { recorded, events } = reel.moments[at];
  if (recorded === undefined) return [here.say.replay.place(at, reel.last)];
  const line = `${pc.bold(recorded.seat)} ${recorded.notation}`;
  return [wrapped(line, here.width, "    "), ...cli.logLines(events, here)];
}
