import type { MakeScene } from "../desk/scene.ts";
import { choosing } from "./choose.tsx";
import { choosingOf } from "./chosen.ts";

/** A target of a text. */
export const targetScene: MakeScene = (desk) => {
  const { target } = desk.text.asks;
  const { by } = choosingOf(desk);
  return choosing(desk, { title: by === undefined ? target.title : target.of(desk.words.card(by)), as: "target" });
};

/** What is paid with. */
export const payScene: MakeScene = (desk) => choosing(desk, { title: desk.text.asks.pay.title });

/** Whatever else a text or the rules let somebody choose. */
export const choiceScene: MakeScene = (desk) => {
  const { by } = choosingOf(desk);
  return choosing(desk, { title: by === undefined ? desk.text.asks.choice.title : desk.words.card(by) });
};

export const attackersScene: MakeScene = (desk) => choosing(desk, { title: desk.words.book.names.ask.attackers });
export const defendersScene: MakeScene = (desk) =>
  choosing(desk, { title: desk.words.book.names.ask.defenders, none: desk.text.asks.defenders.none });
export const stealthScene: MakeScene = (desk) =>
  choosing(desk, { title: desk.text.asks.stealth.title, none: desk.text.asks.stealth.none, as: "target" });
