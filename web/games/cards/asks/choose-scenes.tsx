import {
  cardOfRef,
  controllerOf,
  influenceOf,
  isBodyRef,
  isCardRef,
  SEAT_REF,
  stackOf,
  totalPower,
} from "@weirwood/cards/questions";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { CardText } from "./card-text.tsx";
import { choosing, type Wording } from "./choose.tsx";
import { choosingOf } from "./chosen.ts";

/** The card whose text asks, or what the question says of itself. */
const byOr = (desk: Desk, otherwise: string): string => {
  const { by } = choosingOf(desk);
  return by === undefined ? otherwise : desk.words.card(by);
};

/** A target of a text, or who bears what is played. */
export const targetScene: MakeScene = (desk) => {
  const { target } = desk.text.asks;
  const item = stackOf(desk.view).at(-1);
  const card = choosingOf(desk).by ?? item?.card;
  if (card === undefined) return choosing(desk, { title: target.title });
  return choosing(desk, { title: (item?.is === "play" ? target.bearer : target.of)(desk.words.card(card)) });
};

/** What is paid with. */
export const payScene: MakeScene = (desk) => {
  const { cost, pay } = desk.text.asks;
  const { by, influence } = choosingOf(desk);
  return choosing(desk, {
    title: pay.title,
    ...(by !== undefined && { lead: desk.words.card(by) }),
    noteOf(what) {
      if (influence !== undefined) return cost.influence(influenceOf(desk.view, what));
      return what >= SEAT_REF && !isCardRef(what) ? pay.pool : undefined;
    },
  });
};

/** Whatever else a text or the rules let somebody choose: who dies for a claim, a card out of shadows, one of several ways. */
export const choiceScene: MakeScene = (desk) =>
  choosing(desk, isClaim(desk) ? claimWording(desk) : { title: byOr(desk, desk.text.asks.choice.title) });

/** Whether a claim is met: the challenge is being resolved, and the reader's characters are chosen from. */
function isClaim(desk: Desk): boolean {
  const { by, options } = choosingOf(desk);
  const { view, seat } = desk;
  return (
    by === undefined &&
    stackOf(view).at(-1)?.window === "resolution" &&
    options.every(({ what }) => isBodyRef(what) && controllerOf(view, what) === seat)
  );
}

function claimWording(desk: Desk): Wording {
  const { claim } = desk.text.asks;
  return { title: claim.title(choosingOf(desk).most), lead: claim.lead };
}

/** The first player, named by whoever won the initiative. */
export const firstScene: MakeScene = (desk) => {
  const { first, power } = desk.text.asks;
  return choosing(desk, {
    title: first.title,
    lead: first.lead,
    noteOf: (what) => power(totalPower(desk.view, what - SEAT_REF)),
  });
};

/** A title of the melee, with what it does. */
export const titleScene: MakeScene = (desk) => {
  const { title } = desk.text.asks;
  return choosing(desk, {
    title: title.title,
    lead: title.lead,
    noteOf: (what) => <CardText card={cardOfRef(what)} />,
  });
};

/** Whom a challenge is sent to instead. */
export const redirectScene: MakeScene = (desk) => {
  const { redirect } = desk.text.asks;
  return choosing(desk, { title: redirect.title, lead: redirect.lead });
};

/** The order of cards that come to a pile together. */
export const stackScene: MakeScene = (desk) => {
  const { stackPile } = desk.text.asks;
  return choosing(desk, {
    title: stackPile.title,
    lead: stackPile.lead,
    none: stackPile.asTheyLie,
    isNoneUsual: true,
    done: stackPile.rest,
  });
};
