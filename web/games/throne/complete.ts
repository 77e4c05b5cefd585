import type { Seat } from "@weirwood/kernel";
import {
  type Area,
  areaIds,
  areaNumber,
  askKind,
  cardIds,
  cardsOf,
  type House,
  houseIds,
  isAsked,
  NONE,
  neighboursOf,
  orderIds,
  type Troop,
  troopIn,
  troopSize,
  type UseOnAreas,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { highgardenFrom } from "./draft/amount.ts";
import { fleetFrom, lionFrom, rhllorFrom } from "./draft/choice.ts";
import { stingFrom, whyNotSting } from "./draft/hand.ts";
import { marchFrom, targetsOf, wolfFrom } from "./draft/moves.ts";
import { castlesToMuster, musterBySingle, noMuster, purchasesFor } from "./draft/muster.ts";
import { areasToOrder, noOrders, trayFor } from "./draft/orders.ts";
import { forcedTo, whyNotPull } from "./draft/pulls.ts";
import { answersFor, refusalOf, type Seated, seatedAt } from "./draft/seated.ts";
import { raidFrom, whyNotPoint } from "./draft/targets.ts";
import { tokensToSettle } from "./draft/tokens.ts";

/** What an answer that is being typed may go on to be: from the listed answers, or from the notation's own grammar. */
export function complete(view: Throne, seat: Seat, text: string): readonly string[] {
  const at = seatedAt(view, seat);
  if (!isAsked(view, at.house)) return [];
  // Areas may be named in any order, while the listed sets of orders have them in one.
  const listed = askKind(view) === "orders" ? undefined : answersFor(at)?.map((answer) => throne.print(answer));
  const words = listed === undefined ? wordsAfter(at, text) : nextWords(text, listed);
  const start = text.slice(0, text.lastIndexOf(" ") + 1);
  return [...new Set(words)].filter((word) => word.startsWith(text.slice(start.length))).map((word) => start + word);
}

/** The next word of every answer that begins with the text. */
function nextWords(text: string, answers: readonly string[]): string[] {
  const start = text.lastIndexOf(" ") + 1;
  return answers
    .filter((answer) => answer.startsWith(text))
    .map((answer) => {
      const end = answer.indexOf(" ", text.length);
      return end < 0 ? answer.slice(start) : answer.slice(start, end + 1);
    });
}

type Grammar = (at: Seated, written: string) => readonly string[];

const ids = (areas: readonly Area[], after: string): string[] => areas.map((area) => `${areaIds[area]}${after}`);

/** What is still being written, after the last of these signs. */
function lastItem(text: string, signs: string): string {
  const at = Math.max(...[...signs].map((sign) => text.lastIndexOf(sign)));
  return text.slice(at + 1).trimStart();
}

const areaNamed = (id: string): Area => (areaIds.includes(id) ? areaNumber(id) : NONE);

/** `1K 2F`: every number of every kind that stands there. */
function troopWords(troop: Troop): string[] {
  const upTo = (count: number, letter: string): string[] =>
    Array.from({ length: count }, (_, before) => `${before + 1}${letter} `);
  return [
    ...upTo(troop.engines, "E"),
    ...upTo(troop.knights, "K"),
    ...upTo(troop.footmen, "F"),
    ...upTo(troop.ships, "S"),
  ];
}

function movesOf(at: Seated, verb: "march" | "use-young-wolf", written: string): readonly string[] {
  const origins = tokensToSettle(at).filter(({ start }) => start.kind === verb);
  if (!written.includes(":")) {
    return ids(
      origins.map(({ area }) => area),
      ": ",
    );
  }
  const from = areaNamed(written.split(":", 1)[0]);
  if (from === NONE) return [];
  const item = lastItem(written, ":,");
  if (item.includes(">")) return ids(targetsOf(at, verb === "march" ? marchFrom(from) : wolfFrom(from)), "");
  return [...troopWords(troopIn(at.view, from)), ...(item.includes(" ") ? ["> "] : ["none"])];
}

const shipTo = (item: string): boolean => /^\d+S > ?/.test(item);
const letters = { footmen: "F", knights: "K", upgrades: "U", engines: "E", refits: "R" };

/** What a castle may buy, and the waters for its ships. */
function purchaseWords(at: Seated, area: Area, item: string): string[] {
  const purchases = purchasesFor(at, area);
  if (shipTo(item)) return purchases.flatMap((one) => (one.what === "ship" ? [areaIds[one.sea]] : []));
  if (/^\d+S $/.test(item)) return ["> "];
  const kinds = purchases.flatMap((one) => (one.what === "ship" ? [] : [letters[one.what]]));
  return [...kinds.flatMap((letter) => [`1${letter}`, `2${letter}`]), "1S ", "2S "];
}

const allKinds: readonly number[] = [0, 1, 2, 3];

const grammars: { readonly [verb: string]: Grammar } = {
  orders(at, written) {
    const item = lastItem(written, ",");
    const placed = new Set(written.split(",").map((one) => one.trim().split(" ", 1)[0]));
    if (!item.includes(" ")) {
      const open = areasToOrder(at).filter((area) => !placed.has(areaIds[area]));
      return [...ids(open, " "), ...(written.trim() === "" && refusalOf(at, noOrders) === undefined ? ["none"] : [])];
    }
    const area = areaNamed(item.split(" ", 1)[0]);
    if (area === NONE) return [];
    return trayFor(at, noOrders, area)
      .filter(({ refusal }) => refusal === undefined)
      .map(({ order }) => orderIds[order]);
  },
  march: (at, written) => movesOf(at, "march", written),
  "use-young-wolf": (at, written) => movesOf(at, "use-young-wolf", written),
  raid(at, written) {
    const origins = tokensToSettle(at).filter(({ start }) => start.kind === "raid");
    if (!written.includes(">")) {
      return ids(
        origins.map(({ area }) => area),
        " > ",
      );
    }
    const from = areaNamed(written.split(" ", 1)[0]);
    if (from === NONE) return [];
    const open = neighboursOf(at.view, from).filter((to) => whyNotPoint(at, raidFrom(from), to) === undefined);
    return ["none", ...ids(open, "")];
  },
  consolidate(at, written) {
    const areas = tokensToSettle(at).filter(({ start }) => start.kind === "consolidate");
    if (written.includes(" ")) return ["power", "fort"];
    return ids(
      areas.map(({ area }) => area),
      " ",
    );
  },
  "use-forced-march"(at, written) {
    const [token] = tokensToSettle(at).filter(({ start }) => start.kind === "use-forced-march");
    if (token === undefined) return [];
    if (!written.includes(":")) return [`${areaIds[token.area]}: `];
    const sources = areasToOrder(at).filter((area) =>
      allKinds.some((kind) => whyNotPull(at, forcedTo(token.area), area, kind) === undefined),
    );
    const item = lastItem(written, ":,");
    const counts = sources.flatMap((area) => troopWords(troopIn(at.view, area)));
    if (item === "") return ["none", ...counts];
    return item.includes("+") ? ["token"] : [...counts, ...ids(sources, ""), "+ "];
  },
  muster(at, written) {
    const castle = lastItem(written, ";");
    if (!castle.includes(":")) return ids(castlesToMuster(at, noMuster), ": ");
    const area = areaNamed(castle.split(":", 1)[0]);
    return area === NONE ? [] : purchaseWords(at, area, lastItem(castle, ":,"));
  },
  "use-muster"(at, written) {
    const [token] = tokensToSettle(at).filter(({ start }) => start.kind === "use-muster");
    if (token === undefined) return [];
    if (!written.includes(":")) return ids(castlesToMuster(at, musterBySingle(token.area)), ": ");
    return purchaseWords(at, token.area, lastItem(written, ":,"));
  },
  disband(at, written) {
    const item = lastItem(written, ",");
    const own = areasToOrder(at).filter((area) => troopSize(troopIn(at.view, area)) > 0);
    if (!item.includes(" ")) return ids(own, " ");
    const area = areaNamed(item.split(" ", 1)[0]);
    return area === NONE ? [] : troopWords(troopIn(at.view, area));
  },
};

/** What a single-use order of a house may name, once the area is said in which it lies. */
const singleWords: { readonly [verb: string]: (at: Seated, from: Area, item: string) => readonly string[] } = {
  "use-iron-fleet": (at, from) => ["none", ...targetWords(at, fleetFrom(from))],
  "use-rhllor": (at, from) => ["none", ...targetWords(at, rhllorFrom(from))],
  "use-lion": (at, from) => [
    "none",
    ...houseIds.filter((_, house) => refusalOf(at, lionFrom(from, house)) === undefined),
  ],
  "use-scorpion": (at, from) => [
    "none",
    ...cardIds.filter((_, card) => whyNotSting(at, stingFrom(from), card) === undefined),
  ],
  "use-highgarden"(at, from, item) {
    const draft = highgardenFrom(from);
    const payable = cardsOf(at.view, at.house).filter((card) => refusalOf(at, { ...draft, card }) === undefined);
    if (!item.includes(">")) return ["none", ...payable.map((card) => `${cardIds[card]} > `)];
    const card = payable.find((one) => item.startsWith(`${cardIds[one]} `));
    if (card === undefined) return [];
    const toll = lastItem(item, ">,");
    const mayAsk = (house: House, power: number): boolean =>
      refusalOf(at, { ...draft, card, tolls: [{ house, power }] }) === undefined;
    const demands = houseIds.flatMap((id, house) =>
      powers.filter((power) => mayAsk(house, power)).map((power) => ({ id, power })),
    );
    if (toll.includes(" ")) return demands.filter(({ power }) => toll.startsWith(`${power} `)).map(({ id }) => id);
    return ["none", ...demands.map(({ power }) => `${power} `)];
  },
};

/** No card is stronger than the last of these. */
const powers = [1, 2, 3, 4];

const targetWords = (at: Seated, draft: UseOnAreas): string[] =>
  areaIds.filter((_, area) => whyNotPoint(at, draft, area) === undefined);

/** `use-lion AREA > HOUSE`, `use-highgarden AREA: CARD > 2 HOUSE`, `use-caravan AREA`. */
function singleOf(at: Seated, verb: string, written: string): readonly string[] {
  const token = tokensToSettle(at).find(({ start }) => start.kind === verb);
  if (token === undefined) return [];
  const opening = `${areaIds[token.area]}${{ "use-caravan": "", "use-highgarden": ": " }[verb] ?? " > "}`;
  if (!written.startsWith(opening)) return [opening];
  return singleWords[verb]?.(at, token.area, written.slice(opening.length)) ?? [];
}

function wordsAfter(at: Seated, text: string): readonly string[] {
  const verbs = [throne.asks(at.view)[0]?.bounds.decision ?? []].flat().map(String);
  const verb = verbs.find((one) => text.startsWith(`${one} `));
  if (verb === undefined) return text.includes(" ") ? [] : verbs.map((one) => `${one} `);
  const written = text.slice(verb.length + 1);
  return grammars[verb]?.(at, written) ?? singleOf(at, verb, written);
}
