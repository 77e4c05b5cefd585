import { cardIds, figureIds, figureOfCard, houseIds } from "@weirwood/battles/questions";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { useReading } from "../desk/reading.ts";
import { briefOf, cardWords } from "./card-words.ts";

/** The charges of the ten cards that both Houses have. */
const basicCharges = [
  "battles/ch-spear",
  "battles/ch-spear",
  "battles/ch-wall",
  "battles/ch-wall",
  "battles/ch-drum",
  "battles/ch-spears",
  "battles/ch-lance",
  "battles/ch-horn",
  "battles/ch-bridge",
  "battles/ch-banners",
] as const satisfies readonly BattlesSymbol[];

/** The charges of commanders, on the cards that they bring. */
const chargeOf: { readonly [figure in (typeof figureIds)[number]]: BattlesSymbol } = {
  eddard: "battles/ch-oath",
  greatjon: "battles/ch-hammer",
  maege: "battles/ch-plate",
  rickard: "battles/ch-lance",
  robb: "battles/ch-swords",
  addam: "battles/ch-plumed",
  gregor: "battles/ch-pyre",
  jaime: "battles/ch-swords",
  kevan: "battles/ch-plate",
  tywin: "battles/ch-helm",
};

const CARDS_OF_HOUSE = cardIds.length / houseIds.length;

function chargeOn(card: number): BattlesSymbol {
  const figure = figureOfCard(card);
  return figure === undefined ? basicCharges[card % CARDS_OF_HOUSE] : chargeOf[figureIds[figure]];
}

/** The picture of a command card: its charge on a cartouche in the colours of its House. */
export function CardEmblem({ card }: { readonly card: number }) {
  return (
    <span className={`card-emblem h-${houseIds[Math.trunc(card / CARDS_OF_HOUSE)]}`} aria-hidden="true">
      <span>
        <Icon name={chargeOn(card)} />
      </span>
    </span>
  );
}

/** So many command tokens. */
export function Cost({ tokens }: { readonly tokens: number }) {
  const { text } = useReading();
  return (
    <span className="cost" title={text.turn.cost(tokens)}>
      <Icon name="battles/command-token" label={text.turn.cost(tokens)} />
      <span aria-hidden="true">{tokens}</span>
    </span>
  );
}

/** A card in hand: its picture, its name, and in short what it commands. */
export function CardFace({ card }: { readonly card: number }) {
  const { words, text } = useReading();
  const { commands, tactic } = cardWords(words, card);
  return (
    <>
      <CardEmblem card={card} />
      <span className="card-face">
        <b>
          {words.card(card)}
          {tactic !== undefined && <Icon name="battles/momentum" label={text.turn.card.withTactic} />}
        </b>
        <small>
          {commands.length === 1
            ? `${commands[0].cost} · ${briefOf(commands[0].text)}`
            : text.turn.card.several(commands.length)}
        </small>
      </span>
    </>
  );
}

/** All that a card says. */
export function CardText({ card }: { readonly card: number }) {
  const { words } = useReading();
  const { commands, tactic } = cardWords(words, card);
  return (
    <ul className="card-text">
      {commands.map(({ cost, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two commands may say the same, and never change places.
        <li key={place}>
          <Cost tokens={cost} />
          <span>{text}</span>
        </li>
      ))}
      {tactic !== undefined && (
        <li className="tactic">
          <Icon name="battles/momentum" />
          <span>{tactic}</span>
        </li>
      )}
    </ul>
  );
}
