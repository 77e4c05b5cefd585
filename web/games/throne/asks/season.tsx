import { eventIds, NONE, SEASON } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { useDesk } from "../desk/desk.ts";

/** The Westeros card that binds this turn's orders, if there is one. */
export function Season() {
  const { at, words } = useDesk();
  const season = at.view[SEASON];
  if (season === NONE) return null;
  const rule = `throne.westeros.${eventIds[season]}`;
  return (
    <p className="why">
      <Icon name="ui-info" />
      <span>
        {words.book.rules[rule]?.rule} <RuleLink rule={rule} />
      </span>
    </p>
  );
}
