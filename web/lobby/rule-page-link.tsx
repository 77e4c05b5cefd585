interface RulePageLinkProps {
  readonly game: string;
  readonly rule: string;
}

/** A rule by its id, in another window: what is being filled in stays as it is. */
export function RulePageLink({ game, rule }: RulePageLinkProps) {
  return (
    <a className="rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  );
}
