import type { Battle } from "@weirwood/battles/questions";
import { lazy, Suspense } from "react";
import type { SideProps } from "../../../table/game-client.ts";

const HouseList = lazy(() => import("./house-list.tsx").then((found) => ({ default: found.HouseList })));

/** Both Houses in the drawer, or in the tab of a phone; fetched beside the table, which shows neither at first. */
export function BattlesSide(props: SideProps<Battle>) {
  return (
    <Suspense>
      <HouseList {...props} />
    </Suspense>
  );
}
