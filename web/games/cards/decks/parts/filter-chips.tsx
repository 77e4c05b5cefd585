import { useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { useBuilder } from "../builder.ts";
import { type DeckWords, useDeckWords } from "../deck-words.ts";
import { type Filters, HIGH_COST } from "../model/pool.ts";
import { FilterPanel } from "./filter-panel.tsx";

/** What the pool shows at the moment, in a few words each; where there is no room, filters open from here. */
export function FilterChips() {
  const { filters, found } = useBuilder();
  const words = useDeckWords();
  const { text } = words;
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <div className="filter-bar">
      <div className="filter-summary">
        {chipsOf(filters, words).map(({ id, label, isOn }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={isOn}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {label}
          </button>
        ))}
      </div>
      <button type="button" className="btn square" aria-label={text.filters.title} onClick={() => setIsOpen(true)}>
        <Icon name="ui-filter" />
      </button>
      {isOpen && (
        <Dialog
          title={text.filters.title}
          onClose={close}
          className="filter-dialog"
          foot={
            <button type="button" className="btn primary" onClick={close}>
              {text.filters.done(found.length)}
            </button>
          }
        >
          <FilterPanel />
        </Dialog>
      )}
    </div>
  );
}

interface Chip {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
}

function chipsOf(filters: Filters, { text, names }: DeckWords): readonly Chip[] {
  const { leastCost, mostCost } = filters;
  const short = (house: string): string =>
    house === "neutral" ? text.filters.neutral : names.house[house].replace(/^(House|Maison) /, "");
  const listed = (words: readonly string[], otherwise: string): string =>
    words.length === 0 ? otherwise : words.length > 2 ? `${words[0]} +${words.length - 1}` : words.join(", ");
  const types = text.filters.types as { readonly [type: string]: string };
  const highest = mostCost === HIGH_COST ? text.filters.orMore(HIGH_COST) : String(mostCost);
  const isCostOn = leastCost > 0 || mostCost < HIGH_COST;
  const signs = [
    ...filters.icons.map((icon) => names.icon[icon]),
    ...filters.crests.map((crest) => names.crest[crest]),
  ];
  const words = [
    ...filters.traits.map((trait) => names.trait[trait]),
    ...filters.keywords.map((keyword) => names.keyword[keyword]),
  ];
  return [
    { id: "house", label: listed(filters.houses.map(short), text.filters.house), isOn: filters.houses.length > 0 },
    {
      id: "type",
      label: listed(
        filters.types.map((type) => types[type]),
        text.filters.type,
      ),
      isOn: filters.types.length > 0,
    },
    {
      id: "cost",
      label: `${text.filters.cost}${isCostOn ? ` ${text.filters.costRange(leastCost, highest)}` : ""}`,
      isOn: isCostOn,
    },
    { id: "icons", label: listed(signs, text.filters.iconsShort), isOn: signs.length > 0 },
    { id: "traits", label: listed(words, text.filters.traits), isOn: words.length > 0 },
  ];
}
