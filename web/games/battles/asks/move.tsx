import {
  attackAllowance,
  foeOfUnit,
  type Hex,
  hexesOfFreeMove,
  isBurning,
  moveAllowance,
  type Unit,
  unitIn,
} from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { Part } from "../../../table/ask/controls.tsx";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { unitPicture } from "../field/field-picture.ts";
import type { HexMark } from "../field/field-show.ts";
import { averageIn } from "../odds/numbers.ts";
import { partingOdds } from "../odds/risks.ts";
import { ActRow, stateOf, UnitShield } from "./act-row.tsx";
import { type KnownWay, type Movement, movementOf, whyNotHere } from "./movement.ts";
import "./move.css";
import { UnitRow } from "./unit-row.tsx";

/** Ordered units move one after the other, or units that a card moves: a unit is chosen, then its hex, then the button. */
export const moveScene: MakeScene = (desk) => {
  const movement = movementOf(desk);
  const { movers, chosen, ways, to } = movement;
  const go = (hex: Hex, target: Hex): void => {
    const { draft } = desk;
    const answer = { kind: "move", hex, to: target } as const;
    const refusal = desk.why(answer);
    if (refusal !== undefined) desk.explain(refusal);
    else if (draft?.kind === "move" && draft.hex === hex && draft.to === target) desk.send();
    else {
      desk.change(answer, desk.text.attack.move.to(desk.words.hex(target)));
      desk.select(hex);
    }
  };
  const choose = (hex: Hex): void => {
    if (desk.draft !== undefined) desk.change(undefined);
    desk.select(hex === chosen && desk.draft === undefined ? undefined : hex);
  };
  const path = to === undefined ? undefined : ways.get(to)?.path;
  return {
    marks: marksOf(desk, movement),
    ...(chosen !== undefined && to !== undefined && path !== undefined
      ? {
          arrows: [{ path: [chosen, ...path], kind: "move" }],
          ghosts: new Map([[to, unitPicture(desk.view, unitIn(desk.view, chosen))]]),
        }
      : {}),
    onHex(hex) {
      if (movers.includes(hex)) choose(hex);
      else if (chosen !== undefined && ways.has(hex)) go(chosen, hex);
      else desk.explain(whyNotHere(desk, movement, hex));
    },
    drag: {
      canLift: (hex) => movers.includes(hex),
      onLift: (hex) => hex !== undefined && desk.select(hex),
      onDrop: go,
    },
    whyHex: (hex) => whyNotHere(desk, movement, hex),
    stops: movers,
    about: movers,
    panel: <MovePanel movement={movement} onChoose={choose} />,
  } satisfies Scene;
};

function marksOf({ text, draft }: Desk, { movers, chosen, ways, to }: Movement): ReadonlyMap<Hex, HexMark> {
  const { move } = text.attack;
  const marks = new Map<Hex, HexMark>();
  for (const hex of movers) {
    marks.set(
      hex,
      hex === chosen ? { state: "selected", says: move.isMoving } : { state: "legal", says: move.canMove },
    );
  }
  for (const [hex, { path, mayAttack }] of ways) {
    const says = [
      move.reach(path.length),
      ...(mayAttack === undefined ? [] : [mayAttack ? move.mayAttack : move.mayNotAttack]),
    ];
    marks.set(hex, {
      state: hex === to && draft !== undefined ? "selected" : "legal",
      says: says.join(", "),
      number: path.length,
      ...(mayAttack === false ? { act: "battles/no-attack" } : {}),
    });
  }
  return marks;
}

interface MovePanelProps {
  readonly movement: Movement;
  readonly onChoose: (hex: Hex) => void;
}

function MovePanel({ movement, onChoose }: MovePanelProps) {
  const desk = useDesk();
  const { view, words, text, kind, draft } = desk;
  const { move } = text.attack;
  const { movers, chosen, to } = movement;
  const unit = chosen === undefined ? undefined : unitIn(view, chosen);
  const isFree = kind === "free-move";
  const waiting = draft === undefined ? movers : movers.filter((hex) => hex !== chosen);
  const nameIn = (hex: Hex): string => text.attack.unit.in(words.unit(view, unitIn(view, hex)), words.hex(hex));
  return (
    <AskPanel
      title={unit === undefined ? (isFree ? move.free : move.choose) : move.of(words.unit(view, unit))}
      lead={unit === undefined ? move.chooseLead : stateOf(desk, view, unit)}
      {...(unit === undefined ? {} : { symbol: <UnitShield unit={unit} /> })}
      send={sendWords(desk, to)}
      foot={
        <>
          {unit !== undefined && draft?.kind === "move" && <PartingWarning unit={unit} />}
          {waiting.length > 0 && (
            <p className="ask-left faint">{move.waiting(text.attack.unit.list(waiting.map(nameIn)))}</p>
          )}
        </>
      }
      also={
        <GiveUp
          label={move.halt}
          isSending={desk.isSending}
          say={desk.say}
          onGiveUp={() => desk.send({ kind: "halt" })}
        />
      }
    >
      {unit === undefined || chosen === undefined ? (
        movers.map((hex) => <UnitRow key={hex} hex={hex} onChoose={() => onChoose(hex)} />)
      ) : (
        <Ways unit={unit} hex={chosen} movement={movement} isFree={isFree} />
      )}
    </AskPanel>
  );
}

function sendWords({ draft, text, words }: Desk, to: Hex | undefined): string {
  const { move } = text.attack;
  if (draft?.kind === "quench") return move.quench;
  if (draft?.kind !== "move") return move.sendNothing;
  return to === undefined ? move.off : move.send(words.hex(to));
}

interface WaysProps {
  readonly unit: Unit;
  readonly hex: Hex;
  readonly movement: Movement;
  readonly isFree: boolean;
}

/** How far a unit can go, what the signs mean, and what it may do besides. */
function Ways({ unit, hex, movement, isFree }: WaysProps) {
  const desk = useDesk();
  const { view, draft, text } = desk;
  const { move } = text.attack;
  const { ways, to, canLeave, canQuench } = movement;
  const isHeld = isBurning(view, hex);
  const lead = isFree
    ? move.freeLead(hexesOfFreeMove(view))
    : move.lead(attackAllowance(view, unit), moveAllowance(view, unit));
  const hasRoad = !isFree && [...ways.values()].some(({ path }) => path.length > moveAllowance(view, unit));
  const hasRuns = [...ways.values()].some(({ mayAttack }) => mayAttack === false);
  return (
    <>
      <p>
        {isHeld ? move.held : ways.size === 0 ? move.stay : lead} {hasRoad && move.road}
      </p>
      {hasRuns && (
        <ul className="move-signs">
          <li>
            <i aria-hidden="true">1</i> {move.legend.attack}
          </li>
          <li>
            <i aria-hidden="true">
              <Icon name="battles/no-attack" size={16} />
            </i>
            {move.legend.run}
          </li>
        </ul>
      )}
      {to !== undefined && <Chosen way={ways.get(to)} hex={to} />}
      {canLeave && (
        <ActRow
          symbol="battles/advance"
          title={move.off}
          note={move.offNote}
          isPressed={draft?.kind === "move" && draft.to === NOBODY}
          onChoose={() => desk.change({ kind: "move", hex, to: NOBODY })}
        />
      )}
      {canQuench && (
        <ActRow
          symbol="battles/fire-1"
          title={move.quench}
          note={move.quenchNote}
          isPressed={draft?.kind === "quench"}
          onChoose={() => desk.change({ kind: "quench", hex })}
        />
      )}
    </>
  );
}

function Chosen({ way, hex }: { readonly way: KnownWay | undefined; readonly hex: Hex }) {
  const { text, words } = useDesk();
  const { move } = text.attack;
  if (way === undefined) return null;
  const { path, hexes, mayAttack } = way;
  const facts = [
    move.cost(path.length),
    ...(hexes !== undefined && hexes > path.length ? [move.counted(hexes)] : []),
    ...(mayAttack === undefined ? [] : [mayAttack ? move.mayAttack : move.mayNotAttack]),
  ];
  return (
    <Part title={move.to(words.hex(hex))}>
      <p className="muted">{facts.join(" · ")}</p>
    </Part>
  );
}

/** Whoever leaves an engagement may be struck at first. */
function PartingWarning({ unit }: { readonly unit: Unit }) {
  const { view, words, text } = useDesk();
  const odds = partingOdds(view, unit);
  if (odds === undefined) return null;
  const foe = words.unit(view, foeOfUnit(view, unit));
  return (
    <p className="ask-warning strong">
      <Icon name="battles/parting-blow" size={16} />{" "}
      {text.attack.move.parting(foe, odds.dice, averageIn(words.language, odds.expectedHits))}
    </p>
  );
}
