import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { openBooks } from "./books.ts";

interface WithBooksProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** What speaks of a game, drawn once the game's words are there. */
export function WithBooks({ game, children }: WithBooksProps) {
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void openBooks(game).then(() => !isGone && setOpened(game));
    return () => {
      isGone = true;
    };
  }, [game]);
  return opened === game ? children : <Loading />;
}
