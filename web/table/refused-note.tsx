import type { Refused } from "@weirwood/protocol";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { RuleLink } from "./rule-link.tsx";

interface RefusedNoteProps {
  readonly refused: Refused | undefined;
  /** For a decision: says that nothing was changed, and opens the rule; the server's own rules have no book. */
  readonly openRule?: (rule: string) => void;
}

/** Why something was not done, under the control that asked for it. */
export function RefusedNote({ refused, openRule }: RefusedNoteProps) {
  const text = useText().app;
  if (refused === undefined) return null;
  return (
    <p className="why refused" role="alert">
      <Icon name="ui-warn" />
      <span>
        {refused.sentence}
        {openRule !== undefined && (
          <>
            {" "}
            {text.nothingChanged} <RuleLink rule={refused.rule} onOpen={openRule} />
          </>
        )}
      </span>
    </p>
  );
}
