import { type ReactNode, useState } from "react";
import { Tabs } from "../table/tabs.tsx";
import { useText } from "../text/use-text.ts";

type SideTab = "moments" | "log" | "charts" | "analysis";

interface ReplaySideProps {
  readonly highlights: ReactNode;
  readonly log: ReactNode;
  readonly charts: ReactNode;
  /** Nothing where nobody can judge the game, or it is not over. */
  readonly analysis: ReactNode;
}

/** Beside the board: highlights, log, charts and what looking back finds, one of them at a time. */
export function ReplaySide(content: ReplaySideProps) {
  const text = useText().replay;
  const [tab, setTab] = useState<SideTab>("moments");
  return (
    <div className="replay-side">
      <Tabs
        tabs={[
          { id: "moments", label: text.moments, icon: "ui-pin", content: content.highlights },
          { id: "log", label: text.log, icon: "ui-log", content: content.log },
          { id: "charts", label: text.chartsTitle, icon: "ui-chart", content: content.charts },
          ...(content.analysis
            ? [{ id: "analysis" as const, label: text.analysis, icon: "ui-hint" as const, content: content.analysis }]
            : []),
        ]}
        chosen={tab}
        onChoose={setTab}
      />
    </div>
  );
}
