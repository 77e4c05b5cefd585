import { useState } from "react";
import { goTo } from "../../../app/router.ts";
import { botName } from "../../../lobby/levels.ts";
import { beginPractice } from "../../../local/begin-practice.ts";
import { useText } from "../../../text/use-text.ts";
import { useBuilder } from "./builder.ts";
import { useDeckWords } from "./deck-words.ts";
import { deckLine } from "./kept-decks.ts";

/** Begins a practice game with the deck, against the usual bot; where that cannot be, a word about it. */
export function usePlay() {
  const builder = useBuilder();
  const { text, nameOf } = useDeckWords();
  const frame = useText();
  const [note, setNote] = useState<string>();
  const [isBeginning, setIsBeginning] = useState(false);
  const mistakes = builder.standing.reasons.length;
  /** `against` is what the bot answers when it is asked for a deck; its own choice where left out. */
  const play = async (against?: string): Promise<void> => {
    if (mistakes > 0) {
      setNote(text.play.mendFirst(mistakes));
      return;
    }
    if (isBeginning) return;
    setIsBeginning(true);
    const id = await beginPractice({
      game: "cards",
      seat: "one",
      title: nameOf(builder),
      answers: { one: deckLine(builder.deck), ...(against !== undefined && { two: against }) },
      names: { reader: frame.local.practice.name, bot: (bot) => botName(bot, frame) },
    });
    setIsBeginning(false);
    if (id === undefined) setNote(text.play.failed);
    else goTo(`/practice/${id}`);
  };
  return { play, note: mistakes > 0 || note === text.play.failed ? note : undefined, isBeginning };
}
