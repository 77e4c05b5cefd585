import {
  auctionedTrack,
  type House,
  houseIds,
  inOrderOfPlay,
  placeOf,
  playersOf,
  shownBid,
  type TiesDecision,
} from "@weirwood/throne/questions";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { ranking, shifted } from "../draft/ranking.ts";

const rankingOf = ({ draft, at }: Desk): TiesDecision => (draft?.kind === "ties" ? draft : ranking(at));
/** What is sent: the houses that tie, in the order that is chosen. */
export const tieWords = (desk: Desk): string =>
  rankingOf(desk)
    .groups.map((group) =>
      group.map((house) => (house === desk.at.house ? desk.text.you : desk.words.house(house))).join(", "),
    )
    .join(" · ");

/** Every house by its bid; those that tie stand in a box and can be moved in it. */
export function Ranking() {
  const desk = useDesk();
  const { at } = desk;
  const { groups } = rankingOf(desk);
  const bids = Array.from({ length: playersOf(at.view) }, (_, place) => inOrderOfPlay(at.view, place));
  const rows: (readonly House[])[] = [...groups];
  for (const house of bids) if (!groups.some((group) => group.includes(house))) rows.push([house]);
  rows.sort(([one], [other]) => shownBid(at.view, other) - shownBid(at.view, one));
  let place = 0;
  return (
    <ol className="ranking">
      {rows.map((group) => {
        const first = place + 1;
        place += group.length;
        return group.length === 1 ? (
          <RankedHouse key={group[0]} house={group[0]} place={first} />
        ) : (
          <li key={group.join()} className="tie">
            <TieBox group={group} first={first} />
          </li>
        );
      })}
    </ol>
  );
}

function TieBox({ group, first }: { readonly group: readonly House[]; readonly first: number }) {
  const { at, text } = useDesk();
  return (
    <>
      <p className="tie-title">
        <b>{text.auction.tieAt(shownBid(at.view, group[0]))}</b>{" "}
        <span className="muted">{text.auction.places(first, first + group.length - 1)}</span>
        <span className="chip turn">{text.auction.youDecide}</span>
      </p>
      <ol>
        {group.map((house, index) => (
          <RankedHouse
            key={house}
            house={house}
            place={first + index}
            isFirst={index === 0}
            isLast={index === group.length - 1}
            isTied
          />
        ))}
      </ol>
    </>
  );
}

function RankedHouse({ house, place, isTied = false, isFirst = false, isLast = false }: RankedHouseProps) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const move = (by: 1 | -1): void =>
    desk.change(shifted(rankingOf(desk), house, by), text.auction.movedTo(words.house(house), place + by));
  const was = placeOf(at.view, auctionedTrack(at.view), house) + 1;
  return (
    <li
      className={`auction-slot ${isTied ? "tied" : ""} ${house === at.house ? "me" : ""} ${houseClass(houseIds[house])}`}
    >
      <span className="place num">{place}</span>
      <Shield house={house} size={30} />
      <span className="grow">
        <b>{words.house(house)}</b>
        <small className="muted">{house === at.house ? text.auction.youWere(was) : text.auction.was(was)}</small>
      </span>
      {isTied && (
        <span className="up-down">
          <button
            type="button"
            className="btn square"
            aria-label={text.auction.up(words.house(house))}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && move(-1)}
          >
            <Icon name="ui-arrow-up" />
          </button>
          <button
            type="button"
            className="btn square"
            aria-label={text.auction.down(words.house(house))}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && move(1)}
          >
            <Icon name="ui-arrow-down" />
          </button>
        </span>
      )}
      <span className="bid num">
        <Icon name="throne/power" size={20} />
        {shownBid(at.view, house)}
      </span>
    </li>
  );
}

interface RankedHouseProps {
  readonly house: House;
  readonly place: number;
  readonly isTied?: boolean;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}
