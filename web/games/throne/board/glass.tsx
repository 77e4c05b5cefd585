import { type Area, type House, houseIds, NONE, orderIds, singleIds, UNKNOWN } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Ref } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import { Callout } from "../../../view/callout.tsx";
import type { Camera } from "../../../view/camera.ts";
import { zoomOf } from "../../../view/frame.ts";
import type { Box } from "../../../view/plane.ts";
import { type Glass, useGlass } from "../../../view/use-glass.ts";
import { houseClass, orderSymbol, shieldSymbol, singleSymbol, unitSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { unitIds } from "../pieces.ts";
import { contentsWords, printedWords, type Speech } from "./area-words.ts";
import type { AreaContents } from "./contents.ts";

interface AreaGlassProps {
  readonly camera: Camera;
  readonly view: Throne;
  readonly contents: ReadonlyMap<Area, AreaContents>;
  readonly reader: House;
  readonly reasonFor: (area: Area) => Reason | undefined;
  readonly speech: Speech;
  readonly boxOf: (area: Area) => Box;
  /** What it should rather not cover: where the question is. */
  readonly avoid: readonly Box[];
  /** An area that already has a note beside it. */
  readonly except: Area | undefined;
  readonly ref: Ref<Glass<Area>>;
}

/** A looking glass: an area's name, what it is, and its pieces large enough to tell apart; or why it cannot be chosen. */
export function AreaGlass({
  camera,
  view,
  contents,
  reader,
  reasonFor,
  speech,
  boxOf,
  avoid,
  except,
  ref,
}: AreaGlassProps) {
  const shown = useGlass(ref, (area: Area) => reasonFor(area) !== undefined || zoomOf(camera.frame().scale) !== "near");
  const lying = shown === undefined || shown === except ? undefined : contents.get(shown);
  if (lying === undefined) return null;
  const reason = reasonFor(lying.area);
  return (
    <Callout camera={camera} about={boxOf(lying.area)} avoid={avoid} className="glass">
      <h3>{speech.words.area(lying.area)}</h3>
      <p className="muted">{printedWords(view, lying.area, speech).join(" · ")}</p>
      <LargePieces contents={lying} />
      <p>{contentsWords(lying, reader, speech).join(" · ")}</p>
      {reason !== undefined && (
        <p className="why" role="status">
          <Icon name="ui-lock" />
          <span>
            {reason.sentence} <span className="rule">{reason.rule}</span>
          </span>
        </p>
      )}
    </Callout>
  );
}

/** Told in words below, so without labels of their own. */
function LargePieces({ contents }: { readonly contents: AreaContents }) {
  const { owner, units, order, single, fort, token } = contents;
  if (units.length === 0 && fort === NONE && token === NONE) return null;
  return (
    <div className={`glass-pieces ${owner === NONE ? "" : houseClass(houseIds[owner])}`}>
      {units.map(({ kind, isRouted, count }) => (
        <span key={`${kind} ${isRouted}`} className={isRouted ? "routed" : "unit"}>
          <Icon name={unitSymbol(unitIds[kind], isRouted)} size={44} />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
      {order !== NONE && order !== "missing" && (
        <Icon name={order === UNKNOWN ? "throne/order-back" : orderSymbol(orderIds[order])} size={44} />
      )}
      {single !== NONE && (
        <Icon name={single === UNKNOWN ? "throne/once-back" : singleSymbol(singleIds[single])} size={44} />
      )}
      {fort !== NONE && <Icon name="throne/fortification" size={40} />}
      {token !== NONE && <Icon name={shieldSymbol(houseIds[token])} size={40} />}
    </div>
  );
}
