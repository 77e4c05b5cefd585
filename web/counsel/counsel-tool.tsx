import { lazy, Suspense, useEffect, useState } from "react";
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

/** Asked for while nothing is asked: it waits for the next question. */
const NEXT = "the next question";

/** Whether counsel is open at a table: until its question is answered. Undefined where the reader may have none. */
export function useCounselSwitch(model: TableModel | undefined): CounselSwitch | undefined {
  const text = useText().table.keys;
  const [openFor, setOpenFor] = useState<number | typeof NEXT>();
  const ask = model?.ask?.id;
  const isOpen = openFor !== undefined && (openFor === NEXT || openFor === ask);
  useEffect(() => {
    setOpenFor((now) => (now === NEXT ? (ask ?? NEXT) : now === ask ? now : undefined));
  }, [ask]);
  const isAllowed = model !== undefined && !model.isWhatIf && mayCounsel(model.gameView.status, model.seat);
  const toggle = (): void => setOpenFor(isOpen ? undefined : (ask ?? NEXT));
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
