import type { AskKind } from "@weirwood/battles/questions";
import { type Battle, type BattleDecision, battles } from "@weirwood/battles/rules";
import type { Guide } from "../../search/index.ts";
import { EVEN } from "../../temper/index.ts";
import { steward, weighedAnswers } from "../steward/steward.ts";

/** Answers worth a look: what the steward would do, and what it thinks nearly as much of. */

/** What is decided before the first round lies too far from its end, and rules of thumb do as well. */
const beforehand: ReadonlySet<string> = new Set<AskKind>(["fortify", "breach", "aim", "hide", "pick", "place"]);

export const candidates: Guide<Battle, BattleDecision>["candidates"] = (view, seat, chance, most) => {
  const own = steward.choose(view, seat, chance, EVEN);
  const found = [own];
  if (battles.asks(view).some(({ kind }) => beforehand.has(kind))) return found;
  const known = new Set([matterOf(own)]);
  for (const answer of weighedAnswers(view, seat, EVEN)) {
    if (found.length >= most) break;
    const matter = matterOf(answer);
    if (known.has(matter)) continue;
    known.add(matter);
    found.push(answer);
  }
  return found;
};

/** What an answer is about: one unit may be ordered by many tokens, and one card be played in many ways. */
function matterOf(answer: BattleDecision): string {
  if (answer.kind === "order") return `order ${answer.hex}`;
  if (answer.kind === "play") return `play ${answer.card}`;
  return battles.print(answer);
}
