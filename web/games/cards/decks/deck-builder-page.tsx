import { Loading } from "../../../app/loading.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { DeckBuilder } from "./deck-builder.tsx";
import { DeckChoice } from "./deck-choice.tsx";
import { useDeckWords } from "./deck-words.ts";
import { useOpenedDeck } from "./use-opened-deck.ts";
import "./deck-builder.css";
import "./pool.css";
import "./deck-narrow.css";

/** The deck builder: a deck that is being built, or the choice of one. */
export function DeckBuilderPage() {
  const { text } = useDeckWords();
  const opened = useOpenedDeck(text.choice.importedName);
  usePageTitle(text.title);
  if (opened.is === "opening") return <Loading />;
  if (opened.is === "deck") return <DeckBuilder key={opened.kept.id} kept={opened.kept} />;
  return <DeckChoice {...opened} />;
}
