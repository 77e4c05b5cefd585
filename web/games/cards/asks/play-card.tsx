import { costParts, type Part } from "@weirwood/cards/about";
import { DRAWN, drawCap, GOLD, LIMITED, NONE } from "@weirwood/cards/questions";
import { inFigures, signed } from "@weirwood/kernel";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { CardPicture, CardRound } from "../card/card-picture.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { CardText } from "./card-text.tsx";
import { ActRow } from "./deed-row.tsx";
import { type Deed, titleOfDeed } from "./deeds.ts";
import "./plot.css";

interface PlayCardProps {
  /** What can be done with the card of the hand that is looked at. */
  readonly deeds: readonly Deed[];
  /** What else can be done: among it what makes the card cheaper. */
  readonly all: readonly Deed[];
  readonly onDo: (deed: Deed) => void;
}

/** A card of the hand in one's own marshalling: what it costs and why, what would make it cheaper, and the limits of the round. */
export function PlayCard({ deeds, all, onDo }: PlayCardProps) {
  const desk = useDesk();
  const { view, seat, text } = desk;
  const { marshalling } = text.asks;
  const [{ card, offer }] = deeds;
  const { parts, optional, pays } = costParts(view, seat, card);
  const has = view[GOLD + seat] === NONE ? 0 : view[GOLD + seat];
  const cheaper = optional.flatMap(({ body, saves }) =>
    all.filter((deed) => deed.body === body).map((deed) => ({ deed, saves })),
  );
  return (
    <>
      <div className="cards-looked">
        <CardPicture card={card} width={84} />
        <p className="muted">
          <CardText card={card} />
        </p>
      </div>
      {offer.is === "play" && (
        <section className="cards-sum">
          <h3>
            {marshalling.why} <RuleLink rule="cards.costs.gold" onOpen={desk.openRule} />
          </h3>
          <ul>
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its places.
              <li key={place}>
                {part.card === undefined ? (
                  <Icon name="cards/gold" size={22} />
                ) : (
                  <CardRound card={part.card} size={24} />
                )}
                <span>
                  {partTitle(desk, part)}
                  {partNote(desk, part) && <small className="muted">{partNote(desk, part)}</small>}
                </span>
                <b>{part.is === "printed" ? inFigures(part.amount) : signed(part.amount)}</b>
              </li>
            ))}
            <li className="sum">
              <span />
              <span>{marshalling.pay}</span>
              <b>{pays}</b>
            </li>
          </ul>
          {has >= pays && <p className="muted">{marshalling.stays(has - pays)}</p>}
        </section>
      )}
      {cheaper.length > 0 && (
        <section className="cards-sum">
          <h3>{marshalling.before}</h3>
          {cheaper.map(({ deed, saves }) => (
            <ActRow
              key={deed.key}
              card={deed.card}
              title={`${titleOfDeed(desk, deed)} ${signed(-saves)}`}
              note={marshalling.beforeNote}
              onPress={() => onDo(deed)}
            />
          ))}
        </section>
      )}
      <section className="cards-sum">
        <h3>{marshalling.limits}</h3>
        <p>{marshalling.limited(view[LIMITED + seat] === 1 ? 1 : 0)}</p>
        <p>{marshalling.drawn(view[DRAWN + seat] === NONE ? 0 : view[DRAWN + seat], drawCap(view, seat))}</p>
      </section>
    </>
  );
}

function partTitle({ words, text }: Desk, { is, card, rule }: Part): string {
  const { marshalling } = text.asks;
  if (is === "printed") return marshalling.printed;
  if (card !== undefined) return words.card(card);
  return rule === "cards.costs.penalty" ? marshalling.penalty : marshalling.least;
}

function partNote({ text }: Desk, { is }: Part): string | undefined {
  const { marshalling } = text.asks;
  if (is === "lasting") return marshalling.lasting;
  return is === "printed" || is === "rule" ? undefined : marshalling.constant;
}
