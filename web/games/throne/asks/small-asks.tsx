import {
  type Area,
  areaCount,
  areaNumber,
  BATTLE_FROM,
  type BidDecision,
  type CaptureDecision,
  FIEFDOMS,
  type House,
  holderOf,
  houseAt,
  houseNumber,
  KINGS_COURT,
  NONE,
  orderIn,
  ownerOf,
  powerOf,
  singleIn,
  type Track,
  trackIds,
  type YesOrNo,
} from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import type { ReactNode } from "react";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { type BattleFace, battleScene, battleScenePanel } from "../battle/battle-face.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import { isFighting } from "../battle/strength-lines.ts";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { Shield } from "../desk/controls.tsx";
import { Decline } from "../desk/decline.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Army, OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { MakeScene } from "../desk/scene.ts";
import { bidding, capturing, mostOf } from "../draft/amount.ts";
import { knightingIn, naming, onTrack, removing, removingNothing, saying } from "../draft/choice.ts";
import { refusalOf } from "../draft/seated.ts";
import { CardReason } from "./battle-cards.tsx";
import { NumberChoice } from "./number-choice.tsx";

/** Questions with one short answer: yes or no, a track, a house, an area, a number. */

/** Two buttons of equal weight: neither answer is the expected one. */
function YesNo({ kind, yes, no, symbol }: YesNoProps) {
  const desk = useDesk();
  return (
    <div className="yes-no">
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          className="btn big"
          aria-disabled={desk.isSending || undefined}
          onClick={() => desk.send(saying(kind, answer))}
        >
          {answer && <Icon name={symbol} />}
          {answer ? yes : no}
        </button>
      ))}
    </div>
  );
}

interface YesNoProps {
  readonly kind: YesOrNo["kind"];
  readonly yes: string;
  readonly no: string;
  readonly symbol: ThroneSymbol;
}

const yesNoFace = (desk: Desk, kind: YesOrNo["kind"], symbol: ThroneSymbol, lead: ReactNode): BattleFace => ({
  lead,
  body: <YesNo kind={kind} yes={desk.text.yesNo[kind].yes} no={desk.text.yesNo[kind].no} symbol={symbol} />,
});

export const bladeScene: MakeScene = (desk) =>
  battleScene(desk, yesNoFace(desk, "blade", "throne/blade", desk.text.yesNo.blade.lead));

export const makeKnightScene: MakeScene = (desk) =>
  battleScene(desk, yesNoFace(desk, "make-knight", "throne/unit-knight", <CardReason />));

export const controlScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const area = at.view[BATTLE_FROM];
  const lead = text.yesNo.control.lead(words.area(area), powerOf(at.view, at.house));
  return battleScenePanel(desk, yesNoFace(desk, "control", "throne/power", lead), {
    marks: new Map<Area, AreaMark>([[area, { state: "selected", says: text.yesNo.control.here }]]),
  });
};

const trackSymbols: readonly ThroneSymbol[] = ["throne/iron-throne", "throne/blade", "throne/raven"];

/** One row a track, with the houses as they stand. */
function Tracks({ kind, tracks }: { readonly kind: "demote" | "take-token"; readonly tracks: readonly Track[] }) {
  const desk = useDesk();
  const { at, words, draft } = desk;
  const places = Array.from({ length: throne.seatsOf(at.view) }, (_, place) => place);
  return (
    <ul className="order-list" aria-label={desk.text.tracks.choose}>
      {tracks.map((track) => (
        <li key={track}>
          <Choice
            className="ask-row"
            isPressed={draft?.kind === kind && draft.track === track}
            refusal={refusalOf(at, onTrack(kind, track))}
            onChoose={() => desk.change(onTrack(kind, track), words.track(track))}
          >
            <Icon name={trackSymbols[track]} size={30} />
            <span className="grow">
              <b>{kind === "demote" ? words.track(track) : words.book.names.token[trackIds[track]]}</b>
              <small className="muted">{words.house(holderOf(at.view, track))}</small>
            </span>
            <span className="track-places" aria-hidden="true">
              {places.map((place) => (
                <Shield key={place} house={houseAt(at.view, track, place)} size={22} />
              ))}
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

export const demoteScene: MakeScene = (desk) => {
  const { draft, text, words } = desk;
  return battleScene(desk, {
    lead: <CardReason />,
    body: <Tracks kind="demote" tracks={[0, FIEFDOMS, KINGS_COURT]} />,
    send: draft?.kind === "demote" ? text.tracks.demote(words.track(draft.track)) : text.tracks.choose,
  });
};

export const takeTokenScene: MakeScene = (desk) => {
  const { draft, text, words } = desk;
  const isChosen = draft?.kind === "take-token" && draft.track !== NONE;
  return battleScene(desk, {
    lead: <CardReason />,
    body: <Tracks kind="take-token" tracks={[FIEFDOMS, KINGS_COURT]} />,
    send: isChosen ? text.tracks.take(words.book.names.token[trackIds[draft.track]]) : text.tracks.choose,
    also: <Leave answer={onTrack("take-token", NONE)} label={text.tracks.none} />,
  });
};

/** What a card offers need not be taken, but is not given up by one press. */
function Leave({ answer, label }: { readonly answer: ThroneDecision; readonly label: string }) {
  return <Decline answer={answer} label={label} loses={useDesk().text.losesOffer} />;
}

/** The houses among which the holder of the throne names one. */
export const nameScene: MakeScene = (desk) => {
  const { at, draft, text, words, kind } = desk;
  const { houses } = throne.asks(at.view)[0].bounds;
  const named = draft?.kind === "name" ? draft.house : NONE;
  return {
    panel: (
      <AskPanel
        lead={kind === "pick-highest" ? text.naming.highest : text.naming.lowest}
        send={named === NONE ? text.naming.choose : text.naming.send(words.house(named))}
      >
        <HouseChoice
          houses={Array.isArray(houses) ? houses.map((id) => houseNumber(String(id))) : []}
          isChosen={(house) => house === named}
          onChoose={(house) => desk.change(naming(house), words.house(house))}
        />
      </AskPanel>
    ),
  };
};

export function HouseChoice({ houses, isChosen, onChoose, aside }: HouseChoiceProps) {
  const { at, text, words } = useDesk();
  return (
    <ul className="order-list" aria-label={text.naming.choose}>
      {houses.map((house) => (
        <li key={house}>
          <Choice className="ask-row" isPressed={isChosen(house)} onChoose={() => onChoose(house)}>
            <Shield house={house} size={36} />
            <span className="grow">
              <b>{words.house(house)}</b>
              {house === at.house && <small className="muted">{text.you}</small>}
            </span>
            {aside?.(house)}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

interface HouseChoiceProps {
  readonly houses: readonly House[];
  readonly isChosen: (house: House) => boolean;
  readonly onChoose: (house: House) => void;
  readonly aside?: (house: House) => ReactNode;
}

/** Orders that a card text may remove: pressed on the map or in the list. */
function removalsOf({ at }: Desk): { readonly area: Area; readonly single: boolean }[] {
  const found: { area: Area; single: boolean }[] = [];
  for (let area = 0; area < areaCount(at.view); area++) {
    for (const single of [false, true]) {
      if (refusalOf(at, removing(area, single)) === undefined) found.push({ area, single });
    }
  }
  return found;
}

export const removeOrderScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const open = removalsOf(desk);
  const fight = battleMarks(desk);
  const { draft } = desk;
  const chosen = draft?.kind === "remove-order" ? draft : undefined;
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const { area } of open) {
    marks.set(area, { state: area === chosen?.area ? "selected" : "legal", says: text.removal.can, act: "ui-x" });
  }
  return {
    ...fight,
    marks,
    stops: open.map(({ area }) => area),
    onArea: (area, { piece }) => {
      const here = open.filter((one) => one.area === area);
      const one = here.find(({ single }) => single === (piece === "single")) ?? here[0];
      if (one === undefined) {
        desk.explain(refusalOf(at, removing(area, false)));
        return;
      }
      desk.change(removing(one.area, one.single), desk.words.area(area));
    },
    whyArea: (area) => (open.some((one) => one.area === area) ? undefined : refusalOf(at, removing(area, false))),
    panel: <RemovalPanel />,
  };
};

function RemovalPanel() {
  const desk = useDesk();
  const { at, text, words, draft } = desk;
  const { view } = at;
  const chosen = draft?.kind === "remove-order" && draft.area !== NONE ? draft : undefined;
  const mayLeave = refusalOf(at, removingNothing) === undefined;
  return (
    <AskPanel
      lead={<CardReason />}
      send={chosen === undefined ? text.removal.choose : text.removal.send(words.area(chosen.area))}
      also={mayLeave && <Leave answer={removingNothing} label={text.removal.none} />}
    >
      <ul className="order-list" aria-label={text.removal.choose}>
        {removalsOf(desk).map(({ area, single }) => (
          <li key={`${area} ${single}`}>
            <Choice
              className="ask-row"
              isPressed={chosen?.area === area && chosen.single === single}
              onChoose={() => desk.change(removing(area, single), words.area(area))}
            >
              {single ? (
                <SingleIcon single={singleIn(view, area)} house={ownerOf(view, area)} />
              ) : (
                <OrderIcon order={orderIn(view, area)} house={ownerOf(view, area)} />
              )}
              <span className="grow">
                <b>{words.area(area)}</b>
                <small className="muted">
                  {text.removal.of(
                    single ? words.single(singleIn(view, area)) : words.order(orderIn(view, area)),
                    words.house(ownerOf(view, area)),
                  )}
                </small>
              </span>
            </Choice>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}

const areasInBounds = ({ at }: Desk): Area[] => {
  const { areas } = throne.asks(at.view)[0].bounds;
  return Array.isArray(areas) ? areas.map((id) => areaNumber(String(id))) : [];
};

/** Where a footman becomes a knight. */
export const knightInScene: MakeScene = (desk) => {
  const { at, text, words, draft } = desk;
  const areas = areasInBounds(desk);
  const chosen = draft?.kind === "knight-in" ? draft.area : NONE;
  const fight = battleMarks(desk);
  const marks = new Map<Area, AreaMark>(fight.marks);
  for (const area of areas) {
    marks.set(area, {
      state: area === chosen ? "selected" : "legal",
      says: text.knight.can,
      act: "throne/unit-knight",
    });
  }
  const choose = (area: Area): void => desk.change(knightingIn(area), words.area(area));
  return {
    ...fight,
    marks,
    stops: areas,
    onArea: (area) => (areas.includes(area) ? choose(area) : desk.explain(refusalOf(at, knightingIn(area)))),
    whyArea: (area) => (areas.includes(area) ? undefined : refusalOf(at, knightingIn(area))),
    panel: (
      <AskPanel
        lead={<CardReason />}
        send={chosen === NONE ? text.knight.choose : text.knight.send(words.area(chosen))}
        also={<Leave answer={knightingIn(NONE)} label={text.knight.none} />}
      >
        <ul className="order-list" aria-label={text.knight.choose}>
          {areas.map((area) => (
            <li key={area}>
              <Choice className="ask-row" isPressed={area === chosen} onChoose={() => choose(area)}>
                <span className="grow">
                  <b>{words.area(area)}</b>
                </span>
                <Army area={area} />
              </Choice>
            </li>
          ))}
        </ul>
      </AskPanel>
    ),
  };
};

const numberIn = ({ draft }: Desk): number =>
  draft?.kind === "spend" || draft?.kind === "bid" ? draft.power : draft?.kind === "capture" ? draft.ships : 0;

/** Power spent on a card of variable strength. */
export const spendScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const spend = (power: number): BidDecision => bidding("spend", power);
  const count = numberIn(desk);
  return battleScene(desk, {
    lead: <CardReason />,
    body: (
      <NumberChoice
        count={count}
        most={mostOf(at, spend)}
        symbol="throne/power"
        onCount={(next) => desk.change(spend(next))}
      />
    ),
    send: text.amounts.spend(count),
  });
};

/** Ships in a captured port. */
export const captureScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const port = areaNumber(String(throne.asks(at.view)[0].bounds.port));
  const take = (ships: number): CaptureDecision => capturing(ships);
  const count = numberIn(desk);
  return {
    ...(isFighting(at.view) ? battleMarks(desk) : {}),
    marks: new Map<Area, AreaMark>([[port, { state: "selected", says: text.amounts.captured }]]),
    panel: (
      <AskPanel lead={text.amounts.capture(words.area(port))} send={text.amounts.take(count)}>
        <NumberChoice
          count={count}
          most={mostOf(at, take)}
          symbol="throne/unit-ship"
          onCount={(next) => desk.change(take(next))}
        />
      </AskPanel>
    ),
  };
};
