import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { useSignIn } from "./me.ts";

/** At the end of the bar: the signed-in reader, or the way to sign in. Nothing while the server is away. */
export function Visitor() {
  const text = useText().people;
  const who = useSignIn();
  if (who.is === "asking" || who.is === "away") return null;
  if (who.is === "signed-out") {
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
  return who.is === "signed-out" ? (
    <Link to="/sign-in">{text.signIn}</Link>
  ) : (
    <Link to="/me" aria-label={text.youAre(who.me.name)}>
      {who.me.name}
    </Link>
  );
}
