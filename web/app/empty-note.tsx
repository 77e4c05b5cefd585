import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";

interface EmptyNoteProps {
  readonly symbol: SymbolName;
  /** Why there is nothing to be seen. */
  readonly words: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A place with nothing in it yet: a picture, a sentence, and the way on where there is one. */
export function EmptyNote({ symbol, words, children }: EmptyNoteProps) {
  return (
    <div className="empty-note">
      <Icon name={symbol} size={32} />
      <p>{words}</p>
      {children}
    </div>
  );
}
