import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Shortcut, useKeys } from "../app/keys.ts";
import type { Text } from "../text/en.ts";
import { useText } from "../text/use-text.ts";
import type { Camera } from "./camera.ts";
import { moved, wholeMap, zoomedAt, zoomOf } from "./frame.ts";
import { comeCloser, watchGestures } from "./gestures.ts";
import type { Point } from "./plane.ts";
import "./view.css";

export interface MapViewProps {
  readonly camera: Camera;
  /** The canvas of the drawing, in units of the map. */
  readonly width: number;
  readonly height: number;
  /** The drawing: SVG. It is not rendered again while the map moves. */
  readonly children: ReactNode;
  /** What lies over the drawing and does not move with it: buttons, a small map, call-outs. */
  readonly overlay?: ReactNode;
  readonly onLongPress?: (target: Element) => void;
  /** Whether a double tap goes away until all is seen, and comes closer only from there. */
  readonly doubleTapShowsAll?: boolean;
}

/** How long after the last change of scale the drawing is made sharp again. */
const SETTLE = 140;

/**
 * A drawing that can be dragged, pinched and zoomed. While it moves only one transform of one layer changes; a moment
 * after its scale has changed the drawing gets its real size, and is sharp again. It is made once its place has been
 * measured: made before, all of it would be styled and laid out a second time.
 */
export function MapView({
  camera,
  width,
  height,
  children,
  overlay,
  onLongPress,
  doubleTapShowsAll = false,
}: MapViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isMeasured, setIsMeasured] = useState(false);
  useKeys(mapKeys(camera, useText().view));

  useLayoutEffect(() => {
    const [outer, inner] = [view.current, layer.current];
    if (outer === null || inner === null) return;
    let sharpAt = 0;
    let settling = 0;
    const settle = (): void => {
      sharpAt = camera.frame().scale;
      inner.style.width = `${width * sharpAt}px`;
      inner.style.height = `${height * sharpAt}px`;
      draw();
    };
    const draw = (): void => {
      const { x, y, scale } = camera.frame();
      const zoom = zoomOf(scale);
      if (outer.dataset.zoom !== zoom) outer.dataset.zoom = zoom;
      inner.style.transform = `translate3d(${x}px,${y}px,0) scale(${scale / sharpAt})`;
    };
    const look = (): void => {
      clearTimeout(settling);
      if (sharpAt === 0) settle();
      else draw();
      if (camera.frame().scale !== sharpAt) settling = window.setTimeout(settle, SETTLE);
    };
    camera.resize(outer.getBoundingClientRect());
    look();
    setIsMeasured(true);
    const forget = camera.watch(look);
    const sizes = new ResizeObserver(([{ contentRect }]) => camera.resize(contentRect));
    sizes.observe(outer);
    return () => {
      clearTimeout(settling);
      sizes.disconnect();
      forget();
    };
  }, [camera, width, height]);

  // The hand must not lose the map because somebody renders: what a long press does may change, the listening does not.
  const longPress = useRef(onLongPress);
  useEffect(() => {
    longPress.current = onLongPress;
  });
  useEffect(() => {
    if (view.current === null) return;
    const lookAround = (at: Point): void => (isWhole(camera) ? comeCloser(camera, at) : showAll(camera));
    return watchGestures(
      view.current,
      camera,
      (target) => longPress.current?.(target),
      doubleTapShowsAll ? lookAround : undefined,
    );
  }, [camera, doubleTapShowsAll]);

  return (
    <div className="map-view" ref={view}>
      <div className="map-layer" ref={layer}>
        {isMeasured && children}
      </div>
      {isMeasured && overlay}
    </div>
  );
}

const STRIDE = 90;
const strides: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** Shift and an arrow move the map; plus, minus and F zoom it. */
function mapKeys(camera: Camera, text: Text["view"]): Shortcut[] {
  return [
    ...Object.entries(strides).map(([key, stride]) => ({
      key: `Shift+${key}`,
      label: text.move,
      act: () => camera.glideTo(moved(camera.frame(), ...stride, camera.screen(), camera.map)),
    })),
    { key: "+", label: text.zoomIn, act: () => zoomBy(camera, 1.35) },
    { key: "=", label: text.zoomIn, act: () => zoomBy(camera, 1.35) },
    { key: "-", label: text.zoomOut, act: () => zoomBy(camera, 1 / 1.35) },
    { key: "f", label: text.wholeMap, act: () => showAll(camera) },
  ];
}

/** Zooms around the middle of the screen. */
export function zoomBy(camera: Camera, factor: number): void {
  const { width, height } = camera.screen();
  camera.glideTo(zoomedAt(camera.frame(), factor, [width / 2, height / 2], camera.screen(), camera.map));
}

export function showAll(camera: Camera): void {
  camera.glideTo(wholeMap(camera.screen(), camera.map));
}

const isWhole = (camera: Camera): boolean =>
  camera.frame().scale <= wholeMap(camera.screen(), camera.map).scale * 1.001;
