import { type ReactNode, useMemo, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { wordsOf } from "./fold.ts";

interface FindableProps<Thing> {
  readonly things: readonly Thing[];
  /** What a thing is found by. */
  readonly wordsFor: (thing: Thing) => string;
  /** Choices that stand beside the field. */
  readonly choices?: ReactNode;
  readonly children: (found: readonly Thing[]) => ReactNode;
}

/** A list that shrinks while one types. */
export function Findable<Thing>({ things, wordsFor, choices, children }: FindableProps<Thing>) {
  const text = useText().rules;
  const [query, setQuery] = useState("");
  const found = useMemo(() => {
    const wanted = wordsOf(query);
    return things.filter((thing) => {
      const words = wordsOf(wordsFor(thing));
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    });
  }, [things, wordsFor, query]);
  return (
    <>
      <div className="glossary-bar">
        <label className="search">
          <Icon name="ui-search" />
          <span className="visually-hidden">{text.find}</span>
          <input
            type="search"
            value={query}
            placeholder={text.find}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {choices}
      </div>
      {found.length === 0 ? <p role="status">{text.noneFound}</p> : children(found)}
    </>
  );
}

interface EitherProps<Word extends string> {
  readonly label: string;
  readonly words: { readonly [word in Word]: string };
  readonly chosen: Word;
  readonly onChoose: (word: Word) => void;
}

/** One of a few words, side by side. */
export function Either<Word extends string>({ label, words, chosen, onChoose }: EitherProps<Word>) {
  return (
    <fieldset className="field">
      <legend className="visually-hidden">{label}</legend>
      <div className="seg">
        {(Object.keys(words) as Word[]).map((word) => (
          <button key={word} type="button" aria-pressed={word === chosen} onClick={() => onChoose(word)}>
            {words[word]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
