import type { Cards } from "@weirwood/cards/questions";
import { lazy, Suspense } from "react";
import type { SideProps } from "../../../table/game-client.ts";
import { openBooks } from "../../books.ts";

const PlayerList = lazy(async () => {
  const [found] = await Promise.all([import("./player-list.tsx"), openBooks("cards", "sheets")]);
  return { default: found.PlayerList };
});

/** All players in the drawer, or in the tab of a phone; fetched beside the table, which shows neither at first. */
export function CardsSide(props: SideProps<Cards>) {
  return (
    <Suspense>
      <PlayerList {...props} />
    </Suspense>
  );
}
