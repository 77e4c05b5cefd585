import { drawTypes, leastCards } from "@weirwood/cards/decks";
import { faces } from "@weirwood/cards/questions";
import { Icon } from "../../art/icon.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { houseOfCard, shieldOf } from "../signs.ts";

/** What the deck is called, how large it is, and whether the rules have something against it. */
export function DeckHead() {
  const { name, deck, standing, rename, turnTo } = useBuilder();
  const { text } = useDeckWords();
  const count = deck.cards.filter((card) => drawTypes.has(faces[card].type)).length;
  const mistakes = standing.reasons.length;
  const showChecks = (): void => {
    turnTo("checks");
    document.querySelector(".deck-checks")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <header className="deck-head">
      <Icon name={shieldOf(houseOfCard(deck.house))} size={40} />
      <div className="grow">
        <input
          className="deck-name"
          value={name}
          maxLength={80}
          aria-label={text.deck.name}
          placeholder={text.choice.unnamed}
          onInput={({ currentTarget }) => rename(currentTarget.value)}
        />
        <p className="muted xs num">
          {text.deck.size(count, leastCards(deck))} · {text.deck.plots(deck.plots.length)}
        </p>
      </div>
      <button type="button" className={mistakes === 0 ? "chip ok" : "chip wrong"} onClick={showChecks}>
        {mistakes === 0 ? text.checks.legal : text.checks.mistakes(mistakes)}
      </button>
    </header>
  );
}
