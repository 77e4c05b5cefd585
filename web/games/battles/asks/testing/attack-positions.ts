import { given } from "@weirwood/battles/given";
import type { AskKind, Battle } from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import type { Json } from "@weirwood/kernel";

/** What may be asked in the course of an attack, and before one. */
export const attackAsks = [
  "free-leave",
  "carry",
  "parting",
  "commit",
  "reroll",
  "swap-bearer",
  "stand-firm",
  "retreat",
  "follow",
  "counter",
] as const satisfies readonly AskKind[];
export type AttackAskKind = (typeof attackAsks)[number];

/** The position after some answers, each given by whoever is asked. */
export function after(position: Json, ...answers: readonly string[]): Battle {
  const game = given(position);
  for (const text of answers) {
    const seat = battles.awaited(game);
    const decision = battles.parse(text, game) as BattleDecision;
    const refusal = battles.check(game, seat, decision);
    if (refusal !== undefined) throw new Error(`${text}: ${refusal.rule}`);
    battles.apply(game, seat, decision);
  }
  return game;
}

/** A position of each kind, as the scenarios of the rules have them. */
export const laid: { readonly [kind in AttackAskKind]: () => Battle } = {
  "free-leave": () =>
    after(
      {
        units: { h4: "blue robb-king", h5: "red lannisport-guards" },
        engaged: { h4: "h5 lannister" },
        pool: { stark: { blue: 1 } },
      },
      "order h4 blue",
    ),
  carry: () =>
    after(
      {
        markers: [{ kind: "edmure", hex: "h4", house: "lannister", "is-shown": true }],
        "marker-faces": ["true"],
        units: { h4: "green war-host", d6: "green lannisport-guards" },
        pool: { stark: { green: 1 } },
      },
      "order h4 green",
    ),
  parting: () =>
    after(
      {
        units: { h5: "green war-host", h6: "green lannisport-guards", g6: "green lannisport-guards" },
        engaged: { h5: "h6 lannister" },
        pool: { stark: { green: 1 } },
      },
      "order h5 green",
      "move h5 g5",
    ),
  commit: () =>
    after(
      {
        units: { h4: "green war-host", h5: "blue gregor-mountain" },
        turn: "lannister",
        pool: { lannister: { blue: 1 } },
      },
      "order h5 blue",
      "halt",
      "attack h5 h4",
    ),
  reroll: () =>
    after(
      {
        units: { h5: "red winterfell-riders", h6: "blue lannisport-guards", g6: "green war-host" },
        engaged: { h6: "g6 lannister" },
        pool: { stark: { valor: 1 } },
        dice: ["green", "green", "red", "blue"],
      },
      "order h5 valor",
      "halt",
      "attack h5 h6",
    ),
  "swap-bearer": () =>
    after(
      {
        turn: "lannister",
        units: {
          h4: "green robb-king",
          i4: "red winterfell-riders spent",
          g4: "green war-host",
          h5: "blue casterly-cavaliers",
        },
        pool: { lannister: { blue: 1 } },
        dice: ["green", "green", "red"],
      },
      "order h5 blue",
      "halt",
      "attack h5 h4",
    ),
  "stand-firm": () =>
    after(
      {
        turn: "lannister",
        units: { h5: "blue war-host stalwart", h6: "green lannisport-guards" },
        pool: { lannister: { green: 1 } },
        dice: ["morale", "morale"],
      },
      "order h6 green",
      "halt",
      "attack h6 h5",
    ),
  retreat: () =>
    after(
      {
        turn: "lannister",
        units: { h5: "blue war-host", h6: "green lannisport-guards" },
        pool: { lannister: { green: 1 } },
        dice: ["morale", "morale"],
      },
      "order h6 green",
      "halt",
      "attack h6 h5",
    ),
  follow: () =>
    after(
      {
        units: { h5: "blue winterfell-riders", h6: "green lannisport-guards 1", g8: "green lannisport-guards 1" },
        pool: { stark: { blue: 1 } },
        dice: ["green", "blue", "blue"],
      },
      "order h5 blue",
      "halt",
      "attack h5 h6",
    ),
  counter: () =>
    after(
      {
        turn: "lannister",
        units: {
          h5: "blue war-host",
          g5: "green war-host",
          h4: "green war-host",
          h6: "green lannisport-guards",
          i6: "green casterly-cavaliers",
        },
        engaged: { h5: "h6 stark" },
        pool: { lannister: { green: 1 } },
        dice: ["green", "red"],
      },
      "order i6 green",
      "halt",
      "attack i6 h5",
      "stand",
    ),
};
