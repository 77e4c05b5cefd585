import { houseNumber, NONE } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { AskPanel } from "../desk/ask-panel.tsx";
import type { MakeScene } from "../desk/scene.ts";
import { naming } from "../draft/choice.ts";
import { HouseChoice } from "./house-choice.tsx";

/** The houses among which the holder of the throne names one. */
export const nameScene: MakeScene = (desk) => {
  const { at, draft, text, words, kind } = desk;
  const { houses } = throne.asks(at.view)[0].bounds;
  const named = draft?.kind === "name" ? draft.house : NONE;
  return {
    panel: (
      <AskPanel
        lead={kind === "pick-highest" ? text.naming.highest : text.naming.lowest}
        send={named === NONE ? text.naming.choose : text.naming.send(words.house(named))}
      >
        <HouseChoice
          houses={Array.isArray(houses) ? houses.map((id) => houseNumber(String(id))) : []}
          isChosen={(house) => house === named}
          onChoose={(house) => desk.change(naming(house), words.house(house))}
        />
      </AskPanel>
    ),
  };
};
