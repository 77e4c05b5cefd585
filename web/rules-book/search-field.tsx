import type { Ref } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

interface SearchFieldProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Where one types what the rules are searched for. */
export function SearchField({ query, onSearch, ref }: SearchFieldProps) {
  const text = useText().rules;
  return (
    <label className="search grow">
      <Icon name="ui-search" />
      <span className="visually-hidden">{text.search}</span>
      <input
        ref={ref}
        type="search"
        value={query}
        placeholder={text.searchHint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}
