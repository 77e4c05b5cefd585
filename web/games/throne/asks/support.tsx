import { signed } from "@weirwood/kernel";
import {
  type AcceptDecision,
  type Area,
  ATTACKER,
  BATTLE_AREA,
  DEFENDER,
  FOR_ATTACKER,
  FOR_DEFENDER,
  NO_SIDE,
  NONE,
  ownerOf,
  SUPPORTS,
  type SupportDecision,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { battleScene } from "../battle/battle-face.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import { supportWorth } from "../battle/strength-lines.ts";
import type { MapArrow } from "../board/arrows.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Army } from "../desk/pictures.tsx";
import type { MakeScene } from "../desk/scene.ts";
import {
  acceptanceToggled,
  acceptedAll,
  areasAsked,
  noPledges,
  pledged,
  sideFor,
  sides,
  whyNotPledge,
} from "../draft/support.ts";

/** Whom each supporting area helps; and which foreign help is taken. */

const pledgesOf = ({ draft }: Desk): SupportDecision => (draft?.kind === "support" ? draft : noPledges);

export const supportScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const draft = pledgesOf(desk);
  const areas = areasAsked(at);
  const missing = areas.filter((area) => sideFor(draft, area) === undefined);
  const fight = battleMarks(desk);
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const area of areas) {
    marks.set(
      area,
      missing.includes(area) ? { state: "missing", says: text.support.undecided } : { state: "selected" },
    );
  }
  const pledges: MapArrow[] = draft.pledges
    .filter(({ side }) => side !== NO_SIDE)
    .map(({ area }) => ({ kind: "support", from: area, to: at.view[BATTLE_AREA], house: at.house, isDraft: true }));
  return battleScene(
    desk,
    {
      lead: text.support.lead,
      body: <Pledges />,
      foreseen: withSupport(desk, (area) => sideFor(draft, area) ?? NO_SIDE),
      send: missing.length > 0 ? text.support.undecidedIn(missing.length) : text.support.send(supportedNames(desk)),
    },
    {
      marks,
      arrows: [...(fight.arrows ?? []), ...pledges],
      stops: missing.length > 0 ? missing : areas,
      // Pressing a supporter goes through the sides it may help.
      onArea: (area) => {
        if (!areas.includes(area)) return;
        const open = sides.filter((side) => whyNotPledge(at, draft, area, side) === undefined);
        const next = open[(open.indexOf(sideFor(draft, area) ?? -1) + 1) % open.length];
        desk.change(pledged(draft, area, next), text.support.sideNames[next]);
      },
    },
  );
};

/** A copy of the view in which areas support the sides that a draft gives them. */
function withSupport({ at }: Desk, sideOf: (area: Area) => number): Throne {
  const view = at.view.slice();
  for (const area of areasAsked(at)) view[SUPPORTS + area] = sideOf(area);
  return view;
}

/** The houses that the draft helps, each once. */
function supportedNames(desk: Desk): string[] {
  const { view } = desk.at;
  const chosen = new Set(pledgesOf(desk).pledges.map(({ side }) => side));
  const names: string[] = [];
  if (chosen.has(FOR_ATTACKER)) names.push(desk.words.house(view[ATTACKER]));
  if (chosen.has(FOR_DEFENDER)) names.push(desk.words.house(view[DEFENDER]));
  return names;
}

function Pledges() {
  const desk = useDesk();
  const { at, words, text } = desk;
  const draft = pledgesOf(desk);
  const hasDefender = at.view[DEFENDER] !== NONE;
  return (
    <ul className="pledges">
      {areasAsked(at).map((area) => {
        const { attack, defence } = supportWorth(at.view, area);
        return (
          <li key={area} className="pledge">
            <span className="grow">
              <b>{words.area(area)}</b> <Army area={area} size={22} />
            </span>
            <fieldset className="seg">
              <legend className="visually-hidden">{words.area(area)}</legend>
              {sides
                .filter((side) => side !== FOR_DEFENDER || hasDefender)
                .map((side) => (
                  <Choice
                    key={side}
                    isPressed={sideFor(draft, area) === side}
                    refusal={whyNotPledge(at, draft, area, side)}
                    onChoose={() => desk.change(pledged(draft, area, side), text.support.sideNames[side])}
                  >
                    {side === NO_SIDE ? (
                      text.support.nobody
                    ) : (
                      <>
                        <Shield house={at.view[side === FOR_ATTACKER ? ATTACKER : DEFENDER]} size={22} />
                        {words.house(at.view[side === FOR_ATTACKER ? ATTACKER : DEFENDER])}
                        <span className="num">{signed(side === FOR_ATTACKER ? attack : defence)}</span>
                      </>
                    )}
                  </Choice>
                ))}
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}

const acceptedBy = ({ draft, at }: Desk): AcceptDecision => (draft?.kind === "accept" ? draft : acceptedAll(at));

export const acceptScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const draft = acceptedBy(desk);
  const fight = battleMarks(desk);
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const area of areasAsked(at)) {
    marks.set(area, { state: draft.areas.includes(area) ? "selected" : "possible", says: text.accept.offered });
  }
  return battleScene(
    desk,
    {
      lead: text.accept.lead,
      body: <Offers />,
      foreseen: withSupport(desk, (area) => (draft.areas.includes(area) ? at.view[SUPPORTS + area] : NO_SIDE)),
      send:
        draft.areas.length === 0
          ? text.accept.declineAll
          : text.accept.send(draft.areas.map((area) => words.area(area))),
    },
    {
      marks,
      stops: areasAsked(at),
      onArea: (area) => areasAsked(at).includes(area) && desk.change(acceptanceToggled(draft, area)),
    },
  );
};

function Offers() {
  const desk = useDesk();
  const { at, words, text } = desk;
  const draft = acceptedBy(desk);
  const isAttacker = at.house === at.view[ATTACKER];
  return (
    <ul className="order-list">
      {areasAsked(at).map((area) => {
        const { house, attack, defence } = supportWorth(at.view, area);
        const isTaken = draft.areas.includes(area);
        return (
          <li key={area}>
            <Choice
              className="ask-row"
              isPressed={isTaken}
              onChoose={() => desk.change(acceptanceToggled(draft, area), words.area(area))}
            >
              <Shield house={ownerOf(at.view, area)} size={32} />
              <span className="grow">
                <b>{text.battle.ally(words.house(house), words.area(area))}</b>
                <small className="muted">{isTaken ? text.accept.taken : text.accept.declined}</small>
              </span>
              <b className="num">{signed(isAttacker ? attack : defence)}</b>
              <span className="tick">{isTaken && <Icon name="ui-check" />}</span>
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
