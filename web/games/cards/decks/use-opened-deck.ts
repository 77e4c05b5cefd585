import type { Refusal } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { goTo, useHash } from "../../../app/router.ts";
import { newKey } from "../../../session/live.ts";
import { deckLine, type KeptDeck, keepDeck, keptDeck, keptDecks } from "./kept-decks.ts";
import type { NamedDeck } from "./model/deck-changes.ts";
import { deckIn } from "./model/deck-file.ts";

/** A deck in hand; without a time where it is not kept, for it was not changed yet or there is no room. */
export type OpenedDeck = Omit<KeptDeck, "changedAt"> & Partial<KeptDeck>;

/** What the address asks for: a deck that is kept here, one that came with the link, or nothing yet. */
export type Opened =
  | { readonly is: "opening" }
  | { readonly is: "deck"; readonly kept: OpenedDeck }
  | { readonly is: "choice"; readonly unreadable?: true; readonly problems?: readonly Refusal[] };

const KEPT = "kept=";
export const builderAddress = "/games/cards/decks";

/** Decks of this visit that the browser does not keep: those that were only looked at, and all of a private window. */
const unkept = new Map<string, OpenedDeck>();

/** Keeps a deck as a new one, and goes there. */
export function openNew({ name, deck }: NamedDeck, how: "push" | "replace" = "push"): void {
  const opened = { id: newKey(), name, deck };
  if (!keepDeck({ ...opened, changedAt: Date.now() })) unkept.set(opened.id, opened);
  openKept(opened.id, how);
}

/** Goes to a deck that is kept only once it has been changed: whoever looks at ours collects no copies. */
export function lookAt({ name, deck }: NamedDeck): void {
  const id = newKey();
  unkept.set(id, { id, name, deck });
  openKept(id);
}

export const openKept = (id: string, how: "push" | "replace" = "push"): void =>
  goTo(`${builderAddress}#${KEPT}${id}`, how);

/** A deck that came with a link and is here already is not kept twice. */
function openLinked(named: NamedDeck): void {
  const line = deckLine(named.deck);
  const known = keptDecks().find(({ name, deck }) => name === named.name && deckLine(deck) === line);
  if (known === undefined) openNew(named, "replace");
  else openKept(known.id, "replace");
}

/** `unnamed` is what a deck is called that comes without a name. */
export function useOpenedDeck(unnamed: string): Opened {
  const hash = useHash();
  const [opened, setOpened] = useState<Opened>({ is: "opening" });
  useEffect(() => {
    if (hash.startsWith(KEPT)) {
      const id = hash.slice(KEPT.length);
      const kept = keptDeck(id) ?? unkept.get(id);
      setOpened(kept === undefined ? { is: "choice" } : { is: "deck", kept });
      return;
    }
    let isGone = false;
    void deckIn(hash).then((linked) => {
      if (isGone) return;
      if (linked?.is === "deck") openLinked({ name: linked.name ?? unnamed, deck: linked.deck });
      else if (linked?.is === "refused") setOpened({ is: "choice", problems: linked.problems });
      else setOpened(linked === undefined ? { is: "choice" } : { is: "choice", unreadable: true });
    });
    return () => {
      isGone = true;
    };
  }, [hash, unnamed]);
  return opened;
}
