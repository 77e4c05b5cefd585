import type { Seat } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import {
  type Area,
  areaIds,
  askedVerbs,
  askKind,
  boardOf,
  controllerOf,
  FREE_ORDERS,
  hasSiege,
  houseIds,
  houseOfSeat,
  isMarch,
  orderIds,
  orderIn,
  ownAreas,
  pointsIn,
  powerOf,
  reachable,
  starsOf,
  tokensOf,
} from "@weirwood/throne/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, wrapped } from "../../layout.ts";
import { optionLines } from "../../table/ask.ts";
import { battleLines } from "./battle.ts";
import { handLines, singleList } from "./hand.ts";
import { positionOf } from "./position.ts";
import { sentencesFor } from "./text/index.ts";

/** The fight in progress, and what a seat may choose from. */
export function detailLines(view: Throne, seat: Seat, here: Context): string[] {
  return [...battleLines(view, here), ...detailsOf(askKind(view), view, seat, here).map((line) => `  ${line}`)];
}

function detailsOf(kind: string, view: Throne, seat: Seat, here: Context): string[] {
  const house = houseOfSeat(view, seat);
  const { ask } = sentencesFor(here);
  const narrower = { ...here, width: here.width - 2 };
  switch (kind) {
    case "single":
      return [
        wrapped(ask.singles(singleList(positionOf(view)["singles-left"][houseIds[house]], here)), here.width - 4, "  "),
        ...optionLines(throne, view, seat, here),
      ];
    case "orders":
      return [
        ask.stars(starsOf(view, house)),
        ...(view[FREE_ORDERS] === 1 ? [] : [wrapped(ask.everyArea, here.width - 4, "  ")]),
        wrapped(ask.tokens(tokenList(here)), here.width - 4, "    "),
      ];
    case "raid-or-single":
    case "consolidate":
      return [...singleLines(view, seat, here), ...optionLines(throne, view, seat, here)];
    case "march":
    case "march-or-single":
      return [...singleLines(view, seat, here), ...marchLines(view, house, here)];
    case "muster":
      return [
        ...boardOf(view)
          .castles.filter((area) => controllerOf(view, area) === house)
          .map((area) => ask.musterPoints(areaIds[area], pointsIn(view, area))),
        ...(hasSiege(view) ? [wrapped(ask.musterEngines, here.width - 4, "  ")] : []),
      ];
    case "card":
    case "three-cards":
      return handLines(view, houseIds[house], narrower).map((line) => line.replaceAll("\n", "\n  "));
    case "capture":
      return [ask.port(String(throne.asks(view)[0].bounds.port)), ...optionLines(throne, view, seat, here)];
    case "disband-supply":
      return [ask.supply(positionOf(view).supply[houseIds[house]]), ...armyLines(view, house)];
    case "disband-wildlings":
      return armyLines(view, house);
    default:
      return kind.startsWith("bid-") ? [ask.power(powerOf(view, house))] : optionLines(throne, view, seat, here);
  }
}

/** The seat's own single-use order, if it may be settled now. */
function singleLines(view: Throne, seat: Seat, here: Context): string[] {
  const [area, id] = positionOf(view).singles[houseIds[houseOfSeat(view, seat)]].split(" ");
  if (!askedVerbs(throne, view, seat).includes(`use-${id}`)) return [];
  const { single } = throne.phrasebooks[here.language].names;
  return [sentencesFor(here).ask.single(single[id], area)];
}

/** `defense ×2, defense*, …`: every token by its notation. */
function tokenList({ language }: Context): string {
  const { order } = throne.phrasebooks[language].names;
  return orderIds
    .map(
      (id, number) =>
        `${id}${tokensOf[number] > 1 ? `\u00a0×${tokensOf[number]}` : ""}\u00a0(${order[id].replaceAll(" ", "\u00a0")})`,
    )
    .join(", ");
}

function marchLines(view: Throne, house: number, here: Context): string[] {
  const { order } = throne.phrasebooks[here.language].names;
  return ownAreas(view, house)
    .filter((area) => isMarch(orderIn(view, area)))
    .map((area) => {
      const targets = reachable(view, house, area).map((to) => areaIds[to]);
      const army = `${pc.bold(areaIds[area])} ${troopText(view, area)} · ${order[orderIds[orderIn(view, area)]]}`;
      return wrapped(targets.length === 0 ? army : `${army} → ${targets.join(", ")}`, here.width - 4, "    ");
    });
}

/** `1K 2F`, as the notation writes it. */
function troopText(view: Throne, area: Area): string {
  const army = positionOf(view).units[areaIds[area]] ?? "";
  return army.slice(army.indexOf(" ") + 1);
}

function armyLines(view: Throne, house: number): string[] {
  return columns(ownAreas(view, house).map((area) => [areaIds[area], troopText(view, area)]));
}
