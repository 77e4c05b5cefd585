import { battles } from "@weirwood/battles/playing";
import {
  commandersOf,
  type Figure,
  type Hex,
  hexOf,
  NONE,
  unitsOnField,
  wasOrdered,
} from "@weirwood/battles/questions";
import { reasonOf } from "../../../table/ask/asking.ts";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { hexOfFigure, litZone } from "../desk/zones.ts";
import type { HexMark } from "../field/field-show.ts";
import { CardPanel } from "./card-panel.tsx";
import { namingShow } from "./naming.tsx";
import { afterPlay, handOf, leaderAt, type Play, playOn, type TurnHand, whyNotPlayed } from "./turn-hand.ts";
import { withHand } from "./turn-tray.ts";

/** A command card is taken up: the commander who plays it is pointed at, then its commands and its tactic are chosen. */
export const cardScene: MakeScene = (desk) => {
  const { draft } = desk;
  const { card, leader } = handOf(desk) as Extract<TurnHand, { readonly card: unknown }>;
  const play = draft?.kind === "play" && draft.leader === leader ? draft : undefined;
  const show = leader === undefined ? leadersShow(desk, card) : reachShow(desk, leader, play);
  return withHand(desk, {
    ...show,
    about: commandersOf(desk.view, desk.reader).map((figure) => hexOfFigure(desk.view, figure)),
    onHex(hex) {
      const figure = leaderAt(desk, hex);
      if (show.marks?.get(hex)?.state === "legal" && play !== undefined) desk.send();
      else if (figure !== NONE && figure !== leader) choose(desk, card, figure);
      else desk.select(hex === desk.selected ? undefined : hex);
    },
    panel: <CardPanel card={card} leader={leader} />,
  });
};

function choose(desk: Desk, card: number, figure: Figure): void {
  const why = whyNotPlayed(desk, card, figure);
  if (why !== undefined) desk.explain(why);
  else playOn(desk, card, figure);
}

/** Who can play the card. */
function leadersShow(desk: Desk, card: number): Pick<Scene, "marks" | "stops"> {
  const { view, reader, words, text } = desk;
  const marks = new Map<Hex, HexMark>();
  for (const figure of commandersOf(view, reader)) {
    const why = whyNotPlayed(desk, card, figure);
    marks.set(
      hexOfFigure(view, figure),
      why === undefined
        ? { state: "legal", says: text.turn.canPlay }
        : { state: "blocked", reason: reasonOf(words.book, why) },
    );
  }
  return { marks, stops: [...marks.keys()] };
}

/** His zone, and in it whom the chosen commands reach: as the question says that comes next. */
function reachShow(desk: Desk, leader: Figure, play: Play | undefined): Partial<Scene> {
  const { view, seat, text } = desk;
  const ahead = play === undefined ? undefined : afterPlay(desk, play);
  if (ahead === undefined) return { zone: litZone(view, leader) };
  const verb = battles.asks(ahead).find(({ seats }) => seats.includes(seat))?.kind;
  if (verb === "declare" || verb === "choose") return namingShow(desk, { verb, at: ahead, leader, named: [] });
  // The card leaves no choice: whom it orders is ordered by itself.
  const ordered = unitsOnField(ahead, desk.reader).filter((unit) => wasOrdered(ahead, unit));
  return {
    zone: litZone(view, leader),
    marks: new Map(ordered.map((unit) => [hexOf(ahead, unit), { state: "legal", says: text.turn.isOrdered }])),
  };
}
