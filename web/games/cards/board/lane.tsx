import { ACTIVE, CHALLENGE, NONE, PHASE, phaseIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { ChallengeLane, Played } from "./challenge-lane.tsx";
import { ChallengesMade } from "./challenges-made.tsx";
import type { Lying } from "./lying.ts";
import { Purse } from "./purse.tsx";
import { GAP, LEAST } from "./sizes.ts";
import "./lane.css";

interface LaneProps {
  readonly scene: Scene;
  readonly lying: Lying;
  readonly told: readonly GameEvent[];
  /** The room that cards have, from side to side, and the widest that one is drawn. */
  readonly room: number;
  readonly most: number;
}

/** Each side has room by the number of its cards. */
const columnsFor = ({ attackers, defenders }: Lying): string =>
  `minmax(0, ${Math.max(2, attackers.length)}fr) auto minmax(0, ${Math.max(2, defenders.length)}fr)`;

/** What the score takes, and the lane around its cards. */
const SCORE = 132;
const AROUND = 80;
/** In less room both sides lie below each other, where there are many. */
const STACKED = 600;
/** So many cards and more lie closer. */
const MANY = 8;

/** How large the cards of the lane are, and how close they lie. */
function cardsInLane(lying: Lying, room: number, most: number) {
  const count = lying.attackers.length + lying.defenders.length + lying.played.length;
  const gap = count > MANY ? 6 : GAP;
  const across = Math.floor((room - SCORE - AROUND - count * gap) / Math.max(4, count));
  return { gap, width: room === 0 ? most : Math.max(LEAST, Math.min(most, across)) };
}

/** Between both sides: the challenge, or what the phase is about. Nothing where neither is. */
export function Lane({ scene, lying, told, room, most }: LaneProps) {
  const { view, text } = useReading();
  const { marks } = scene;
  const count = lying.attackers.length + lying.defenders.length + lying.played.length;
  const { width, gap } = cardsInLane(lying, room, most);
  const isChallenge = view[CHALLENGE] !== NONE;
  const content = laneContent();
  if (content === undefined) return null;
  return (
    <section
      className="cards-lane"
      data-is={content[0]}
      data-stacked={(isChallenge && room < STACKED && count > 4) || undefined}
      aria-label={text.board.lane.title}
      style={isChallenge ? { gridTemplateColumns: columnsFor(lying) } : undefined}
    >
      {content[1]}
    </section>
  );

  function laneContent(): readonly [kind: string, content: ReactNode] | undefined {
    if (scene.lane !== undefined && scene.lane !== null) return ["asked", scene.lane];
    if (isChallenge) return ["challenge", <ChallengeLane key="challenge" {...{ lying, marks, width, gap }} />];
    if (lying.played.length > 0)
      return ["played", <Played key="played" spots={lying.played} {...{ marks, width, gap }} />];
    const phase = phaseIds[view[PHASE]];
    if (view[ACTIVE] === NONE) return undefined;
    if (phase === "marshalling") return ["purse", <Purse key="purse" told={told} />];
    if (phase === "challenges") return ["made", <ChallengesMade key="made" />];
    return undefined;
  }
}
