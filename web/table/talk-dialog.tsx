import type { ReactNode } from "react";
import { Dialog } from "../app/dialog.tsx";
import { useText } from "../text/use-text.ts";

/** All conversations and one of them side by side, over the whole table. */
export function TalkDialog({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const text = useText().table.talk;
  return (
    <Dialog title={text.title} onClose={onClose} className="talk-dialog">
      {children}
    </Dialog>
  );
}
