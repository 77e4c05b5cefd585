import { houseIds, NONE } from "@weirwood/throne/questions";
import { houseClass } from "../art/heraldry.ts";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import type { Fight } from "../telling/fight.ts";
import { resultWords } from "./result-words.ts";

/** Who won, and why, in the winner's colours. */
export function Ribbon({ fight }: { readonly fight: Fight }) {
  const { words, text } = useReading();
  const said = resultWords(fight, { words, text });
  if (said === undefined || fight.result === undefined) return null;
  const { house } = fight.sides[fight.result.winner];
  return (
    <div className={`ribbon ${house === NONE ? "" : houseClass(houseIds[house])}`}>
      <Tail />
      <div className="ribbon-words">
        <Shield house={house} size={56} />
        <div>
          <h3>{said.title}</h3>
          {said.reason !== undefined && <p>{said.reason}</p>}
        </div>
      </div>
      <Tail />
    </div>
  );
}

const Tail = () => (
  <svg className="ribbon-tail" viewBox="0 0 30 84" preserveAspectRatio="none" aria-hidden="true">
    <path d="M30 6H0L14 45L0 84H30Z" />
  </svg>
);

/** The same as one line, where there is less room. */
export function RibbonLine({ fight }: { readonly fight: Fight }) {
  const { words, text } = useReading();
  const said = resultWords(fight, { words, text });
  if (said === undefined || fight.result === undefined) return null;
  const { house } = fight.sides[fight.result.winner];
  return (
    <p className={`ribbon-line ${house === NONE ? "" : houseClass(houseIds[house])}`}>
      <b>{said.title}</b> <span>{said.reason}</span>
    </p>
  );
}
