import type { BattlePlan } from "./plan.ts";
import { planTitles } from "./titles.ts";

/** The opening battle: Lannister must force the fords and hold both objectives beyond them. */
export const kingsroad: BattlePlan = {
  name: planTitles.kingsroad,
  brief: {
    en: "Lannister columns come up the Kingsroad and along the river; Stark outriders hold the far bank. By the end of round 5 House Lannister must hold both objectives beyond the fords: otherwise House Stark has won.",
    fr: "Les colonnes Lannister remontent la Route Royale et la rivière ; les éclaireurs Stark tiennent l’autre rive. À la fin du round 5, la Maison Lannister doit tenir les deux objectifs au-delà des gués : sinon, la Maison Stark a gagné.",
  },
  notes: {
    en: "Field and positions are a reconstruction. The road stops one hex short of either edge and the eastern wood is a single hex, so that the terrain pieces of one box are enough. Kevan’s foot stands a row nearer to the fords than we first put it: between bots of equal strength, Stark won too often.",
    fr: "Le terrain et les positions sont une reconstitution. La route s’arrête à une case de chaque bord et le bois de l’est n’a qu’une case, afin que les pièces de terrain d’une seule boîte suffisent. L’infanterie de Kevan se trouve un rang plus près des gués que nous ne l’avions d’abord placée : entre bots de même force, Stark gagnait trop souvent.",
  },
  board: "landscape",
  rounds: 5,
  commandTokens: 3,
  orderValue: 3,
  commandValue: 3,
  momentum: "stark",
  rout: ["stark", "lannister"],
  field: [
    ". . . . . . . ~ . . . . . . .",
    " . . . . = . ~ . . . . . . .",
    ". . . . = . . ~ . . . . . . .",
    " . f . . = . w . . . . h . .",
    ". . f . = . . ~ f . . h h . .",
    " . . . . = . . ~ ~ w . . . .",
    ". . . . = . . . . . ~ w ~ ~ ~",
    " . f . . = . . f . . . . . .",
    ". . . . = . . . . . . . f . .",
    " . . . . = . . . . h . . . .",
    ". . . . . . . . . . . . . . .",
  ],
  objectives: [
    { at: "h3", owner: "stark" },
    { at: "k5", owner: "stark" },
  ],
  units: [
    { type: "war-host", rank: "blue", at: "e2", commander: "maege" },
    { type: "war-host", rank: "green", at: "d3" },
    { type: "war-host", rank: "green", at: "f3" },
    { type: "winterfell-riders", rank: "blue", at: "f2" },
    { type: "winterfell-riders", rank: "blue", at: "k2", commander: "rickard" },
    { type: "northmen-archers", rank: "green", at: "i2" },
    { type: "northmen-archers", rank: "green", at: "j3" },
    { type: "northmen-archers", rank: "green", at: "l2" },
    { type: "casterly-cavaliers", rank: "blue", at: "d8", commander: "addam" },
    { type: "casterly-cavaliers", rank: "green", at: "c7" },
    { type: "casterly-cavaliers", rank: "green", at: "e7" },
    { type: "casterly-cavaliers", rank: "green", at: "f8" },
    { type: "casterly-cavaliers", rank: "green", at: "c9" },
    { type: "lannisport-guards", rank: "blue", at: "k8", commander: "kevan" },
    { type: "lannisport-guards", rank: "blue", at: "j7" },
    { type: "lannisport-guards", rank: "blue", at: "k7" },
    { type: "lannisport-guards", rank: "blue", at: "l7" },
  ],
  win: [{ house: "lannister", when: "end", objectives: "all", otherwiseLoses: true }],
};
