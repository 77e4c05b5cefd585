import { lazy, Suspense, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import type { TableModel } from "../table/use-table-model.ts";
import { useText } from "../text/use-text.ts";
import { mayCounsel } from "./may-counsel.ts";

const CounselPanel = lazy(() => import("./counsel-panel.tsx").then((found) => ({ default: found.CounselPanel })));

export interface CounselSwitch {
  readonly isOpen: boolean;
  toggle(): void;
}

/** Whether counsel is open at a table; undefined where the reader may have none. */
export function useCounselSwitch(model: TableModel | undefined): CounselSwitch | undefined {
  const text = useText().table.keys;
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = model !== undefined && !model.isWhatIf && mayCounsel(model.gameView.status, model.seat);
  const toggle = (): void => setIsOpen(!isOpen);
  useKeys(isAllowed ? [{ key: "g", label: text.counsel, act: toggle }] : []);
  return isAllowed ? { isOpen, toggle } : undefined;
}

/** Beside the button that sends. */
export function CounselButton({ counsel }: { readonly counsel: CounselSwitch }) {
  const text = useText().table;
  return (
    <button type="button" className="btn what-if" aria-expanded={counsel.isOpen} onClick={counsel.toggle}>
      <Icon name="ui-hint" />
      <span>{text.counsel}</span>
    </button>
  );
}

interface TableCounselProps {
  readonly model: TableModel;
  readonly counsel: CounselSwitch | undefined;
}

/** Counsel at a table, once somebody asks for it. */
export function TableCounsel({ model, counsel }: TableCounselProps) {
  if (counsel?.isOpen !== true) return null;
  return (
    <Suspense>
      <CounselPanel model={model} onClose={counsel.toggle} />
    </Suspense>
  );
}
