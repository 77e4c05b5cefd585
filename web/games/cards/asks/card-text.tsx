import { useCardText } from "../words.ts";

/** What stands on a card. */
export function CardText({ card }: { readonly card: number }) {
  return <>{useCardText(card)}</>;
}
