import { cardIds, cardNumberOf, chosenNow, commanderIds, figureIds } from "@weirwood/battles/questions";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { CardEmblem } from "../tray/card-face.tsx";
import { cardWords } from "../tray/card-words.ts";
import { namedBySteps, namedUnitsScene } from "./named-units.tsx";
import { figureName } from "./unit-row.tsx";

/** What an effect is carried out by: the ask names it. */
interface Source {
  readonly by: "tactic" | "command" | "commit";
  readonly figure: number;
  readonly card: number;
}

function sourceOf({ ask: { bounds } }: Desk): Source {
  return {
    by: bounds.by as Source["by"],
    figure: figureIds.indexOf(bounds.figure as (typeof figureIds)[number]),
    card: cardIds.indexOf(String(bounds.card)),
  };
}

/** What the effect says in the words of its card or its commander. */
function sentenceOf({ words, view }: Desk, { by, figure, card }: Source): string {
  if (by === "commit") return words.book.names.commitAbility[commanderIds[cardNumberOf(view, figure)]];
  const { commands, tactic = "" } = cardWords(words, card);
  return by === "tactic" ? tactic : commands[chosenNow(view).index].text;
}

/** Units for what a tactic, a command that readies or a commander's ability does. */
export const chooseScene: MakeScene = (desk) => {
  const { view, words, text } = desk;
  const source = sourceOf(desk);
  const { count } = chosenNow(view);
  const named = count === 0 ? [] : namedBySteps(desk, "choose").slice(-count);
  const leader = figureName(desk, source.figure);
  return namedUnitsScene(desk, {
    naming: { verb: "choose", at: view, leader: source.figure, named },
    title: words.book.names.ask.choose.replace(/\.$/, ""),
    symbol: source.by !== "commit" && <CardEmblem card={source.card} />,
    lead: (
      <>
        {source.by === "commit" ? text.turn.naming.by(leader) : text.turn.naming.on(words.card(source.card), leader)}
        <br />
        {sentenceOf(desk, source)}
      </>
    ),
  });
};
