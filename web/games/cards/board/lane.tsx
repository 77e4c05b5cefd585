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

/** What the score takes, with the padding of the lane. */
const SCORE = 210;

/** Between both sides: the challenge, or what the phase is about. Nothing where neither is. */
export function Lane({ scene, lying, told, room, most }: LaneProps) {
  const { view, text } = useReading();
  const { marks } = scene;
  const count = lying.attackers.length + lying.defenders.length + lying.played.length;
  const across = (room - SCORE - (count + 2) * GAP) / Math.max(4, count);
  const width = room === 0 ? most : Math.max(LEAST, Math.min(most, Math.floor(across)));
  const isChallenge = view[CHALLENGE] !== NONE;
  const content = laneContent();
  if (content === undefined) return null;
  return (
    <section
      className="cards-lane"
      data-is={content[0]}
      aria-label={text.board.lane.title}
      style={isChallenge ? { gridTemplateColumns: columnsFor(lying) } : undefined}
    >
      {content[1]}
    </section>
  );

  function laneContent(): readonly [kind: string, content: ReactNode] | undefined {
    if (scene.lane !== undefined && scene.lane !== null) return ["asked", scene.lane];
    if (isChallenge) return ["challenge", <ChallengeLane key="challenge" {...{ lying, marks, width }} />];
    if (lying.played.length > 0) return ["played", <Played key="played" spots={lying.played} {...{ marks, width }} />];
    const phase = phaseIds[view[PHASE]];
    if (view[ACTIVE] === NONE) return undefined;
    if (phase === "marshalling") return ["purse", <Purse key="purse" told={told} />];
    if (phase === "challenges") return ["made", <ChallengesMade key="made" />];
    return undefined;
  }
}
