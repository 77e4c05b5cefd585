import { type Answer, iconIds, isOut, seatsIn } from "@weirwood/cards/questions";
import type { Refusal } from "@weirwood/kernel";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { GiveUp, type GivingUp, giveUp } from "../desk/give-up.tsx";
import type { Mark, Scene } from "../desk/scene.ts";
import { seatThing, type Thing } from "../desk/things.ts";
import { SeatMark } from "../seat-mark.tsx";
import { iconSign } from "./signs.ts";
import "./challenge.css";

/** What the reader has said so far of a challenge, in either order. */
interface Meant {
  readonly type?: number | undefined;
  readonly against?: number | undefined;
}
const meantOf = ({ hand }: Desk): Meant => (typeof hand === "object" && hand !== null ? (hand as Meant) : {});

const FINISH: Answer<"finish"> = { kind: "finish" };
const types = iconIds.map((_, type) => type);

const challenge = (type: number, against: number): Answer<"challenge"> => ({ kind: "challenge", type, against });

/** Those whom the reader could challenge, as they sit from the left. */
const opponentsOf = ({ view, seat }: Desk): readonly number[] =>
  Array.from({ length: seatsIn(view) - 1 }, (_, place) => (seat + 1 + place) % seatsIn(view)).filter(
    (other) => !isOut(view, other),
  );

/** Why no challenge of a type, against this opponent or anybody, can be made; undefined where one can. */
function whyNot(desk: Desk, ofTypes: readonly number[], against: readonly number[]): Refusal | undefined {
  let why: Refusal | undefined;
  for (const type of ofTypes)
    for (const other of against) {
      const refusal = desk.why(challenge(type, other));
      if (refusal === undefined) return undefined;
      why ??= refusal;
    }
  return why;
}

/** Types in which the reader could still challenge somebody. */
const openTypes = (desk: Desk): readonly number[] => {
  const opponents = opponentsOf(desk);
  return types.filter((type) => whyNot(desk, [type], opponents) === undefined);
};

/** No more challenges in this phase; what could still be challenged is said first. */
function finishing(desk: Desk): GivingUp {
  const { challenge: words } = desk.text.asks;
  const left = openTypes(desk).map((type) => words.icon[iconIds[type]]);
  return { answer: FINISH, label: words.finish, ...(left.length > 0 && { left: words.left(left.join(", ")) }) };
}

/** Says the type or the opponent; where both are said, or only one opponent is there, the challenge is declared. */
function mean(desk: Desk, said: Meant): void {
  const opponents = opponentsOf(desk);
  const meant = { ...meantOf(desk), ...said };
  const against = meant.against ?? (opponents.length === 1 ? opponents[0] : undefined);
  if (meant.type === undefined || against === undefined) {
    desk.pickUp(meant);
    return;
  }
  const refusal = desk.why(challenge(meant.type, against));
  if (refusal === undefined) {
    desk.send(challenge(meant.type, against));
    return;
  }
  // What was said last counts; what does not go with it is forgotten.
  desk.pickUp(said);
  desk.explain(refusal);
}

/** Declaring a challenge: one of three types, the opponent's strip; or no more of them. */
export function challengeScene(desk: Desk): Scene {
  const { keys, challenge: words } = desk.text.asks;
  const opponents = opponentsOf(desk);
  const meant = meantOf(desk);
  const marks = new Map<Thing, Mark>();
  for (const other of opponents) {
    const why = whyNot(desk, meant.type === undefined ? types : [meant.type], [other]);
    marks.set(seatThing(other), { is: other === meant.against ? "chosen" : why === undefined ? "can" : "cannot" });
  }
  return {
    marks,
    stops: opponents.map(seatThing),
    onThing(thing) {
      const against = opponents.find((other) => seatThing(other) === thing);
      if (against !== undefined) mean(desk, { against });
    },
    whyThing(thing) {
      const against = opponents.find((other) => seatThing(other) === thing);
      return against === undefined
        ? undefined
        : whyNot(desk, meant.type === undefined ? types : [meant.type], [against]);
    },
    panel: <ChallengePanel />,
    keys: [
      ...types.map((type) => ({
        key: String(type + 1),
        label: words.icon[iconIds[type]],
        act: () => mean(desk, { type }),
      })),
      ...(opponents.length < 2
        ? []
        : opponents.map((against, place) => ({
            key: String(place + 4),
            label: words.against(desk.words.seat(desk.view, against)),
            act: () => mean(desk, { against }),
          }))),
      { key: " ", label: words.finish, act: () => giveUp(desk, finishing(desk)) },
      {
        key: "Escape",
        label: keys.deselect,
        act: () => {
          desk.change(undefined);
          desk.pickUp(undefined);
        },
      },
    ],
  };
}

function ChallengePanel() {
  const desk = useDesk();
  const { view, words, text } = desk;
  const { challenge: said } = text.asks;
  const opponents = opponentsOf(desk);
  const { type: meant, against } = meantOf(desk);
  return (
    <AskPanel
      title={said.title}
      lead={opponents.length > 1 ? said.pickType : said.lead}
      also={<GiveUp giving={finishing(desk)} isAll={openTypes(desk).length === 0} />}
    >
      <div className="cards-types">
        {types.map((type) => (
          <Choice
            key={type}
            className="cards-type"
            refusal={whyNot(desk, [type], against === undefined ? opponents : [against])}
            isPressed={type === meant}
            onChoose={() => mean(desk, { type })}
          >
            <Icon name={iconSign(type)} size={44} />
            <b>{said.icon[iconIds[type]]}</b>
            <kbd className="kbd" aria-hidden="true">
              {type + 1}
            </kbd>
          </Choice>
        ))}
      </div>
      {opponents.length > 1 && (
        <ul className="cards-acts">
          {opponents.map((other, place) => (
            <li key={other}>
              <Choice
                className="cards-act"
                refusal={whyNot(desk, meant === undefined ? types : [meant], [other])}
                isPressed={other === against}
                onChoose={() => mean(desk, { against: other })}
              >
                <SeatMark view={view} seat={other} size={36} />
                <b>{said.against(words.seat(view, other))}</b>
                <kbd className="kbd" aria-hidden="true">
                  {place + 4}
                </kbd>
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </AskPanel>
  );
}
