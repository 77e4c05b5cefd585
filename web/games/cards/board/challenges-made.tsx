import { ACTIVE, iconIds, MADE } from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

/** Which challenges the active player has made in this phase. */
export function ChallengesMade() {
  const { view, seat, words, text } = useReading();
  const say = text.board.lane;
  const active = view[ACTIVE];
  return (
    <div className="cards-made">
      <p>
        {say.made}, {say.turn(active === seat, words.seat(view, active))}
      </p>
      <ul>
        {iconIds.map((icon, type) => {
          const made = view[MADE + active * iconIds.length + type];
          return (
            <li key={icon} data-made={made > 0 || undefined}>
              <Icon name={`cards/challenge-${icon}`} size={28} />
              <span>
                <b>{say.challenge[icon]}</b>
                <small>{made > 0 ? say.done : say.open}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
