import { cardIds, faces } from "@weirwood/cards/questions";
import { useCallback, useMemo, useState } from "react";
import { Either, Findable } from "../../../rules-book/findable.tsx";
import { CardPicture } from "../card/card-picture.tsx";
import { useCardsWords, useCardText } from "../words.ts";
import { useGlossaryText } from "./text/glossary-text.ts";
import "./glossary.css";

const houses = ["stark", "lannister", "baratheon", "targaryen", "martell", "greyjoy"] as const;
type Shelf = (typeof houses)[number] | "neutral" | "plot";

const isOn = (shelf: Shelf, card: number): boolean => {
  const { type, house, isFixture } = faces[card];
  if (isFixture || type === "title") return false;
  if (shelf === "plot") return type === "plot";
  return type !== "plot" && (shelf === "neutral" ? house === undefined : house?.includes(shelf) === true);
};

/** Every card of the pool, a shelf for each House, one for cards of none, and one for plots. */
export function CardGlossary() {
  const text = useGlossaryText();
  const words = useCardsWords();
  const { names } = words.book;
  const [shelf, setShelf] = useState<Shelf>("stark");
  const cards = useMemo(
    () => cardIds.map((_, card) => card).filter((card) => faces[card] && isOn(shelf, card)),
    [shelf],
  );
  const wordsFor = useCallback(
    (card: number) => `${words.card(card)} ${(faces[card].traits ?? []).map((trait) => names.trait[trait]).join(" ")}`,
    [words, names],
  );
  const shelves = {
    ...Object.fromEntries(houses.map((house) => [house, names.house[house].replace(/^House /, "")])),
    neutral: names.house.neutral,
    plot: names.type.plot,
  } as { readonly [one in Shelf]: string };
  return (
    <Findable
      things={cards}
      wordsFor={wordsFor}
      choices={<Either label={text.houses} words={shelves} chosen={shelf} onChoose={setShelf} />}
    >
      {(found) => (
        <ul className="cards-pool" aria-label={text.count(found.length)}>
          {found.map((card) => (
            <PooledCard key={card} card={card} />
          ))}
        </ul>
      )}
    </Findable>
  );
}

/** A card with its text, in a picture and for whoever hears it. */
function PooledCard({ card }: { readonly card: number }) {
  const words = useCardsWords();
  const says = useCardText(card);
  return (
    <li>
      <CardPicture card={card} width={212} />
      <span className="visually-hidden">{`${words.card(card)}. ${says}`}</span>
    </li>
  );
}
