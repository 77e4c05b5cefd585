import {
  ATTACKER,
  ATTACKING,
  CH_FLAGS,
  CH_WINNER,
  CHALLENGE,
  CLAIM,
  claimOf,
  DEFENDER,
  DEFENDING,
  type EntryId,
  iconIds,
  NONE,
  strengthOf,
  timingOf,
  UNOPPOSED,
} from "@weirwood/cards/questions";
import { useMemo, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { CardSpot } from "./card-spot.tsx";
import { type Lying, type Spot, thingsOf } from "./lying.ts";
import { useOverflow } from "./use-overflow.ts";
import { useRoving } from "./use-roving.ts";

/** Parts of a challenge in which no more defenders come by themselves. */
const declared: ReadonlySet<EntryId | undefined> = new Set(["after-defenders", "resolution"]);

interface LaneProps {
  readonly lying: Lying;
  readonly marks: Scene["marks"];
  /** The width of every card in it. */
  readonly width: number;
  readonly gap: number;
}

/** The challenge that goes on: who attacks whom with what, the strength of both sides, and what is played meanwhile. */
export function ChallengeLane({ lying, marks, width, gap }: LaneProps) {
  const { view, seat, words, text } = useReading();
  const say = text.board.lane;
  const [attacker, defender] = [view[ATTACKER], view[DEFENDER]];
  const type = iconIds[view[CHALLENGE]];
  const winner = view[CH_WINNER];
  const claim = winner === NONE ? claimOf(view, attacker) : view[CLAIM];
  const result = [
    ...(winner === NONE ? [] : [say.won(words.seat(view, winner), winner === seat)]),
    ...(winner !== NONE && (view[CH_FLAGS] & UNOPPOSED) !== 0 ? [say.unopposed] : []),
    ...(winner === NONE || winner === attacker ? [say.claim(claim)] : []),
  ].join(" · ");
  const { entries, entry } = timingOf(view);
  const areDeclared = winner !== NONE || declared.has(entries[entry]);
  const [attack, defence] = [strengthOf(view, ATTACKING), strengthOf(view, DEFENDING)];
  return (
    <>
      <Participants
        {...{ marks, width, gap }}
        spots={lying.attackers}
        label={attacker === seat ? say.youAttack : say.attackers(lying.attackers.length, words.seat(view, attacker))}
        none={say.nobody}
        is="attack"
      />
      <div className="cards-lane-middle">
        <Played {...{ marks, width, gap }} spots={lying.played} />
        <div
          className="cards-score"
          data-winner={winner === NONE ? undefined : winner === attacker ? "attack" : "defence"}
        >
          <Icon name={`cards/challenge-${type}`} size={36} label={say.challenge[type]} />
          <p className="num" role="img" aria-label={say.score(attack, defence)}>
            <b>{attack}</b>
            <span>:</span>
            <b>{defence}</b>
          </p>
          <p>{result}</p>
          <p className="visually-hidden">{say.against(words.seat(view, attacker), words.seat(view, defender))}</p>
        </div>
      </div>
      <Participants
        {...{ marks, width, gap }}
        spots={lying.defenders}
        label={defender === seat ? say.youDefend : say.defenders(lying.defenders.length, words.seat(view, defender))}
        none={areDeclared ? say.noDefender : say.nobody}
        is="defence"
      />
    </>
  );
}

interface ParticipantsProps extends Omit<LaneProps, "lying"> {
  readonly spots: readonly Spot[];
  readonly label: string;
  readonly none: string;
  readonly is: "attack" | "defence";
}

function Participants({ spots, label, none, is, marks, width, gap }: ParticipantsProps) {
  const { words, text } = useReading();
  const things = useMemo(() => thingsOf(spots), [spots]);
  const { inTab, listening } = useRoving(things);
  const list = useRef<HTMLUListElement>(null);
  const { before, after } = useOverflow(list, `${width} ${spots.length}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards is no form.
    <div className="cards-side-of-lane" role="group" aria-label={label} data-is={is} {...listening}>
      <p aria-hidden="true">{label}</p>
      {spots.length === 0 ? (
        <p className="cards-row-empty">{none}</p>
      ) : (
        <ul ref={list} style={{ gap }} data-scrolls={before || after || undefined}>
          {spots.map((spot) => (
            <li key={spot.thing}>
              <CardSpot {...{ spot, width, marks, inTab, words, text }} isInLane />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Events that are being played; lines go from them to what they aim at. */
export function Played({ spots, marks, width, gap }: Omit<LaneProps, "lying"> & { readonly spots: readonly Spot[] }) {
  const { view, seat, words, text } = useReading();
  const things = useMemo(() => thingsOf(spots), [spots]);
  const { inTab, listening } = useRoving(things);
  if (spots.length === 0) return null;
  return (
    <ul className="cards-played" style={{ gap }} {...listening}>
      {spots.map((spot) => (
        <li key={spot.thing}>
          <p aria-hidden="true">{text.board.lane.plays(words.seat(view, spot.controller), spot.controller === seat)}</p>
          <CardSpot {...{ spot, width, marks, inTab, words, text }} />
        </li>
      ))}
    </ul>
  );
}
