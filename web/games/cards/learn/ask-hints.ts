import { type CardsDecision, cards } from "@weirwood/cards/playing";
import {
  type Answer,
  ATTACKING,
  abilities,
  CARD_SOURCE,
  cardOf,
  cardOfRef,
  costToPlay,
  dangersIn,
  faces,
  iconIds,
  isBodyRef,
  isCardRef,
  own,
  placesOf,
  refNames,
  SEAT_REF,
  strengthOf,
  strOf,
} from "@weirwood/cards/questions";
import type { Anchor, Hint } from "../../../learn/guide.ts";
import { anchorsOf, type HintMoment } from "./moment.ts";
import { decks } from "./steps.ts";

/** Every question: what a good bot would answer, in words and with a reason, at a press. */

/** What a hint says of one answer. */
interface Said {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** What the button says. */
  readonly label: string;
  readonly teaches: string;
  /** What it speaks of, where that is not what the answer points at. */
  readonly anchors?: readonly Anchor[];
}

const steps: { readonly [kind: string]: string } = {
  deck: "set-up",
  mulligan: "set-up",
  place: "set-up",
  plot: "plot",
  first: "plot",
  title: "plot",
  order: "plot",
  challenge: "challenge",
  attackers: "challenge",
  stealth: "challenge",
  defenders: "challenge",
  redirect: "challenge",
  save: "answer",
  response: "answer",
};
const rules: { readonly [kind: string]: string } = {
  deck: "cards.setup.house",
  mulligan: "cards.setup.mulligan",
  place: "cards.setup.gold",
  plot: "cards.plots.revealed",
  first: "cards.plots.first-player",
  order: "cards.passives.order",
  action: "cards.window.first",
  save: "cards.saves.round",
  response: "cards.window.responses",
  challenge: "cards.challenges.declared",
  attackers: "cards.challenges.attackers",
  stealth: "cards.keywords.stealth",
  defenders: "cards.challenges.defenders",
  target: "cards.targets.none",
  pay: "cards.costs.gold",
};
const stepOfPhase: { readonly [phase: string]: string } = {
  plot: "plot",
  draw: "plot",
  marshalling: "marshal",
  challenges: "challenge",
};
/** Ready-made decks lie on the table, the one that is proposed first. */
const firstDeck: readonly Anchor[] = [{ selector: ".cards-decks ul:first-of-type > li:first-child" }];
/** Shown in place of the question where somebody passes. */
const passButton: readonly Anchor[] = [{ selector: ".cards-pass" }];

/** The hint about an open question; nothing while the bot thinks. */
export function askHint(moment: HintMoment, seen: ReadonlySet<string>, isGuided: boolean): Hint | undefined {
  const { ask, phase, view, seat } = moment;
  const answer = adviceIn(moment);
  if (ask === undefined || answer === undefined) return undefined;
  const { title, text, reason, label, teaches, anchors } = saidOf(moment, answer);
  const id = `${ask.kind}/${ask.id}`;
  // Whoever has passed by hints once needs no more of them.
  const isKnown = seen.has(teaches) && (!isGuided || answer.kind === "pass");
  if (seen.has(id) || isKnown || cards.check(view, seat, answer) !== undefined) return undefined;
  return {
    id,
    teaches,
    step: steps[ask.kind] ?? stepOfPhase[phase ?? ""] ?? "count",
    rule: rules[ask.kind] ?? "cards.window.one",
    anchors: anchors ?? anchorsOf(moment, answer),
    title,
    text,
    reason,
    offer: { label, act: { send: cards.print(answer) } },
  };
}

/** A deck is not the bot's to choose: one of the two for a first game is proposed. */
function adviceIn({ ask, view, advice }: HintMoment): CardsDecision | undefined {
  if (ask?.kind !== "deck") return advice;
  const deck = cards.parse(`deck ${decks.own}`, view);
  return "rule" in deck ? advice : (deck as CardsDecision);
}

function saidOf(moment: HintMoment, answer: CardsDecision): Said {
  const { view, seat, ask, words, learn } = moment;
  const { asks } = learn;
  switch (answer.kind) {
    case "deck": {
      const name = words.book.names.deck[decks.own];
      return {
        ...asks.deck,
        text: asks.deck.text(name),
        label: asks.deck.send(name),
        teaches: "deck",
        anchors: firstDeck,
      };
    }
    case "mulligan": {
      const { title, reason, keep, change, keepIt, changeIt } = asks.mulligan;
      const useful = placesOf(view)
        .piles.hand[seat].all(view)
        .filter((card) => faces[card].type !== "event" && costOf(card) < 4).length;
      return answer.answer === 1
        ? { title, text: change, reason, label: changeIt, teaches: "mulligan" }
        : { title, text: keep(useful), reason, label: keepIt, teaches: "mulligan" };
    }
    case "place": {
      const { title, reason, text, nothing, send, none } = asks.place;
      const names = answer.cards.map(words.card).join(", ");
      return answer.cards.length === 0
        ? { title, text: nothing, reason, label: none, teaches: "place" }
        : { title, text: text(names), reason, label: send, teaches: "place" };
    }
    case "plot": {
      const { title, reason, text, send } = asks.plot;
      const { gold, initiative, claim } = faces[answer.card].plot ?? noPlot;
      const name = words.card(answer.card);
      return {
        title,
        text: text(name, gold, initiative, claim),
        reason,
        label: send,
        teaches: "plot",
      };
    }
    case "act":
      return saidOfAct(moment, answer);
    case "pass":
      return { ...asks.pass, label: asks.pass.send, teaches: "pass", anchors: passButton };
    case "challenge": {
      const { title, text, reason, send } = asks.challenge;
      const type = iconIds[answer.type];
      const foe = words.seat(view, answer.against);
      return { title: title[type], text: text[type](foe), reason, label: send[type], teaches: `challenge-${type}` };
    }
    case "finish": {
      const { finishTitle, finish, finishSend, reason } = asks.challenge;
      return { title: finishTitle, text: finish, reason, label: finishSend, teaches: "finish" };
    }
    case "choose":
      return saidOfChoice(moment, answer.what);
    case "done":
      return saidOfEnough(moment);
    default: {
      const { title, text, reason, send } = asks.other;
      const question = words.book.names.ask[ask?.kind ?? ""] ?? "";
      return { title: title(question.replace(/\.$/, "")), text, reason, label: send, teaches: ask?.kind ?? "other" };
    }
  }
}

const noPlot = { gold: 0, initiative: 0, claim: 0 };
const costOf = (card: number): number => Number(faces[card].cost ?? 0) || 0;

function saidOfAct({ view, seat, ask, words, learn }: HintMoment, answer: Answer<"act">): Said {
  const { asks } = learn;
  const card = answer.source < CARD_SOURCE ? cardOf(view, answer.source) : answer.source - CARD_SOURCE;
  const name = words.card(card);
  if (ask?.kind === "save") {
    const { title, text, cancel, reason, send } = asks.save;
    const isCancel = abilities[answer.ability].kind === "cancel";
    const danger = dangersIn(view)
      .map((body) => words.body(view, body))
      .join(", ");
    return {
      title: title(name),
      text: isCancel ? cancel(name) : text(name, danger),
      reason,
      label: send,
      teaches: isCancel ? "cancel" : "save",
    };
  }
  if (ask?.kind === "response") {
    const { title, text, reason, send } = asks.response;
    return { title: title(name), text: text(name), reason, label: send, teaches: "response" };
  }
  const isPlay = answer.ability === own.play || answer.ability === own.duplicate;
  if (!isPlay && faces[card].type !== "event") {
    const { title, text, reason, send } = asks.use;
    return { title: title(name), text: text(name), reason, label: send, teaches: "use" };
  }
  const { title, reason, send, ...play } = asks.play;
  const cost = costToPlay(view, seat, card, 0);
  const type = answer.ability === own.duplicate ? "duplicate" : faces[card].type;
  const text =
    type === "character"
      ? play.character(name, cost, Number(faces[card].str ?? 0))
      : type === "duplicate" || type === "event"
        ? play[type](name)
        : play[type === "attachment" ? "attachment" : "location"](name, cost);
  return { title: title(name), text, reason, label: send, teaches: `play-${type}` };
}

/** Whatever can be chosen, by name. */
function nameOf({ view, words }: HintMoment, ref: number): string {
  if (isBodyRef(ref)) return words.body(view, ref) ?? "";
  if (isCardRef(ref)) return words.card(cardOfRef(ref));
  const isSeat = ref >= SEAT_REF && ref < SEAT_REF + 6;
  return isSeat ? words.seat(view, ref - SEAT_REF) : (words.book.names.choice[refNames[ref]] ?? refNames[ref]);
}

function saidOfChoice(moment: HintMoment, ref: number): Said {
  const { view, ask, learn } = moment;
  const { asks } = learn;
  const name = nameOf(moment, ref);
  const str = isBodyRef(ref) ? strOf(view, ref) : 0;
  switch (ask?.kind) {
    case "attackers": {
      const { title, text, reason, send } = asks.attackers;
      return { title, text: text(name, str), reason, label: send, teaches: "attackers" };
    }
    case "defenders": {
      const { title, text, reason, send } = asks.defenders;
      const theirs = strengthOf(view, ATTACKING);
      return { title, text: text(name, str, theirs), reason, label: send, teaches: "defenders" };
    }
    case "stealth": {
      const { title, text, reason, send } = asks.stealth;
      return { title, text: text(name), reason, label: send, teaches: "stealth" };
    }
    case "first": {
      const { title, text, reason, send } = asks.first;
      return { title, text, reason, label: send(name), teaches: "first" };
    }
    default: {
      const { titles, text, reason, send } = asks.choose;
      const kind = ask?.kind === "target" || ask?.kind === "pay" ? ask.kind : "choice";
      return { title: titles[kind], text: text(name), reason, label: send, teaches: kind };
    }
  }
}

function saidOfEnough({ view, ask, learn: { asks } }: HintMoment): Said {
  switch (ask?.kind) {
    case "attackers":
      return {
        ...asks.attackers,
        text: asks.attackers.done,
        label: asks.attackers.enough,
        teaches: "enough-attackers",
        anchors: passButton,
      };
    case "defenders": {
      const { title, done, reason, enough } = asks.defenders;
      return {
        title,
        text: done(strengthOf(view, ATTACKING)),
        reason,
        label: enough,
        teaches: "enough-defenders",
        anchors: passButton,
      };
    }
    case "stealth":
      return { ...asks.stealth, text: asks.stealth.none, label: asks.stealth.nobody, teaches: "stealth" };
    default:
      return {
        title: asks.choose.titles.choice,
        text: asks.choose.done,
        reason: asks.choose.reason,
        label: asks.choose.enough,
        teaches: "enough",
      };
  }
}
