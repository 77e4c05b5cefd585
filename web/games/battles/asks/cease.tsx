import { unitIn } from "@weirwood/battles/questions";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { useDesk } from "../desk/desk.ts";
import type { Striking } from "./strikes.ts";

/** No more attacks: it says who has not attacked, and asks once more. */
export function Cease({ striking: { attackers, decline } }: { readonly striking: Striking }) {
  const desk = useDesk();
  const { view, words, text, kind } = desk;
  const { strike, unit } = text.attack;
  const names = attackers.map((hex) => unit.in(words.unit(view, unitIn(view, hex)), words.hex(hex)));
  return (
    <GiveUp
      label={kind === "attack" ? strike.cease : strike.ceaseOnce}
      loses={kind === "attack" ? strike.ceaseLoses(unit.list(names)) : undefined}
      isSending={desk.isSending}
      say={desk.say}
      onGiveUp={() => desk.send(decline)}
    />
  );
}
