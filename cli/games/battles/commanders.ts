import { battles } from "@weirwood/battles";
import {
  type Battle,
  cardNumberOf,
  cardOfFigure,
  commanderIds,
  figureIds,
  hexNames,
  hexOf,
  houseIds,
  houseOfFigure,
  isCaptured,
  isCommitted,
  NONE,
  tokensOn,
  unitOfFigure,
} from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, wrapped } from "../../layout.ts";
import { signOf } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

const fighting = (view: Battle): number[] =>
  figureIds.map((_, figure) => figure).filter((figure) => cardNumberOf(view, figure) !== NONE);

/** A row for each commander: the word for him, his name, his hex, command tokens and limit, and his commit ability. */
export function commanderLines(view: Battle, here: Context): string[] {
  const { figure: names } = battles.phrasebooks[here.language].names;
  const { commanders } = sentencesFor(here);
  const rows = fighting(view).map((figure) => [
    `  ${signOf(houseIds[houseOfFigure(figure)])} ${pc.bold(figureIds[figure])}`,
    names[figureIds[figure]],
    placeOf(view, figure),
    isCaptured(view, figure) ? "" : `${tokensOn(view, figure)}/${cardOfFigure(view, figure).limit}`,
    stateOf(view, figure, here),
  ]);
  if (rows.length === 0) return [];
  const [top, ...lines] = columns([["", "", "", commanders.tokens, commanders.ability], ...rows], [3]);
  return [pc.dim(top), ...lines];
}

function placeOf(view: Battle, figure: number): string {
  const unit = unitOfFigure(view, figure);
  return unit === NONE || hexOf(view, unit) === NONE ? "" : hexNames[hexOf(view, unit)];
}

function stateOf(view: Battle, figure: number, here: Context): string {
  const { commanders } = sentencesFor(here);
  if (isCaptured(view, figure)) return commanders.captured;
  return isCommitted(view, figure) ? commanders.used : commanders.unused;
}

/** What commanders can do: both abilities of each. */
export function abilityLines(view: Battle, here: Context): string[] {
  const { commander, unitAbility, commitAbility } = battles.phrasebooks[here.language].names;
  const { commanders } = sentencesFor(here);
  return fighting(view).flatMap((figure) => {
    const id = commanderIds[cardNumberOf(view, figure)];
    const { limit, capture } = cardOfFigure(view, figure);
    return [
      `${signOf(houseIds[houseOfFigure(figure)])} ${pc.bold(figureIds[figure])} · ${commander[id]} · ${commanders.values(limit, capture)}`,
      `  ${wrapped(unitAbility[id], here.width - 4, "  ")}`,
      `  ${wrapped(commanders.commit(commitAbility[id], isCommitted(view, figure)), here.width - 4, "  ")}`,
    ];
  });
}
