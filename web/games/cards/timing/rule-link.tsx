import { Link } from "../../../app/link.tsx";
import { Icon } from "../art/icon.tsx";

/** A rule by its id: leads to the book. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link to={`/rules/cards#${rule}`} className="rule timing-rule">
      <Icon name="ui-book" size={14} />
      {rule}
    </Link>
  );
}
