import { Icon } from "../art/icon.tsx";

/** A commander's limit as that many command tokens: those that lie on him are filled. */
export function CommandTokens({ tokens, limit }: { readonly tokens: number; readonly limit: number }) {
  return (
    <span className="limit-tokens" aria-hidden="true">
      {Array.from({ length: Math.max(tokens, limit) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike, and stand in a row.
        <Icon key={place} name="battles/command-token" size={16} className={place < tokens ? "" : "open"} />
      ))}
    </span>
  );
}
