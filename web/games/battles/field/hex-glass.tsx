import type { Hex } from "@weirwood/battles/questions";
import type { Ref } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import { Callout } from "../../../view/callout.tsx";
import type { Camera } from "../../../view/camera.ts";
import { zoomOf } from "../../../view/frame.ts";
import type { Box } from "../../../view/plane.ts";
import { type Glass, useGlass } from "../../../view/use-glass.ts";
import { Icon } from "../art/icon.tsx";
import { boxOf } from "./geometry.ts";

interface HexGlassProps {
  readonly camera: Camera;
  readonly wordsOf: (hex: Hex) => string;
  readonly reasonFor: (hex: Hex) => Reason | undefined;
  /** What it should rather not cover: where the question is. */
  readonly avoid: readonly Box[];
  /** A hex that already has a note beside it. */
  readonly except: Hex | undefined;
  readonly ref: Ref<Glass<Hex>>;
}

/** A looking glass: what a hex is and holds, in words, and why it cannot be chosen. */
export function HexGlass({ camera, wordsOf, reasonFor, avoid, except, ref }: HexGlassProps) {
  const hex = useGlass(ref, (one: Hex) => reasonFor(one) !== undefined || zoomOf(camera.frame().scale) !== "near");
  if (hex === undefined || hex === except) return null;
  const reason = reasonFor(hex);
  return (
    <Callout camera={camera} about={boxOf(hex)} avoid={avoid} className="glass">
      <p>{wordsOf(hex)}</p>
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
