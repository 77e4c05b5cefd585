import { cardOfFigure, commandersOf, hexOf, unitsOnField, wasOrdered } from "@weirwood/battles/questions";
import type { MakeScene } from "../desk/scene.ts";
import { namedBySteps, namedUnitsScene } from "./named-units.tsx";
import { figureName } from "./unit-row.tsx";

/** Units that a commander brings along whose own unit was ordered with a token. */
export const alsoOrderScene: MakeScene = (desk) => {
  const { view, reader, words, text } = desk;
  const leader = commandersOf(view, reader).find(
    (figure) => cardOfFigure(view, figure).commit.when === "ordered-by-token",
  );
  if (leader === undefined) throw new Error("no commander brings anybody along");
  const ordered = unitsOnField(view, reader).filter((unit) => wasOrdered(view, unit));
  const named = namedBySteps(desk, "also-order").filter((hex) => ordered.some((unit) => hexOf(view, unit) === hex));
  return namedUnitsScene(desk, {
    naming: { verb: "also-order", at: view, leader, named },
    title: words.book.names.ask["also-order"].replace(/\.$/, ""),
    lead: text.turn.naming.along(figureName(desk, leader)),
  });
};
