import {
  type Area,
  barrelsIn,
  crownsIn,
  type House,
  isPort,
  isSea,
  NONE,
  pointsIn,
  shields,
  UNKNOWN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { unitIds } from "../pieces.ts";
import type { ThroneText } from "../text/en.ts";
import type { ThroneWords } from "../words.ts";
import type { AreaContents, UnitStack } from "./contents.ts";
import type { AreaMark } from "./marks.tsx";

/** Everything that the board shows of an area, in words: for screen readers, and for the glass. */

export interface Speech {
  readonly text: ThroneText["board"];
  readonly words: ThroneWords;
}

/** What is printed: `stronghold, 1 barrel, 2 crowns`. */
export function printedWords(view: Throne, area: Area, { text, words }: Speech): string[] {
  const kind = isSea(area)
    ? text.sea
    : isPort(area)
      ? text.port
      : [text.land, text.city, text.stronghold][pointsIn(view, area)];
  const said = [kind];
  const home = shields[area];
  if (home !== NONE) said.push(text.homeOf(words.house(home)));
  if (barrelsIn(view, area) > 0) said.push(text.barrels(barrelsIn(view, area)));
  if (crownsIn(view, area) > 0) said.push(text.crowns(crownsIn(view, area)));
  return said;
}

export const unitWords = ({ kind, count, isRouted }: UnitStack, { text }: Speech): string => {
  const units = text.units[unitIds[kind]](count);
  return isRouted ? text.routed(units) : units;
};

/** Who holds it, and what lies there. */
export function contentsWords(contents: AreaContents, reader: House, speech: Speech): string[] {
  const { text, words } = speech;
  const { owner, controller, units, order, single, fort, token, garrison } = contents;
  const holder = owner !== NONE ? owner : controller;
  const said = [holder === NONE ? text.nobodys : holder === reader ? text.yours : text.of(words.house(holder))];
  said.push(...units.map((stack) => unitWords(stack, speech)));
  if (order === "missing") said.push(text.missingOrder);
  else if (order === UNKNOWN) said.push(text.hiddenOrder);
  else if (order !== NONE) said.push(text.order(words.order(order)));
  else if (units.length > 0) said.push(text.noOrder);
  if (single === UNKNOWN) said.push(text.hiddenSingle);
  else if (single !== NONE) said.push(text.single(words.single(single)));
  if (fort !== NONE) said.push(text.fort(words.house(fort)));
  if (token !== NONE) said.push(text.token(words.house(token)));
  if (garrison > 0) said.push(text.garrison(garrison));
  if (contents.isBlocked) said.push(text.blocked);
  return said;
}

/** One line for a screen reader: `Riverrun, stronghold, 1 barrel, yours, 2 footmen, no order, selected`. */
export function areaWords(
  view: Throne,
  contents: AreaContents,
  reader: House,
  mark: AreaMark | undefined,
  speech: Speech,
): string {
  const said = [
    speech.words.area(contents.area),
    ...printedWords(view, contents.area, speech),
    ...contentsWords(contents, reader, speech),
  ];
  if (mark !== undefined) said.push(mark.says ?? speech.text.states[mark.state]);
  if (mark?.reason !== undefined) said.push(mark.reason.sentence);
  return said.join(", ");
}
