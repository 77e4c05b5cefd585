import { completeFrom, completeWord, type Rules, type Seat } from "@weirwood/kernel";
import type { ThroneDecision, Troop } from "./decisions.ts";
import { checkOrderIn } from "./rules/planning.ts";
import { portBeside, portOwner } from "./rules/ports.ts";
import type { ThroneOptions } from "./rules/setup.ts";
import { pendingSingle } from "./rules/single-orders.ts";
import { isReached, seasCarrying } from "./rules/transport.ts";
import { isAsked } from "./state/asks.ts";
import {
  type Area,
  areaIds,
  areaNumber,
  cardIds,
  type House,
  houseIds,
  isConsolidate,
  isMarch,
  isPort,
  isRaid,
  isSea,
  isWater,
  NONE,
  type Order,
  orderIds,
  singleIds,
} from "./state/board.ts";
import { areaCount, boardOf, hasSiege, houseOfSeat, neighboursOf } from "./state/flow.ts";
import { SINGLE_AREA, type Throne } from "./state/layout.ts";
import { cardsOf, controllerOf, orderIn, ownerOf, troopIn } from "./state/pieces.ts";

/** The rules that completion asks. They are passed in, since completion is a part of them. */
type Asked = Pick<Rules<Throne, ThroneDecision, ThroneOptions>, "asks" | "check" | "options" | "print">;

/** Whoever types, and what they see. */
interface Typist {
  readonly rules: Asked;
  readonly view: Throne;
  readonly seat: Seat;
  readonly house: House;
}

/**
 * From the listed answers where they are few; where they are many, or where items are named in another order than the
 * list has them, from the notation's own grammar and what the seat has on the map.
 */
export function complete(rules: Asked, view: Throne, seat: Seat, text: string): readonly string[] {
  const house = houseOfSeat(view, seat);
  if (!isAsked(view, house)) return [];
  const listed = Array.from(rules.options(view, seat) ?? [], (answer) => rules.print(answer));
  const found = text.startsWith("orders ") ? completeOrders(listed, text) : completeFrom(listed, text);
  return found.length > 0 ? found : completeWord(wordsAfter({ rules, view, seat, house }, text), text);
}

/** Listed sets of orders, whose areas may be named in any order: what goes with all those already placed. */
function completeOrders(listed: readonly string[], text: string): readonly string[] {
  const items = text.slice("orders ".length).split(",");
  const placed = items.slice(0, -1).map((item) => item.trim());
  const [area, order] = items[items.length - 1].trimStart().split(" ");
  const words = new Set<string>();
  for (const answer of listed) {
    const set = answer.slice("orders ".length).split(", ");
    if (!placed.every((item) => set.includes(item))) continue;
    for (const item of set.filter((one) => !placed.includes(one))) {
      const [there, token] = item.split(" ");
      if (order === undefined) words.add(token === undefined ? there : `${there} `);
      else if (there === area && token !== undefined) words.add(set.length > placed.length + 1 ? `${token}, ` : token);
    }
  }
  return completeWord(words, text);
}

function wordsAfter(at: Typist, text: string): readonly string[] {
  const verbs = verbsOf(at.rules, at.view, at.house);
  const verb = verbs.find((one) => text.startsWith(`${one} `));
  if (verb === undefined) return text.includes(" ") ? [] : verbs.map((one) => `${one} `);
  return grammars[verb]?.(at, text.slice(verb.length + 1)) ?? [];
}

/** Orders that are settled in a step beside single-use ones, by the verb that settles them. */
const settledBy: { readonly [verb: string]: (order: Order) => boolean } = {
  raid: isRaid,
  march: isMarch,
  consolidate: isConsolidate,
};

/** The verbs that may begin the answer: several where a single-use order can be settled instead of a normal one. */
export const askedVerbs = (rules: Asked, view: Throne, seat: Seat): readonly string[] =>
  verbsOf(rules, view, houseOfSeat(view, seat));

function verbsOf(rules: Asked, view: Throne, house: House): readonly string[] {
  const verbs = [rules.asks(view)[0]?.bounds.decision ?? []].flat().map(String);
  if (verbs.length < 2) return verbs;
  const own = `use-${singleIds[pendingSingle(view, house)]}`;
  return verbs.filter((verb) => verb === own || (verb in settledBy && ordersOf(view, house, verb).length > 0));
}

/** What of a text is still being written: after the last of these signs, and the blanks behind it. */
function lastItem(text: string, signs: string): string {
  const at = Math.max(...[...signs].map((sign) => text.lastIndexOf(sign)));
  return text.slice(at + 1).trimStart();
}

/** The words that may stand at the end of what is written after the verb. */
type Grammar = (at: Typist, written: string) => readonly string[];

const grammars: { readonly [verb: string]: Grammar } = {
  orders({ view, house }, written) {
    const item = lastItem(written, ",");
    if (!item.includes(" ")) {
      const ordered = written.split(",").map((one) => one.trim().split(" ", 1)[0]);
      const open = ownAreas(view, house).filter((area) => !ordered.includes(areaIds[area]));
      return [...namesOf(open, " "), ...(written === item ? ["none"] : [])];
    }
    const area = areaNamed(item);
    return area === NONE ? [] : orderIds.filter((_, order) => checkOrderIn(view, area, order) === undefined);
  },

  march: (at, written) => moveWords(at, ordersOf(at.view, at.house, "march"), written),
  "use-young-wolf": (at, written) => moveWords(at, [singleArea(at)], written),

  "use-forced-march"({ view, house }, written) {
    const to = view[SINGLE_AREA + house];
    if (!written.includes(":")) return namesOf([to], ": ");
    const item = lastItem(written, ":,");
    if (item.includes("+")) return ["token"];
    const sources = ownAreas(view, house).filter((from) => isDrawn(view, house, from, to));
    const counts = sources.flatMap((from) => troopWords(troopIn(view, from)));
    if (item === "") return ["none", ...counts];
    return item.includes(" ") ? [...counts, ...namesOf(sources), "+ "] : counts;
  },

  raid(at, written) {
    if (!written.includes(">")) return namesOf(ordersOf(at.view, at.house, "raid"), " > ");
    const from = areaNamed(written);
    if (from === NONE) return [];
    return ["none", ...legalAreas(at, (to) => ({ kind: "raid", from, targets: [to] }))];
  },

  consolidate(at, written) {
    if (written.includes(" ")) return ["power", "fort"];
    return namesOf(ordersOf(at.view, at.house, "consolidate"), " ");
  },

  muster({ view, house }, written) {
    const castle = lastItem(written, ";");
    if (castle.includes(":")) return purchaseWords(view, areaNamed(castle), lastItem(castle, ":,"));
    const own = boardOf(view).castles.filter((area) => controllerOf(view, area) === house);
    return [...namesOf(own, ": "), ...(written === castle ? ["none"] : [])];
  },

  "use-muster"(at, written) {
    const area = singleArea(at);
    if (!written.includes(":")) return namesOf([area], ": ");
    const item = lastItem(written, ":,");
    return [...purchaseWords(at.view, area, item), ...(item === "" ? ["none"] : [])];
  },

  disband({ view, house }, written) {
    const item = lastItem(written, ",");
    if (!item.includes(" ")) return namesOf(ownAreas(view, house), " ");
    const area = areaNamed(item);
    return area === NONE ? [] : troopWords(troopIn(view, area));
  },

  "use-caravan": (at) => namesOf([singleArea(at)]),
  "use-iron-fleet": (at, written) =>
    pointed(at, written, (from) => legalAreas(at, (to) => ({ kind: "use-iron-fleet", from, targets: [to] }))),
  "use-rhllor": (at, written) =>
    pointed(at, written, (from) => legalAreas(at, (to) => ({ kind: "use-rhllor", from, targets: [to] }))),
  "use-lion": (at, written) =>
    pointed(at, written, (from) => houseIds.filter((_, house) => isLegal(at, { kind: "use-lion", from, house }))),
  "use-scorpion": (at, written) =>
    pointed(at, written, (from) =>
      cardIds.filter((_, card) => isLegal(at, { kind: "use-scorpion", from, cards: [card] })),
    ),

  "use-highgarden"(at, written) {
    const from = singleArea(at);
    if (!written.includes(":")) return namesOf([from], ": ");
    const draft = { kind: "use-highgarden", from, tolls: [] } as const;
    const payable = cardsOf(at.view, at.house).filter((card) => isLegal(at, { ...draft, card }));
    if (!written.includes(">")) return ["none", ...payable.map((card) => `${cardIds[card]} > `)];
    const card = payable.find((one) => lastItem(written, ":").startsWith(`${cardIds[one]} `));
    if (card === undefined) return [];
    const demands = houseIds.flatMap((id, house) =>
      tollPowers
        .filter((power) => isLegal(at, { ...draft, card, tolls: [{ house, power }] }))
        .map((power) => ({ id, power })),
    );
    const toll = lastItem(written, ">,");
    if (toll.includes(" ")) return demands.filter(({ power }) => toll.startsWith(`${power} `)).map(({ id }) => id);
    return ["none", ...demands.map(({ power }) => `${power} `)];
  },
};

/** No card is stronger than the last of these. */
const tollPowers = [1, 2, 3, 4];

/** `FROM > …`, from the area of the seat's single-use order. */
function pointed(at: Typist, written: string, targets: (from: Area) => readonly string[]): readonly string[] {
  const from = singleArea(at);
  return written.includes(">") ? ["none", ...targets(from)] : namesOf([from], " > ");
}

/** Who leaves one of the areas, where to, and whether a token stays; then the order in which garrisons are entered. */
function moveWords({ view, house }: Typist, origins: readonly Area[], written: string): readonly string[] {
  if (!written.includes(":")) return namesOf(origins, ": ");
  const from = areaNamed(written);
  if (from === NONE) return [];
  if (written.includes(";")) return ["then ", ...namesOf(reachable(view, house, from), " ")];
  const item = lastItem(written, ":,");
  if (item === "") return ["none", ...troopWords(troopIn(view, from))];
  if (!item.includes(">")) return [...troopWords(troopIn(view, from)), "> "];
  const target = lastItem(item, ">");
  if (!target.includes(" ")) return namesOf(reachable(view, house, from));
  return target.includes("+") ? ["token"] : ["+ "];
}

/** What a castle may muster, and where its ships are launched: into a sea beside it, or into its port. */
function purchaseWords(view: Throne, castle: Area, item: string): readonly string[] {
  if (castle === NONE) return [];
  if (item.includes(">")) {
    const waters = [...neighboursOf(view, castle).filter(isSea), portBeside(castle)];
    return namesOf(waters.filter((water) => water !== NONE && isOnBoard(view, water)));
  }
  if (item.includes(" ")) return ["> "];
  return ["1F", "2F", "1K", "1U", "2U", ...(hasSiege(view) ? ["1E", "1R", "2R"] : []), "1S ", "2S "];
}

/** `1K 2F`: every number of every kind that stands there. */
function troopWords({ engines, knights, footmen, ships }: Troop): string[] {
  const upTo = (count: number, letter: string): string[] =>
    Array.from({ length: count }, (_, before) => `${before + 1}${letter} `);
  return [...upTo(engines, "E"), ...upTo(knights, "K"), ...upTo(footmen, "F"), ...upTo(ships, "S")];
}

const isLegal = ({ rules, view, seat }: Typist, answer: ThroneDecision): boolean =>
  rules.check(view, seat, answer) === undefined;

const legalAreas = (at: Typist, answer: (area: Area) => ThroneDecision): string[] =>
  namesOf(areasOf(at.view).filter((area) => isLegal(at, answer(area))));

/** Where a house has its single-use order. */
const singleArea = ({ view, house }: Typist): Area => view[SINGLE_AREA + house];

/** Whether a forced march draws units from one area to another. */
function isDrawn(view: Throne, house: House, from: Area, to: Area): boolean {
  return from !== to && isWater(from) === isWater(to) && isReached(view, to, from, seasCarrying(view, house, to));
}

const namesOf = (areas: readonly Area[], after = ""): string[] => areas.map((area) => `${areaIds[area]}${after}`);

/** The area whose name begins the text, or NONE. */
function areaNamed(text: string): Area {
  const [id] = text.split(/[ :]/, 1);
  return areaIds.includes(id) ? areaNumber(id) : NONE;
}

/** Whether an area is on the board of this game: whatever is printed on it has neighbours. */
export const isOnBoard = (view: Throne, area: Area): boolean =>
  area < areaCount(view) && neighboursOf(view, area).length > 0;

const areasOf = (view: Throne): Area[] =>
  Array.from({ length: areaCount(view) }, (_, area) => area).filter((area) => isOnBoard(view, area));

/** Where a house has units. */
export const ownAreas = (view: Throne, house: House): Area[] =>
  areasOf(view).filter((area) => ownerOf(view, area) === house);

const ordersOf = (view: Throne, house: House, verb: string): Area[] =>
  ownAreas(view, house).filter((area) => settledBy[verb](orderIn(view, area)));

/** Where units from an area may march: over a border, or carried by own ships; into a port only if it is their own. */
export function reachable(view: Throne, house: House, from: Area): Area[] {
  const carrying = seasCarrying(view, house, from);
  return areasOf(view).filter(
    (area) => isReached(view, from, area, carrying) && (!isPort(area) || portOwner(view, area) === house),
  );
}
