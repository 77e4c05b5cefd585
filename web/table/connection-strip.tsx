import { useEffect, useRef, useState } from "react";
import { Icon } from "../art/icon.tsx";
import type { TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";

/** A moment of silence is no news: connections come and go, most of them unnoticed. */
const PATIENCE = 1_500;
const SHOWN_FOR = 4_000;

/** Says quietly that the line is down, that nothing is lost, and that it is back. */
export function ConnectionStrip({ tableView }: { readonly tableView: TableView }) {
  const text = useText().table;
  const isLost = tableView.connection === "lost";
  const [shown, setShown] = useState<"lost" | "back">();
  const numberBefore = useRef(tableView.number);
  useEffect(() => {
    if (isLost) {
      const timer = setTimeout(() => setShown("lost"), PATIENCE);
      return () => clearTimeout(timer);
    }
    setShown((before) => (before === "lost" ? "back" : undefined));
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isLost]);
  useEffect(() => {
    if (shown === undefined && !isLost) numberBefore.current = tableView.number;
  }, [shown, isLost, tableView.number]);
  if (shown === undefined) return null;
  const missed = tableView.log.filter(({ number }) => number > numberBefore.current).length;
  return (
    <p className="table-strip dark" role="status">
      <Icon name={shown === "lost" ? "ui-offline" : "ui-check"} />
      {shown === "back" ? text.back(missed) : tableView.pending === undefined ? text.lost : text.lostAndWaiting}
    </p>
  );
}
