import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";
import { useChosenGame } from "../games/chosen-game.ts";
import { canBeLearned } from "../games/learning.ts";
import { useText } from "../text/use-text.ts";

/** For somebody new, and for several at one screen: ways in that need nobody else. */
export function Ways({ isNew }: { readonly isNew: boolean }) {
  const text = useText().lobby;
  const game = useChosenGame();
  return (
    <section>
      <h2>{isNew ? text.newHere : text.otherWays}</h2>
      <div className="ways">
        {isNew && canBeLearned(game) && (
          <Way to={`/learn/${game}`} icon="ui-hint" title={text.firstGame} about={text.firstGameAbout} />
        )}
        <Way to={`/pass?game=${game}`} icon="ui-users" title={text.onOneScreen} about={text.onOneScreenAbout} />
        {isNew && <Way to={`/rules/${game}`} icon="ui-book" title={text.rulesBook} about={text.rulesBookAbout} />}
      </div>
    </section>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: SymbolName;
  readonly title: string;
  readonly about: string;
}

function Way({ to, icon, title, about }: WayProps) {
  return (
    <Link to={to}>
      <Icon name={icon} size={34} />
      <span className="grow">
        <b className="serif">{title}</b>
        <span className="muted">{about}</span>
      </span>
      <Icon name="ui-chevron" size={18} />
    </Link>
  );
}
