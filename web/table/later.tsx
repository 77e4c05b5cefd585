import { type ComponentType, lazy, Suspense } from "react";

/** Parts of a table that nobody needs at first: each is fetched when it is first opened, and nothing stands in its place. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const Talk = later(() => import("./talk.tsx").then((found) => found.Talk));
export const Notes = later(() => import("./notes.tsx").then((found) => found.Notes));
export const TableSheet = later(() => import("./table-sheet.tsx").then((found) => found.TableSheet));
export const WaitingRoom = later(() => import("./waiting-room.tsx").then((found) => found.WaitingRoom));
