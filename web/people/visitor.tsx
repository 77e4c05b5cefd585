import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { useSignIn } from "./me.ts";

/** At the end of the bar: who one is here, or the way to become somebody. A server that is away has neither. */
export function Visitor() {
  const text = useText().people;
  const who = useSignIn();
  if (who.is === "asking" || who.is === "away") return null;
  if (who.is === "nobody") {
    return (
      <Link to="/sign-in" className="btn no-phone">
        {text.signIn}
      </Link>
    );
  }
  return (
    <Link to="/me" className="btn ghost visitor no-phone" aria-label={text.youAre(who.me.name)}>
      <Icon name="ui-users" />
      <span>{who.me.name}</span>
    </Link>
  );
}

/** The same for the menu of a phone. */
export function VisitorLink() {
  const text = useText().people;
  const who = useSignIn();
  if (who.is === "asking" || who.is === "away") return null;
  return who.is === "nobody" ? (
    <Link to="/sign-in">{text.signIn}</Link>
  ) : (
    <Link to="/me" aria-label={text.youAre(who.me.name)}>
      {who.me.name}
    </Link>
  );
}
