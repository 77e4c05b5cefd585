import { seedFrom } from "@weirwood/kernel";
import {
  BASE_SET,
  type Card,
  CROWNED_SET,
  cardAt,
  cardForts,
  cardIds,
  cardStrength,
  cardSwords,
  type House,
  handCards,
  houseIds,
  ruleOfCard,
} from "@weirwood/throne/questions";
import { type ThroneOptions, throne } from "@weirwood/throne/rules";
import { useCallback, useMemo, useState } from "react";
import { useSettings } from "../../../app/settings.ts";
import { Either, Findable } from "../../../rules-book/findable.tsx";
import { bookOf } from "../../books.ts";
import { houseClass, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { CardFace } from "../cards/house-card.tsx";
import { useGlossaryText } from "./text/glossary-text.ts";
import "./glossary.css";

interface ShownCard {
  readonly card: Card;
  readonly house: House;
  readonly name: string;
  readonly houseName: string;
  readonly strength: number;
  readonly swords: number;
  readonly forts: number;
  /** What the card says, if it says anything. */
  readonly says: string | undefined;
}

/** A table at which the cards of a set are played: only there do cards have texts. */
function tableWith(set: "base" | "crowned") {
  const options = throne.readOptions({ players: 6, variants: set === "crowned" ? ["crowned"] : [] });
  return throne.setup(options as ThroneOptions, seedFrom("glossary"));
}

/** Every house card with its strength, its icons and its text. */
export function CardGlossary() {
  const text = useGlossaryText();
  const language = useSettings((settings) => settings.language);
  const [set, setSet] = useState<"base" | "crowned">("base");
  const cards = useMemo(() => cardsOf(set, language), [set, language]);
  const wordsFor = useCallback(({ name, houseName, says }: ShownCard) => `${name} ${houseName} ${says ?? ""}`, []);
  return (
    <Findable
      things={cards}
      wordsFor={wordsFor}
      choices={<Either label={text.sets} words={text.cardSets} chosen={set} onChoose={setSet} />}
    >
      {(found) => (
        <ul className="glossary-cards">
          {found.map((card) => (
            <li
              key={card.card}
              className={`slip ${houseClass(houseIds[card.house])}`}
              style={{ borderTopColor: `var(--${houseIds[card.house]}-line)` }}
            >
              <span className="slip-face">
                <CardFace view={tables[set]} card={card.card} />
              </span>
              <div>
                <CardSlip {...card} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Findable>
  );
}

/** Tables for the faces and texts of both sets, laid once. */
const tables = { base: tableWith("base"), crowned: tableWith("crowned") };

function cardsOf(set: "base" | "crowned", language: "en" | "fr"): readonly ShownCard[] {
  const table = tables[set];
  const book = bookOf("throne", language);
  const number = set === "base" ? BASE_SET : CROWNED_SET;
  return handCards[number].flatMap((hand, house) =>
    hand.map((card) => {
      const rule = ruleOfCard(table, card);
      const at = cardAt(number, card);
      return {
        card,
        house,
        name: book.names.card[cardIds[card]],
        houseName: book.names.house[houseIds[house]],
        strength: cardStrength[at],
        swords: cardSwords[at],
        forts: cardForts[at],
        says: rule && book.rules[rule].rule,
      };
    }),
  );
}

function CardSlip({ house, name, houseName, strength, swords, forts, says }: ShownCard) {
  const text = useGlossaryText();
  return (
    <>
      <header>
        <b className="strength" role="img" aria-label={text.strength(strength)}>
          {strength}
        </b>
        <h2>{name}</h2>
        <Icon name={shieldSymbol(houseIds[house])} size={28} label={houseName} />
      </header>
      {swords + forts > 0 && (
        <p className="icons">
          {swords > 0 && <Repeated count={swords} symbol="throne/sword-icon" label={text.swords(swords)} />}
          {forts > 0 && <Repeated count={forts} symbol="throne/tower-icon" label={text.forts(forts)} />}
        </p>
      )}
      <p className={says === undefined ? "faint" : ""}>{says ?? text.noText}</p>
    </>
  );
}

interface RepeatedProps {
  readonly count: number;
  readonly symbol: "throne/sword-icon" | "throne/tower-icon";
  readonly label: string;
}

function Repeated({ count, symbol, label }: RepeatedProps) {
  return (
    <span className="row" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, place) => `${symbol}-${place}`).map((key) => (
        <Icon key={key} name={symbol} size={22} />
      ))}
    </span>
  );
}
