import { cardIds } from "@weirwood/cards/questions";
import { useReading } from "../desk/reading.ts";

/** What stands on a card; nothing until it has come. */
export function CardText({ card }: { readonly card: number }) {
  const { words } = useReading();
  return <>{words.book.names.cardText[cardIds[card]]}</>;
}
