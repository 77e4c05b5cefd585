import { type Cards, seatsIn, totalPower } from "@weirwood/cards/questions";
import type { SideProps } from "../../table/game-client.ts";
import { useCardsWords } from "./words.ts";

/** The players with what counts of them. */
export function CardsSide({ view }: SideProps<Cards>) {
  const words = useCardsWords();
  return (
    <ul>
      {Array.from({ length: seatsIn(view) }, (_, seat) => (
        <li key={words.seat(view, seat)}>
          {words.seat(view, seat)} {totalPower(view, seat)}
        </li>
      ))}
    </ul>
  );
}
