import {
  CARD,
  CARD_LEADER,
  declaredNow,
  type Hex,
  hexNames,
  hexOf,
  unitsOnField,
  wasOrdered,
} from "@weirwood/battles/questions";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { CardEmblem } from "../tray/card-face.tsx";
import { cardWords } from "../tray/card-words.ts";
import { namedBySteps, namedUnitsScene } from "./named-units.tsx";
import { figureName } from "./unit-row.tsx";

/** The units that a command card orders, one after another, before any of them moves. */
export const declareScene: MakeScene = (desk) => {
  const { view, words, text } = desk;
  const [card, leader] = [view[CARD], view[CARD_LEADER]];
  return namedUnitsScene(desk, {
    naming: { verb: "declare", at: view, leader, named: orderedSoFar(desk) },
    title: cardWords(words, card).commands[declaredNow(view).command].text.replace(/\.$/, ""),
    lead: text.turn.naming.on(words.card(card), figureName(desk, leader)),
    symbol: <CardEmblem card={card} />,
  });
};

/** Whom the card has ordered, in the order of naming as far as the reader has seen it. */
function orderedSoFar(desk: Desk): Hex[] {
  const { view, reader, told } = desk;
  const ordered = unitsOnField(view, reader)
    .filter((unit) => wasOrdered(view, unit))
    .map((unit) => hexOf(view, unit));
  const played = told.findLastIndex(({ rule }) => rule === "battles.cards.play");
  const toldOf = told
    .slice(played + 1)
    .flatMap(({ rule, hex }) => (rule === "battles.cards.order" ? [hexNames.indexOf(String(hex))] : []));
  const known = [...toldOf, ...namedBySteps(desk, "declare")].filter((hex) => ordered.includes(hex));
  return [...new Set([...known, ...ordered])];
}
