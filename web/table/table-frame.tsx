import { type GameEvent, narrate, ONLOOKER } from "@weirwood/kernel";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useKeys } from "../app/keys.ts";
import { usePageTitle } from "../app/page-title.ts";
import { Icon } from "../art/icon.tsx";
import { CounselButton, TableCounsel, useCounselSwitch } from "../counsel/counsel-tool.tsx";
import { chooseGame } from "../games/chosen-game.ts";
import { GameScope } from "../games/game-scope.tsx";
import { TableHints } from "../learn/table-hints.tsx";
import type { LocalSession } from "../local/local-session.ts";
import type { TrialPosition } from "../local/what-if.ts";
import type { TableSession } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { ConnectionStrip } from "./connection-strip.tsx";
import { EndStrip, GameEndScreen } from "./end/game-end.tsx";
import { useGameEnd } from "./end/use-game-end.ts";
import type { GameClient } from "./game-client.ts";
import { TableLegend } from "./legend.tsx";
import { readerOf } from "./seat-names.ts";
import { SinceStrip } from "./since-strip.tsx";
import { Caption } from "./stage/caption.tsx";
import { paceFactor } from "./stage/pace.ts";
import { Stage } from "./stage/stage.tsx";
import { TableColumns } from "./table-columns.tsx";
import { TableHeader } from "./table-header.tsx";
import { useAttention } from "./use-attention.ts";
import { useSideProps } from "./use-side-props.tsx";
import { type TableModel, useTableModel } from "./use-table-model.ts";
import "./table.css";

const WhatIfStrip = lazy(() => import("./what-if.tsx").then((found) => ({ default: found.WhatIfStrip })));
const TableSheet = lazy(() => import("./table-sheet.tsx").then((found) => ({ default: found.TableSheet })));
const RulesDrawer = lazy(() =>
  import("../rules-book/rules-drawer.tsx").then((found) => ({ default: found.RulesDrawer })),
);

export interface TableFrameProps {
  readonly session: TableSession;
  readonly client: GameClient;
  /** More for the bar: practice brings its pace and its undo. */
  readonly bar?: ReactNode;
  /** More over the board: a curtain between seats. */
  readonly children?: ReactNode;
}

/** What is being tried out in place of the game. */
interface Trial {
  readonly position: TrialPosition;
  readonly session: LocalSession;
}

/** A table with a game on it: the page around any board. */
export function TableFrame({ session, client, bar, children }: TableFrameProps) {
  const [trial, setTrial] = useState<Trial>();
  // Whoever comes from a table finds its rules and its lesson in the menu.
  useEffect(() => chooseGame(client.name), [client]);
  const begin = useCallback(async (position: TrialPosition) => {
    const { openWhatIf } = await import("./what-if.tsx");
    setTrial({ position, session: openWhatIf(position) });
  }, []);
  const toggle = useCallback(() => {
    const { view, status } = session.tableView.getState();
    if (trial !== undefined) setTrial(undefined);
    else if (view !== undefined && status !== undefined) void begin({ view, seat: readerOf(status), status });
  }, [session, trial, begin]);
  return (
    <Frame
      key={trial === undefined ? "game" : "trial"}
      game={session}
      client={client}
      trial={trial}
      onWhatIf={toggle}
      onDeal={() => trial !== undefined && begin(trial.position)}
      bar={bar}
    >
      {children}
    </Frame>
  );
}

interface FrameProps extends Omit<TableFrameProps, "session"> {
  readonly game: TableSession;
  readonly trial: Trial | undefined;
  readonly onWhatIf: () => void;
  readonly onDeal: () => void;
}

function Frame({ game, client, trial, onWhatIf, onDeal, bar, children }: FrameProps) {
  const model = useTableModel({ client, session: trial?.session ?? game, game, isWhatIf: trial !== undefined });
  const status = model?.gameView.status;
  const isCalled = model?.isAwaited === true && trial === undefined;
  const [rule, setRule] = useState<string>();
  const [isAboutShown, setIsAboutShown] = useState(false);
  const commandField = useRef<HTMLInputElement>(null);
  useAttention(status, isCalled, client.name);
  usePageTitle(status?.title, isCalled);
  const counsel = useCounselSwitch(model);
  useFrameKeys(model, onWhatIf, () => commandField.current?.focus());
  const { slot, panel } = usePanelSlot();
  const camera = useBoardCamera(model);
  const end = useGameEnd(model);
  if (model === undefined) return null;
  const { view, seat, gameView } = model;
  return (
    <div className={model.isWhatIf ? "table trying" : "table"}>
      <TableHeader model={model} onAbout={() => setIsAboutShown(true)} onRules={() => setRule("")}>
        {bar}
      </TableHeader>
      <ConnectionStrip tableView={gameView} />
      <TableColumns
        {...{ model, commandField }}
        panelSlot={slot}
        openRule={setRule}
        onAbout={() => setIsAboutShown(true)}
        side={<Side model={model} openRule={setRule} />}
        strips={
          <>
            <EndStrip end={end} />
            {trial === undefined ? (
              <SinceStrip played={model.played} playback={model.playback} />
            ) : (
              <Suspense>
                <WhatIfStrip {...trial} book={model.book} onDeal={onDeal} onLeave={onWhatIf} />
              </Suspense>
            )}
          </>
        }
        isSteered={camera.isFollowing && model.played.happening.length > 0}
        board={
          <GameScope game={client.name}>
            <client.Board
              {...{ view, seat, panel }}
              {...{ told: model.told, ask: model.ask, draft: model.draft, isWhatIf: model.isWhatIf }}
              happening={model.played.happening}
              pace={paceFactor(status?.id)}
              table={status?.id}
              isFollowing={camera.isFollowing}
              onMoved={camera.take}
              onDraft={model.keepDraft}
              onDecide={model.decide}
              {...{ held: model.held, takeBack: model.takeBack, finish: model.finish, isSending: model.isSending }}
              tools={
                canTry(model) &&
                !model.isWhatIf && (
                  <>
                    <WhatIfButton onPress={onWhatIf} />
                    {counsel !== undefined && <CounselButton counsel={counsel} />}
                  </>
                )
              }
              openRule={setRule}
            />
          </GameScope>
        }
        caption={
          <>
            <Caption model={model} isFollowing={camera.isOn} onFollow={camera.turn} openRule={setRule} />
            <Stage model={model} openRule={setRule} />
          </>
        }
      />
      <GameEndScreen end={end} model={model} />
      <Announcer book={model.book} happening={model.played.news} />
      {rule !== undefined && (
        <Suspense>
          <RulesDrawer game={client.name} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      <TableHints model={model} openRule={setRule} />
      <TableCounsel {...{ model, counsel }} />
      <TableLegend model={model} openRule={setRule} />
      {children}
      {isAboutShown && status !== undefined && (
        <Suspense>
          <TableSheet {...{ model, status }} onClose={() => setIsAboutShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever plays may try things out, as long as the game lasts. */
const canTry = ({ seat, gameView }: TableModel): boolean => seat !== ONLOOKER && gameView.status?.state === "playing";

function useFrameKeys(model: TableModel | undefined, onWhatIf: () => void, focusCommandLine: () => void): void {
  const text = useText().table.keys;
  const isTelling = model?.played.telling !== undefined && model.played.telling.moment === undefined;
  useKeys([
    { key: "/", label: text.commandLine, act: focusCommandLine },
    ...(model !== undefined && canTry(model) ? [{ key: "w", label: text.whatIf, act: onWhatIf }] : []),
    ...(isTelling ? [{ key: "Escape", label: text.skip, act: () => model?.playback.skip() }] : []),
  ]);
}

/** Whether the board goes where something happens: not while the reader chooses, nor after they took it in hand. */
function useBoardCamera(model: TableModel | undefined) {
  const [isOn, turn] = useState(true);
  /** Up to which own question the reader has the board in hand. */
  const [takenUntil, setTakenUntil] = useState<number>();
  const ask = model?.ask?.id;
  const lastAsk = useRef(ask);
  if (ask !== undefined) lastAsk.current = ask;
  const isTelling = model !== undefined && model.played.happening.length > 0;
  return {
    isOn,
    turn,
    isFollowing: isOn && ask === undefined && (takenUntil === undefined || takenUntil !== (lastAsk.current ?? -1)),
    take: useCallback(() => {
      if (isTelling) setTakenUntil(lastAsk.current ?? -1);
    }, [isTelling]),
  };
}

/** The place beside the board, or in the sheet of a phone, that the board draws its question into. */
function usePanelSlot() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const panel = useCallback(
    (content: ReactNode) => (element === null ? null : createPortal(content, element)),
    [element],
  );
  return { slot: setElement, panel };
}

/** The game's own list of seats. */
function Side({ model, openRule }: { readonly model: TableModel; readonly openRule: (rule: string) => void }) {
  const props = useSideProps(model, openRule);
  return (
    <GameScope game={model.client.name}>
      <model.client.Side {...props} />
    </GameScope>
  );
}

function WhatIfButton({ onPress }: { readonly onPress: () => void }) {
  const text = useText().table;
  return (
    <button type="button" className="btn what-if" onClick={onPress}>
      <Icon name="ui-whatif" />
      <span>{text.whatIf}</span>
    </button>
  );
}

interface AnnouncerProps {
  readonly book: TableModel["book"];
  readonly happening: readonly GameEvent[];
}

/** More sentences than these are counted instead of said. */
const MOST_SAID = 6;

/** Says what happens to those who do not see it. */
function Announcer({ book, happening }: AnnouncerProps) {
  const text = useText().table;
  const sentences = happening.map((event) => narrate(book, event)).filter((sentence) => sentence !== undefined);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {sentences.length > 0 && text.happened(sentences.slice(0, MOST_SAID), Math.max(0, sentences.length - MOST_SAID))}
    </p>
  );
}
