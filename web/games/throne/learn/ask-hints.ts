import {
  type AskKind,
  ATTACKER,
  cardAt,
  cardSetOf,
  cardStrength,
  DEFENDER,
  FOR_ATTACKER,
  FOR_DEFENDER,
  type MarchDecision,
  type MusterDecision,
  NONE,
  troopIn,
} from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import type { Anchor, Hint } from "../../../learn/guide.ts";
import { headed } from "../../../text/headed.ts";
import { isHeldAgainst } from "../draft/moves.ts";
import { refusalOf } from "../draft/seated.ts";
import { gainsIn, resistanceIn, strengthOfTroop } from "./aims.ts";
import { type HintMoment, onMap } from "./moment.ts";
import { litBy } from "./spoken-of.ts";

/** Every question but the orders: what a good bot would answer, in words and with a reason, at a press. */

/** What a hint says of one answer. */
interface Said {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** What the button says. */
  readonly label: string;
  /** Areas that it speaks of, the reader's first. */
  readonly areas?: readonly number[];
  /** Whether the answer can be looked at on the board before it is sent. */
  readonly isPrepared?: true;
}

const inPanel: readonly Anchor[] = [{ part: "panel" }];

/** Steps and rules by the question; those that are left out belong to the battle. */
const steps: { readonly [kind: string]: string } = {
  muster: "look",
  ties: "look",
  "bid-iron-throne": "look",
  "bid-fiefdoms": "look",
  "bid-kings-court": "look",
  "bid-wildlings": "look",
  "disband-supply": "look",
  "disband-wildlings": "look",
  raven: "march",
  raid: "march",
  march: "march",
  consolidate: "power",
};
const rules: { readonly [kind: string]: string } = {
  raven: "throne.raven.optional",
  raid: "throne.raid.resolve",
  march: "throne.march.moves",
  support: "throne.support.offer",
  accept: "throne.support.accept",
  card: "throne.card.play",
  blade: "throne.blade.use",
  casualties: "throne.casualties.count",
  retreat: "throne.retreat.one-area",
  control: "throne.control.leave-token",
  consolidate: "throne.consolidate.pays",
  muster: "throne.muster.placing",
  "bid-iron-throne": "throne.clash.tracks",
  "bid-fiefdoms": "throne.clash.tracks",
  "bid-kings-court": "throne.clash.tracks",
  "bid-wildlings": "throne.wildlings.attack",
  ties: "throne.clash.ties",
  "disband-supply": "throne.supply.losses",
  "disband-wildlings": "throne.wildlings.attack",
};

/** Questions that differ only by what else may be answered are one lesson. */
export const lessonOf = (kind: AskKind): string => kind.replace("-or-single", "");

export function askHint(moment: HintMoment, seen: ReadonlySet<string>): Hint | undefined {
  const { at, ask, draft, advice } = moment;
  if (ask === undefined || advice === undefined) return undefined;
  const lesson = lessonOf(ask.kind);
  const id = `${lesson}/${ask.id}`;
  const about = { teaches: lesson, step: steps[lesson] ?? "battle", rule: rules[lesson] ?? "throne.turn.phases" };
  if (draft !== undefined && refusalOf(at, draft) === undefined) return sendHint(moment, draft, { id, ...about }, seen);
  if (seen.has(id)) return undefined;
  const { title, text, reason, label, areas = [], isPrepared } = saidOf(moment, advice);
  const answer = throne.print(advice);
  return {
    id,
    ...about,
    anchors: areas.length === 0 ? inPanel : areas.map(onMap),
    title,
    text,
    reason,
    offer: { label, act: isPrepared ? { prepare: answer } : { send: answer } },
    ...(areas.length > 0 && { light: litBy(areas[0], areas.slice(1)) }),
  };
}

/** What has been prepared, by whomever, is looked at once more and sent. */
function sendHint(
  { learn: { asks } }: HintMoment,
  draft: ThroneDecision,
  about: Pick<Hint, "id" | "step" | "rule">,
  seen: ReadonlySet<string>,
): Hint | undefined {
  const id = `${about.id}/send`;
  if (seen.has(id)) return undefined;
  return {
    ...about,
    id,
    anchors: [{ part: "send" }],
    title: asks.sendTitle,
    text: asks.sendText,
    reason: asks.sendWhy,
    offer: { label: asks.send, act: { send: throne.print(draft) } },
  };
}

function saidOf(moment: HintMoment, answer: ThroneDecision): Said {
  const { at, ask, words, text, learn } = moment;
  const { play } = text;
  const { asks } = learn;
  switch (answer.kind) {
    case "march":
      return saidOfMarch(moment, answer);
    case "raid": {
      const { from, targets } = answer;
      const names = targets.map(words.area);
      return {
        ...asks.raid,
        title: asks.raid.title(words.area(from)),
        text: targets.length === 0 ? asks.raid.unused : asks.raid.text(names.join(", ")),
        label: targets.length === 0 ? play.raid.unused : play.raid.send(names),
        areas: [from, ...targets],
        ...(targets.length > 0 && { isPrepared: true }),
      };
    }
    case "raven": {
      const { title, keep, swap, reason } = asks.raven;
      if (answer.area === NONE) return { title: title(), text: keep, reason, label: play.raven.rest };
      const [area, order] = [words.area(answer.area), words.order(answer.order)];
      return {
        title: title(),
        text: swap(area, order),
        reason,
        label: play.raven.send(area, order),
        areas: [answer.area],
      };
    }
    case "support": {
      const houses = [...new Set(answer.pledges.map(({ side }) => side))]
        .filter((side) => side === FOR_ATTACKER || side === FOR_DEFENDER)
        .map((side) => words.house(at.view[side === FOR_ATTACKER ? ATTACKER : DEFENDER]));
      return { ...asks.support, title: asks.support.title(), label: play.support.send(houses) };
    }
    case "accept": {
      const areas = answer.areas.map(words.area);
      const label = areas.length === 0 ? play.accept.declineAll : play.accept.send(areas);
      return { ...asks.accept, title: asks.accept.title(), label };
    }
    case "card": {
      const name = words.card(answer.card);
      const strength = cardStrength[cardAt(cardSetOf(at.view), answer.card)];
      const { title, reason } = asks.card;
      return {
        title: title(),
        text: asks.card.text(name, strength),
        reason,
        label: play.cards.play(name),
        isPrepared: true,
      };
    }
    case "blade":
    case "control": {
      const { [answer.kind]: said } = asks;
      return { ...said, title: said.title(), label: play.yesNo[answer.kind][answer.yes ? "yes" : "no"] };
    }
    case "casualties":
      return { ...asks.casualties, title: asks.casualties.title(), label: play.losses.send };
    case "retreat":
      return {
        ...asks.retreat,
        title: asks.retreat.title(),
        label: play.losses.retreatTo(words.area(answer.to), ""),
        areas: [answer.to],
      };
    case "consolidate":
      return {
        ...asks.consolidate,
        title: asks.consolidate.title(),
        label: play.settle.from(learn.steps.power, words.area(answer.area)),
        areas: [answer.area],
      };
    case "muster": {
      const { title, reason, send } = asks.muster;
      return {
        title: title(),
        text: asks.muster.text(musterWords(moment, answer)),
        reason,
        label: send,
        isPrepared: true,
      };
    }
    case "bid": {
      const said = asks[(ask?.kind ?? "bid-wildlings") as "bid-wildlings"];
      return { ...said, title: said.title(), label: play.auction.bid(answer.power), isPrepared: true };
    }
    case "ties":
      return { ...asks.ties, title: asks.ties.title(), label: asks.ties.send };
    case "disband":
      return { ...asks.disband, title: asks.disband.title(), label: play.disband.send };
    default: {
      const { title, text: told, reason, send } = asks.other;
      const question = words.book.names.ask[ask?.kind ?? ""] ?? "";
      return { title: title(question.replace(/\.$/, "")), text: told, reason, label: send };
    }
  }
}

function saidOfMarch({ at, words, text: { play }, learn }: HintMoment, march: MarchDecision): Said {
  const { from, moves, token } = march;
  const said = learn.asks.march;
  const title = said.title(words.area(from));
  if (moves.length === 0)
    return { title, text: said.unused, reason: said.reason, label: play.march.unused, areas: [from] };
  const worth = ({ castle, crowns, barrels }: ReturnType<typeof gainsIn>): number =>
    (castle === undefined ? 0 : 4) + crowns + barrels;
  const [main] = [...moves].sort((one, other) => {
    const fights = Number(isHeldAgainst(at, other.to)) - Number(isHeldAgainst(at, one.to));
    return fights || worth(gainsIn(at.view, other.to)) - worth(gainsIn(at.view, one.to));
  });
  const isFight = (to: number): boolean => isHeldAgainst(at, to);
  const names = (isWanted: (to: number) => boolean): string[] =>
    moves.flatMap(({ to }) => (isWanted(to) ? [words.area(to)] : []));
  const fights = names(isFight);
  const others = names((to) => !isFight(to));
  const text = isFight(main.to)
    ? said.foe(words.area(main.to), strengthOfTroop(main), resistanceIn(at.view, main.to))
    : strengthOfTroop(troopIn(at.view, main.to)) > 0
      ? said.own(words.area(main.to))
      : said.empty(words.area(main.to), gainsIn(at.view, main.to));
  return {
    title,
    text,
    reason: token ? said.token(words.area(from)) : said.reason,
    label: fights.length === 0 ? play.march.send(others) : play.march.attack(fights, others),
    areas: [from, ...moves.map(({ to }) => to)],
    isPrepared: true,
  };
}

/** `Lannisport: 1 knight; Harrenhal: 1 footman`. */
function musterWords({ words, text: { board } }: HintMoment, { castles }: MusterDecision): string {
  return castles
    .map(({ area, footmen, knights, upgrades, fleet }) => {
      const ships = fleet.reduce((sum, { ships: count }) => sum + count, 0);
      const units = [
        ...(knights + upgrades > 0 ? [board.units.knight(knights + upgrades)] : []),
        ...(footmen > 0 ? [board.units.footman(footmen)] : []),
        ...(ships > 0 ? [board.units.ship(ships)] : []),
      ];
      return headed(words.area(area), units.join(", "), words.book.language);
    })
    .join(words.book.language === "fr" ? "\u202f; " : "; ");
}
