import type { Placement, ThroneDecision } from "../decisions.ts";
import { areaIds, cardIds, houseIds, NONE, orderIds, singleIds, trackIds } from "../state/board.ts";
import type { Throne } from "../state/layout.ts";
import { garrisonOf } from "../state/pieces.ts";
import {
  area,
  areaAnd,
  byArea,
  count,
  halves,
  incomplete,
  items,
  list,
  noUnits,
  oneIn,
  printAreas,
  printCards,
  printMoves,
  printPurchase,
  printTroop,
  readAreas,
  readCards,
  readMoves,
  readPurchase,
  readTroop,
  tokenWords,
  unreadable,
  withoutToken,
} from "./words.ts";

export type Kind = ThroneDecision["kind"];

/** A decision of a kind without its kind, which the verb says. */
export type Contents<K extends Kind> = ContentsIn<ThroneDecision, K>;
type ContentsIn<Decision, K> = Decision extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? Omit<Decision, "kind">
    : never
  : never;

/** How one kind of decision is written behind its verb, and read again. */
export interface Verb<What> {
  print(decision: What): string;
  /** `game`: where the order of words counts depends on the position. */
  read(rest: string, game?: Throne): What;
}

/** One of some names, or `none`. */
const nameOrNone = (ids: readonly string[]) => ({
  print: (number: number): string => (number === NONE ? "none" : ids[number]),
  read: (rest: string): number => (rest === "none" ? NONE : oneIn(ids, rest)),
});

const anyArea = nameOrNone(areaIds);
const anyCard = nameOrNone(cardIds);
const anyHouse = nameOrNone(houseIds);
const anyTrack = nameOrNone(trackIds);

const cardOrNone: Verb<Contents<"take-back">> = {
  print: ({ card }) => anyCard.print(card),
  read: (rest) => ({ card: anyCard.read(rest) }),
};
const yesOrNo: Verb<Contents<"blade">> = {
  print: ({ yes }) => (yes ? "yes" : "no"),
  read: (rest) => ({ yes: oneIn(["no", "yes"], rest) === 1 }),
};
const power: Verb<Contents<"bid">> = {
  print: (decision) => String(decision.power),
  read: (rest) => ({ power: count(rest) }),
};
const targets: Verb<Contents<"raid">> = {
  print: (decision) => `${areaIds[decision.from]} > ${printAreas(decision.targets)}`,
  read(rest) {
    const [from, areas] = halves(rest, ">");
    return { from: area(from), targets: readAreas(areas) };
  },
};
const trackOrNone: Verb<Contents<"take-token">> = {
  print: ({ track }) => anyTrack.print(track),
  read: (rest) => ({ track: anyTrack.read(rest) }),
};

const printPlacement = ({ area: place, order }: Placement): string => `${areaIds[place]} ${orderIds[order]}`;

function readPlacement(text: string): Placement {
  const [place, order] = areaAnd(text);
  return { area: place, order: oneIn(orderIds, orderAliases.get(order) ?? order) };
}

/** What players say for the starred tokens, by the numbers printed on them. */
const orderAliases = new Map([
  ["march+0", "march"],
  ["march+1", "march*"],
  ["defense+1", "defense"],
  ["defense+2", "defense*"],
  ["support+1", "support*"],
  ["raid+1", "raid*"],
]);

/** By the number of a side: NO_SIDE, FOR_ATTACKER, FOR_DEFENDER. */
const sideIds = ["none", "attacker", "defender"];

/** Only a position tells which areas hold a garrison. */
function garrisonsNamed(text: string, game?: Throne): number[] {
  if (game === undefined) return [];
  const named = [...text.matchAll(/> ?([a-z-]+)/g)].map(([, id]) => area(id));
  return [...new Set(named)].filter((to) => garrisonOf(game, to) > 0);
}

/** Every kind of decision by its verb, which is its name. */
export const verbs: { readonly [K in Kind]: Verb<Contents<K>> } = {
  orders: {
    print: ({ place }) => list(place, printPlacement),
    read: (rest) => ({ place: byArea(items(rest), readPlacement) }),
  },
  raven: {
    print: (decision) => (decision.area === NONE ? "none" : printPlacement(decision)),
    read: (rest) => (rest === "none" ? { area: NONE, order: NONE } : readPlacement(rest)),
  },
  raid: targets,
  march: {
    print(decision) {
      const { sequence } = decision;
      return `${printMoves(decision)}${sequence ? `; ${sequence.map((one) => areaIds[one]).join(" then ")}` : ""}`;
    },
    /**
     * Garrisons are entered as the march names them, or as it says after all moves. The sequence is left out where it is
     * that of their areas: one march, one text.
     */
    read(rest, game) {
      const at = rest.indexOf(";");
      const text = at < 0 ? rest : rest.slice(0, at).trim();
      const moves = readMoves(text);
      const sequence = at < 0 ? garrisonsNamed(text, game) : items(rest.slice(at + 1).trim(), " then ").map(area);
      const isUsual = sequence.every((one, index) => index === 0 || sequence[index - 1] < one);
      return { ...moves, ...(isUsual ? {} : { sequence }) };
    },
  },
  support: {
    print: ({ pledges }) => list(pledges, (pledge) => `${areaIds[pledge.area]} ${sideIds[pledge.side]}`),
    read: (rest) => ({
      pledges: byArea(items(rest), (text) => {
        const [place, side] = areaAnd(text);
        return { area: place, side: oneIn(sideIds, side) };
      }),
    }),
  },
  accept: {
    print: ({ areas }) => printAreas(areas),
    read: (rest) => ({ areas: readAreas(rest) }),
  },
  card: { print: cardOrNone.print, read: (rest) => ({ card: oneIn(cardIds, rest) }) },
  "take-back": cardOrNone,
  "discard-card": cardOrNone,
  "replace-card": cardOrNone,
  "remove-order": {
    print: (decision) => `${anyArea.print(decision.area)}${decision.single ? " single" : ""}`,
    read(rest) {
      if (!rest.includes(" ")) return { area: anyArea.read(rest), single: false };
      const [place, word] = areaAnd(rest);
      return { area: place, single: oneIn(["single"], word) === 0 };
    },
  },
  blade: yesOrNo,
  control: yesOrNo,
  "make-knight": yesOrNo,
  casualties: { print: printTroop, read: readTroop },
  retreat: {
    print(decision) {
      const losses = printTroop(decision);
      return `${areaIds[decision.to]}${losses === "none" ? "" : `, lose ${losses}`}`;
    },
    read(rest) {
      if (!rest.includes(",")) return { to: area(rest), ...noUnits };
      const [to, losses] = halves(rest, ",");
      if (!losses.startsWith("lose ")) unreadable(losses.split(" ")[0]);
      return { to: area(to), ...readTroop(losses.slice("lose ".length)) };
    },
  },
  disband: {
    print: ({ units }) => list(units, (lost) => `${areaIds[lost.area]} ${printTroop(lost)}`),
    read: (rest) => ({
      units: byArea(items(rest), (text) => {
        const [place, troop] = areaAnd(text);
        return { area: place, ...readTroop(troop) };
      }),
    }),
  },
  muster: {
    print: ({ castles }) => list(castles, (castle) => `${areaIds[castle.area]}: ${printPurchase(castle)}`, "; "),
    read: (rest) => ({
      castles: byArea(items(rest, ";"), (text) => {
        const [place, purchase] = halves(text, ":");
        return readPurchase(area(place), purchase);
      }),
    }),
  },
  bid: power,
  spend: power,
  single: {
    print: (decision) => (decision.area === NONE ? "none" : `${areaIds[decision.area]} ${singleIds[decision.single]}`),
    read(rest) {
      if (rest === "none") return { area: NONE, single: NONE };
      const [place, single] = areaAnd(rest);
      return { area: place, single: oneIn(singleIds, single) };
    },
  },
  consolidate: {
    print: (decision) => `${areaIds[decision.area]} ${decision.fort ? "fort" : "power"}`,
    read(rest) {
      const [place, what] = areaAnd(rest);
      return { area: place, fort: oneIn(["power", "fort"], what) === 1 };
    },
  },
  "use-muster": {
    print: (decision) => `${areaIds[decision.area]}: ${list(decision.castles, printPurchase)}`,
    read(rest) {
      const [id, purchase] = halves(rest, ":");
      const place = area(id);
      return { area: place, castles: purchase === "none" ? [] : [readPurchase(place, purchase)] };
    },
  },
  "use-caravan": {
    print: (decision) => areaIds[decision.from],
    read: (rest) => ({ from: area(rest), targets: [] }),
  },
  "use-iron-fleet": targets,
  "use-rhllor": targets,
  "use-young-wolf": { print: printMoves, read: readMoves },
  "use-forced-march": {
    print: ({ to, pulls }) =>
      `${areaIds[to]}: ${list(pulls, (pull) => `${printTroop(pull)} ${areaIds[pull.area]}${tokenWords(pull.token)}`)}`,
    read(rest) {
      const [to, list] = halves(rest, ":");
      const pulls = byArea(items(list), (item) => {
        const [words, token] = withoutToken(item);
        const space = words.lastIndexOf(" ");
        if (space < 0) incomplete(words);
        return { area: area(words.slice(space + 1)), ...readTroop(words.slice(0, space)), token };
      });
      return { to: area(to), pulls };
    },
  },
  "use-scorpion": {
    print: ({ from, cards }) => `${areaIds[from]} > ${printCards(cards)}`,
    read(rest) {
      const [from, cards] = halves(rest, ">");
      return { from: area(from), cards: readCards(cards) };
    },
  },
  "use-lion": {
    print: ({ from, house }) => `${areaIds[from]} > ${anyHouse.print(house)}`,
    read(rest) {
      const [from, house] = halves(rest, ">");
      return { from: area(from), house: anyHouse.read(house) };
    },
  },
  "use-highgarden": {
    print({ from, card, tolls }) {
      const terms = list(tolls, ({ house, power }) => `${power} ${houseIds[house]}`);
      return `${areaIds[from]}: ${card === NONE ? "none" : `${cardIds[card]} > ${terms}`}`;
    },
    read(rest) {
      const [id, terms] = halves(rest, ":");
      const from = area(id);
      if (terms === "none") return { from, card: NONE, tolls: [] };
      const [card, list] = halves(terms, ">");
      const tolls = items(list).map((item) => {
        const [amount, house] = halves(item, " ");
        return { house: oneIn(houseIds, house), power: count(amount) };
      });
      return { from, card: oneIn(cardIds, card), tolls: tolls.sort((a, b) => a.house - b.house) };
    },
  },
  capture: { print: ({ ships }) => String(ships), read: (rest) => ({ ships: count(rest) }) },
  "three-cards": { print: ({ cards }) => printCards(cards), read: (rest) => ({ cards: readCards(rest) }) },
  demote: { print: trackOrNone.print, read: (rest) => ({ track: oneIn(trackIds, rest) }) },
  "take-token": trackOrNone,
  "knight-in": { print: (decision) => anyArea.print(decision.area), read: (rest) => ({ area: anyArea.read(rest) }) },
  ties: {
    print: ({ groups }) => list(groups, (group) => group.map((house) => houseIds[house]).join(" > ")),
    read: (rest) => ({
      groups: items(rest).map((group) => group.split(">").map((name) => oneIn(houseIds, name.trim()))),
    }),
  },
  name: { print: ({ house }) => houseIds[house], read: (rest) => ({ house: oneIn(houseIds, rest) }) },
};
