import { useEffect } from "react";
import { Icon } from "../art/icon.tsx";
import { notify } from "../people/notifications.ts";
import { useText } from "../text/use-text.ts";
import type { TableModel } from "./use-table-model.ts";

/** Somebody reminds the reader that the others wait: a bell and a sentence; a notification where nobody looks. */
export function NudgedNote({ model }: { readonly model: TableModel }) {
  const text = useText().friends.nudge;
  const { seat, seatName, gameView, isAwaited } = model;
  const { status } = gameView;
  const nudge = isAwaited ? status?.nudges.find((one) => one.seat === seat) : undefined;
  const words = nudge === undefined ? undefined : text.you(seatName(nudge.by));
  const id = status?.id;
  const title = status?.title ?? "";
  useEffect(() => {
    if (words !== undefined && id !== undefined) void notify(title, words, `/table/${id}`);
  }, [words, title, id]);
  if (words === undefined) return null;
  return (
    <p className="why nudged" role="status">
      <Icon name="ui-nudge" />
      <span>{words}</span>
    </p>
  );
}
