import {
  type Area,
  areaCount,
  barrelsIn,
  barrelsOf,
  boardOf,
  type Card,
  cardAt,
  cardForts,
  cardSetOf,
  cardStrength,
  cardSwords,
  cardsOf,
  castlesOf,
  castlesToWin,
  controllerOf,
  type House,
  hasSiege,
  hasSingles,
  houseIds,
  houseOfSeat,
  NONE,
  orderIn,
  ownerOf,
  playersOf,
  pointsIn,
  powerOf,
  SINGLES,
  singlesLeft,
  sizeOf,
  stockOf,
  supplyOf,
  supplyTrack,
  tokenIn,
  UNIT_KINDS,
  unitLimit,
  usedCards,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { ReactNode } from "react";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { SeatStateMark } from "../../../table/seat-state-mark.tsx";
import { headed } from "../../../text/headed.ts";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { Shield, UnitIcon } from "../desk/controls.tsx";
import { SingleIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import { unitIds } from "../pieces.ts";
import { Figure, FigureRow } from "./figure.tsx";

interface HouseRowProps {
  readonly house: House;
  readonly player: SeatPlayer | undefined;
}

/** A house at a glance: what its player is about, what it holds, feeds, owns and has in hand, and who plays it. */
export function HouseRow({ house, player }: HouseRowProps) {
  const { view, reader, words, text } = useReading();
  const isMe = house === reader;
  const isAway = player?.state.is === "away";
  return (
    <li className={`house-row ${houseClass(houseIds[house])} ${isMe ? "me" : ""} ${isAway ? "away" : ""}`}>
      <UnitFigure house={house} />
      <div className="house-lines">
        <p className="house-name">
          <b>{words.house(house)}</b>
          {player !== undefined && (
            <SeatStateMark state={player.state} seatName={(seat) => words.house(houseOfSeat(view, seat))} />
          )}
        </p>
        <div className="house-figures">
          <CastleFigure house={house} />
          <SupplyFigure house={house} />
          <PowerFigure house={house} />
          <CardFigure house={house} />
          <span className="player">
            {player?.aside}
            {player?.isBot && <Icon name="ui-bot" size={14} label={text.play.side.bot} />}
            <span>{isMe ? text.play.you : player?.name}</span>
          </span>
        </div>
      </div>
    </li>
  );
}

const areasOf = (view: Throne): Area[] => Array.from({ length: areaCount(view) }, (_, area) => area);

function CastleFigure({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const needed = castlesToWin[playersOf(view)];
  const held = castlesOf(view, house);
  return (
    <Figure
      label={text.play.side.castles(held, needed)}
      sign="castles"
      rule="throne.victory.at-once"
      parts={() => (
        <ul>
          {boardOf(view)
            .castles.filter((area) => controllerOf(view, area) === house)
            .map((area) => (
              <FigureRow
                key={area}
                name={words.area(area)}
                count={pointsIn(view, area) > 1 ? text.board.stronghold : text.board.city}
              />
            ))}
        </ul>
      )}
    >
      <Icon name="throne/stronghold" size={16} />
      <span className="num">
        {held}/{needed}
      </span>
    </Figure>
  );
}

function SupplyFigure({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const level = supplyOf(view, house);
  const armies = areasOf(view).filter((area) => ownerOf(view, area) === house && sizeOf(view, area) > 1);
  return (
    <Figure
      label={text.play.side.supply(level)}
      sign="supply"
      rule="throne.supply.track"
      parts={() => (
        <>
          <p className="muted">{text.play.supply.armies(supplyTrack[level].join(", "))}</p>
          <ul>
            {armies
              .sort((one, other) => sizeOf(view, other) - sizeOf(view, one))
              .map((area) => (
                <FigureRow key={area} name={words.area(area)} count={text.play.side.units(sizeOf(view, area))} />
              ))}
          </ul>
          <p className="muted">{text.play.side.nextSupply(barrelsOf(view, house))}</p>
          <ul>
            {areasOf(view)
              .filter((area) => barrelsIn(view, area) > 0 && controllerOf(view, area) === house)
              .map((area) => (
                <FigureRow key={area} name={words.area(area)} count={text.board.barrels(barrelsIn(view, area))} />
              ))}
          </ul>
        </>
      )}
    >
      <Icon name="throne/barrel" size={16} />
      <span className="num">{level}</span>
    </Figure>
  );
}

function PowerFigure({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const tokens = areasOf(view).filter((area) => tokenIn(view, area) === house);
  return (
    <Figure
      label={text.play.side.power(powerOf(view, house))}
      sign="powerInHand"
      rule="throne.limits.power"
      parts={() => (
        <ul>
          <FigureRow name={text.play.side.inHand} count={powerOf(view, house)} />
          {tokens.map((area) => (
            <FigureRow key={area} name={words.area(area)} count={1} />
          ))}
        </ul>
      )}
    >
      <Icon name="throne/power" size={16} />
      <span className="num">{powerOf(view, house)}</span>
    </Figure>
  );
}

function CardFigure({ house }: { readonly house: House }) {
  const { view, text } = useReading();
  const hand = cardsOf(view, house);
  const used = usedCards(view, house);
  return (
    <Figure
      label={text.play.side.cards(hand.length)}
      sign="cards"
      rule="throne.card.open-hands"
      parts={() => (
        <>
          <CardLines cards={hand} />
          {used.length > 0 && (
            <>
              <p className="muted">{text.play.side.used}</p>
              <CardLines cards={used} isUsed />
            </>
          )}
        </>
      )}
    >
      <span className="card-figure num">{hand.length}</span>
    </Figure>
  );
}

/** Cards by strength, with their icons. */
function CardLines({ cards, isUsed = false }: { readonly cards: readonly Card[]; readonly isUsed?: boolean }) {
  const { view, words } = useReading();
  const set = cardSetOf(view);
  return (
    <ul className={isUsed ? "card-lines used" : "card-lines"}>
      {cards.map((card) => (
        <li key={card}>
          <b className="num">{cardStrength[cardAt(set, card)]}</b>
          <span>{words.card(card)}</span>
          <Icons count={cardSwords[cardAt(set, card)]} name="throne/sword-icon" />
          <Icons count={cardForts[cardAt(set, card)]} name="throne/tower-icon" />
        </li>
      ))}
    </ul>
  );
}

function Icons({
  count,
  name,
}: {
  readonly count: number;
  readonly name: "throne/sword-icon" | "throne/tower-icon";
}): ReactNode {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal icons have nothing but their place.
    <Icon key={place} name={name} size={14} />
  ));
}

/** The shield opens into units and orders. */
function UnitFigure({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const kinds = Array.from({ length: hasSiege(view) ? UNIT_KINDS : UNIT_KINDS - 1 }, (_, kind) => kind);
  const onMap = kinds.map((kind) => unitLimit[kind] - stockOf(view, house, kind));
  const orders = areasOf(view).filter((area) => ownerOf(view, area) === house && orderIn(view, area) !== NONE).length;
  const all = onMap.reduce((sum, count) => sum + count, 0);
  return (
    <Figure
      className="house-shield"
      label={headed(words.house(house), text.play.side.units(all), words.book.language)}
      rule="throne.limits.units"
      parts={() => (
        <>
          <ul>
            {kinds.map((kind) => (
              <FigureRow
                key={kind}
                name={
                  <>
                    <UnitIcon kind={kind} house={house} size={20} /> {text.play.unitNames[unitIds[kind]]}
                  </>
                }
                count={`${onMap[kind]} / ${unitLimit[kind]}`}
              />
            ))}
            <FigureRow name={text.play.side.orders} count={orders} />
          </ul>
          {hasSingles(view) && <SingleRows house={house} />}
        </>
      )}
    >
      <Shield house={house} size={38} />
    </Figure>
  );
}

/** Single-use orders that a house has left, by name. */
function SingleRows({ house }: { readonly house: House }) {
  const { view, words, text } = useReading();
  const left = Array.from({ length: SINGLES }, (_, single) => single).filter(
    (single) => singlesLeft(view, house, single) > 0,
  );
  const all = left.reduce((sum, single) => sum + singlesLeft(view, house, single), 0);
  return (
    <>
      <p className="muted">{text.play.side.singles(all)}</p>
      <ul>
        {left.map((single) => (
          <FigureRow
            key={single}
            name={
              <>
                <SingleIcon single={single} house={house} size={22} /> {words.single(single)}
              </>
            }
            count={singlesLeft(view, house, single)}
          />
        ))}
      </ul>
    </>
  );
}
