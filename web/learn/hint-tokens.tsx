import { useState } from "react";
import { useText } from "../text/use-text.ts";
import type { Act, Token, TokenGroup } from "./guide.ts";

interface HintTokensProps {
  readonly groups: readonly TokenGroup[];
  readonly onAct: (act: Act) => void;
}

/** The pieces that a hint speaks of: the suggested kind first, one of them ringed; the others beside it, as usable. */
export function HintTokens({ groups, onAct }: HintTokensProps) {
  const all = groups.flatMap(({ tokens }) => tokens);
  const [pointedAt, setPointedAt] = useState<string>();
  const told = all.find(({ id }) => id === pointedAt) ?? all.find(({ isSuggested }) => isSuggested);
  return (
    <>
      <div className="hint-tokens">
        {groups.map(({ title, isSuggested, tokens }) => (
          <fieldset key={title} className={isSuggested ? "hint-group suggested" : "hint-group"}>
            <legend>{title}</legend>
            {tokens.map((token) => (
              <TokenButton key={token.id} token={token} onAct={onAct} onPoint={() => setPointedAt(token.id)} />
            ))}
          </fieldset>
        ))}
      </div>
      {told !== undefined && (
        <p className="hint-token-line">
          <b>{told.name}.</b> {told.line}
        </p>
      )}
    </>
  );
}

interface TokenButtonProps {
  readonly token: Token;
  readonly onAct: (act: Act) => void;
  readonly onPoint: () => void;
}

function TokenButton({ token, onAct, onPoint }: TokenButtonProps) {
  const { name, line, picture, left, isSuggested, act } = token;
  const text = useText().learn;
  return (
    <button
      type="button"
      className={isSuggested ? "hint-token suggested" : "hint-token"}
      aria-label={text.token(name, left, isSuggested)}
      aria-description={line}
      aria-disabled={act === undefined || undefined}
      onClick={() => (act === undefined ? onPoint() : onAct(act))}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      {picture}
      <small className="num">{left > 0 ? `×${left}` : "–"}</small>
    </button>
  );
}
