import type { Seat } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import {
  type Area,
  areaIds,
  askKind,
  castles,
  controllerOf,
  houseIds,
  houseOfSeat,
  isMarch,
  orderIds,
  orderIn,
  points,
  powerOf,
  starsOf,
  tokensOf,
} from "@weirwood/throne/questions";
import pc from "picocolors";
import { columns, wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { battleLines } from "./battle.ts";
import { optionTexts, ownAreas, reachable } from "./completion.ts";
import { handLines } from "./hand.ts";
import { positionOf } from "./position.ts";
import { signed } from "./signs.ts";

/** So many answers are shown without being asked for. */
const FEW_OPTIONS = 8;

/** What a seat is asked, what it may choose from, and how the answer is written. */
export function askLines(view: Throne, seat: Seat, here: Surroundings): string[] {
  const kind = askKind(view);
  const { names } = throne.phrasebooks[here.language];
  const house = houseIds[houseOfSeat(view, seat)];
  const forms: { readonly [verb: string]: string } = here.say.forms;
  return [
    ...battleLines(view, here),
    ...detailsOf(kind, view, seat, here).map((line) => `  ${line}`),
    `${signed(house, names.house)}${here.say.play.asked} ${pc.bold(names.ask[kind])}`,
    pc.dim(`  ${wrapped(forms[askedVerb(view)], here.width - 2, "  ")}`),
  ];
}

/** The verb that begins the answer. */
export function askedVerb(view: Throne): string {
  return String(throne.asks(view)[0]?.bounds.decision ?? "");
}

function detailsOf(kind: string, view: Throne, seat: Seat, here: Surroundings): string[] {
  const house = houseOfSeat(view, seat);
  const { ask } = here.say;
  switch (kind) {
    case "orders":
      return [ask.stars(starsOf(view, house)), wrapped(ask.tokens(tokenList(here)), here.width - 4, "    ")];
    case "march":
      return marchLines(view, house, here);
    case "muster":
      return castles
        .filter((area) => controllerOf(view, area) === house)
        .map((area) => ask.musterPoints(areaIds[area], points[area]));
    case "card":
      return handLines(view, houseIds[house], { ...here, width: here.width - 2 }).map((line) =>
        line.replaceAll("\n", "\n  "),
      );
    case "disband-supply":
      return [ask.supply(positionOf(view).supply[houseIds[house]]), ...armyLines(view, house)];
    case "disband-wildlings":
      return armyLines(view, house);
    default:
      return kind.startsWith("bid-") ? [ask.power(powerOf(view, house))] : optionLines(view, seat, here);
  }
}

/** `defense ×2, defense*, …`: every token by its notation. */
function tokenList({ language }: Surroundings): string {
  const { order } = throne.phrasebooks[language].names;
  return orderIds
    .map(
      (id, number) =>
        `${id}${tokensOf[number] > 1 ? `\u00a0×${tokensOf[number]}` : ""}\u00a0(${order[id].replaceAll(" ", "\u00a0")})`,
    )
    .join(", ");
}

function marchLines(view: Throne, house: number, here: Surroundings): string[] {
  const { order } = throne.phrasebooks[here.language].names;
  return ownAreas(view, house)
    .filter((area) => isMarch(orderIn(view, area)))
    .map((area) => {
      const targets = reachable(view, house, area).map((to) => areaIds[to]);
      const text = `${pc.bold(areaIds[area])} ${troopText(view, area)} · ${order[orderIds[orderIn(view, area)]]} → ${targets.join(", ")}`;
      return wrapped(text, here.width - 4, "    ");
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

/** The answers themselves, where they are few, each with the number by which it can be given. */
function optionLines(view: Throne, seat: Seat, here: Surroundings): string[] {
  const texts = optionTexts(view, seat);
  if (texts.length === 0) return [];
  const shown = texts.slice(0, FEW_OPTIONS).map((text, i) => `${pc.dim(`#${i + 1}`)} ${text}`);
  const more = texts.length - shown.length;
  return more > 0 ? [...shown, here.say.ask.more(more)] : shown;
}
