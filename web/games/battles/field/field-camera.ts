import type { Hex } from "@weirwood/battles/questions";
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { type Camera, createCamera } from "../../../view/camera.ts";
import { bringingAllIn, openingOn, panningTo, wholeMap } from "../../../view/frame.ts";
import type { Box, Point, Size } from "../../../view/plane.ts";
import { boxOf, middleOf, sizeOf, VIEW_SCALE } from "./geometry.ts";
import { HALF } from "./hex-shape.ts";

/** What a frame around the field may ask of it. */
export interface FieldHandle {
  /** Brings hexes into sight by the shortest way. */
  goTo(...hexes: readonly Hex[]): void;
  /** The whole field, however small. */
  showWhole(): void;
  focus(hex: Hex): void;
  /** Brings hexes into sight without coming closer. */
  follow(hexes: readonly Hex[]): void;
}

/** A hex that is not this wide, in pixels, can hardly be pressed by a finger, or by a mouse; or made out at all. */
const [LEAST_FOR_FINGER, LEAST_FOR_MOUSE, LEAST_TO_SEE] = [44, 34, 28];

const isWholeAtLeast = (least: number, screen: Size, map: Box): boolean =>
  wholeMap(screen, map).scale * VIEW_SCALE * 2 * HALF >= least;

/** Whether the whole field is large enough to be played on. */
const isWholePlayable = (screen: Size, map: Box): boolean =>
  isWholeAtLeast(matchMedia("(pointer: coarse)").matches ? LEAST_FOR_FINGER : LEAST_FOR_MOUSE, screen, map);

/** All of it in the middle of the screen; what reaches too far for that is brought in as far as it goes. */
const centringOn: typeof openingOn = (frame, boxes, screen, map) => {
  const opened = openingOn(frame, boxes, screen, map);
  const centred = bringingAllIn(opened, boxes, screen, map);
  return centred.scale === opened.scale ? centred : opened;
};

/**
 * A camera over a side of the board. It opens on the whole field where that can be played on, or only looked at where nothing
 * is asked, else on what the question is about; what the next questions are about is brought into sight.
 */
export function useFieldCamera(board: number, about: readonly Hex[] | undefined): Camera {
  const first = useRef(about?.[0]);
  const camera = useMemo(() => {
    const { width, height } = sizeOf(board);
    const map = { left: 0, top: 0, right: width * VIEW_SCALE, bottom: height * VIEW_SCALE };
    const around: Point = first.current === undefined ? [width / 2, height / 2] : middleOf(first.current);
    const made = createCamera(map, [around[0] * VIEW_SCALE, around[1] * VIEW_SCALE]);
    const isAsked = first.current !== undefined;
    made.lookAt((frame, screen) => {
      const showsAll = isAsked ? isWholePlayable(screen, map) : isWholeAtLeast(LEAST_TO_SEE, screen, map);
      return showsAll ? wholeMap(screen, map) : frame;
    });
    return made;
  }, [board]);
  const matter = about?.join();
  useEffect(() => {
    if (matter === undefined || matter === "") return;
    const boxes = matter.split(",").map((hex) => boxOf(Number(hex)));
    camera.lookAt((frame, screen) => {
      const aim = isWholePlayable(screen, camera.map) ? panningTo : centringOn;
      return aim(frame, boxes, screen, camera.map);
    });
  }, [camera, matter]);
  return camera;
}

export function useFieldHandle(
  handle: Ref<FieldHandle> | undefined,
  camera: Camera,
  focus: FieldHandle["focus"],
): void {
  const lookBy =
    (aim: typeof panningTo) =>
    (...hexes: readonly Hex[]): void => {
      const boxes = hexes.map(boxOf);
      if (boxes.length > 0) camera.lookAt((frame, screen) => aim(frame, boxes, screen, camera.map));
    };
  useImperativeHandle(handle, () => ({
    goTo: lookBy(panningTo),
    showWhole: () => camera.lookAt((_, screen) => wholeMap(screen, camera.map)),
    focus,
    follow(hexes) {
      if (hexes.length === 0) return;
      const frame = bringingAllIn(camera.frame(), hexes.map(boxOf), camera.screen(), camera.map);
      if (frame !== camera.frame()) camera.glideTo(frame);
    },
  }));
}
