import {
  bodiesEnd,
  type Cards,
  cardIds,
  cardOf,
  destinationOf,
  isTaken,
  ownerOf,
  placesOf,
  seatIds,
} from "@weirwood/cards/questions";
import { Component, type ReactNode } from "react";
import { wantsMotion } from "../../../view/camera.ts";
import { destinationPiles } from "./destination-piles.ts";

interface FlightsProps {
  readonly view: Cards;
  readonly pace: number;
  readonly children: ReactNode;
}

interface Before {
  /** Where each spot was. */
  readonly places: ReadonlyMap<string, DOMRect>;
  /** Pictures of those that will be gone, with the pile to which they go. */
  readonly gone: readonly { readonly picture: HTMLElement; readonly from: DOMRect; readonly to: string }[];
}

const FLIGHT = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Less than this nobody sees. */
const NEAR = 5;

const spotOf = (element: Element): string | null =>
  element.getAttribute("data-spot") ?? element.getAttribute("data-thing");

/**
 * Cards that are somewhere else in the next view fly there: within the table, from a hand or a deck into play, and out of play to
 * their pile. Only what the view shows of either moves; with reduced motion nothing does.
 */
export class Flights extends Component<FlightsProps> {
  override getSnapshotBeforeUpdate({ view: before }: FlightsProps): Before | null {
    const { view } = this.props;
    if (before === view || before[0] !== view[0] || !wantsMotion()) return null;
    const table = document.querySelector(".cards-table");
    if (table === null) return null;
    const places = new Map<string, DOMRect>();
    for (const element of table.querySelectorAll("[data-spot], .cards-hand [data-thing]"))
      places.set(spotOf(element) ?? "", element.getBoundingClientRect());
    const gone = leavers(before, view).flatMap(({ thing, to }) => {
      const element = table.querySelector<HTMLElement>(`[data-spot="${thing}"]`);
      const from = places.get(thing);
      return element === null || from === undefined ? [] : [{ picture: pictureOf(element), from, to }];
    });
    return { places, gone };
  }

  override componentDidUpdate({ view: before }: FlightsProps, _: unknown, snapshot: Before | null): void {
    const table = document.querySelector<HTMLElement>(".cards-table");
    if (snapshot === null || table === null) return;
    const { view, pace } = this.props;
    const timing = { duration: FLIGHT * pace, easing: EASE };
    const placeOf = (name: string): DOMRect | undefined =>
      table.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
    const sources = newcomers(before, view);
    for (const element of table.querySelectorAll<HTMLElement>("[data-spot]")) {
      const thing = element.getAttribute("data-spot") ?? "";
      const source = sources.get(thing);
      const from =
        source === undefined
          ? snapshot.places.get(thing)
          : (snapshot.places.get(source.card) ?? placeOf(source.pile) ?? undefined);
      if (from !== undefined) fly(element, from, timing);
    }
    for (const { picture, from, to } of snapshot.gone) {
      const end = placeOf(to);
      if (end !== undefined) leave(table, picture, from, end, timing);
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Bodies that were not there, or were another card: where they come from. */
function newcomers(before: Cards, view: Cards): Map<string, { readonly card: string; readonly pile: string }> {
  const found = new Map<string, { readonly card: string; readonly pile: string }>();
  for (let body = 0; body < bodiesEnd(view); body++) {
    if (!isTaken(view, body)) continue;
    if (isTaken(before, body) && cardOf(before, body) === cardOf(view, body)) continue;
    const owner = seatIds[ownerOf(view, body)];
    found.set(`b${body}`, { card: `${owner}/hand/${cardIds[cardOf(view, body)]}`, pile: `${owner}/hand` });
  }
  return found;
}

/** Bodies that are gone, and the pile to which each goes. */
function leavers(before: Cards, view: Cards): { readonly thing: string; readonly to: string }[] {
  const found: { readonly thing: string; readonly to: string }[] = [];
  for (let body = 0; body < bodiesEnd(before); body++) {
    if (!isTaken(before, body)) continue;
    if (isTaken(view, body) && cardOf(before, body) === cardOf(view, body)) continue;
    found.push({ thing: `b${body}`, to: `${seatIds[ownerOf(before, body)]}/${pileOf(before, view, body)}` });
  }
  return found;
}

function pileOf(before: Cards, view: Cards, body: number): string {
  const said = destinationPiles[destinationOf(before, body)];
  if (said !== undefined) return said;
  const [owner, card] = [ownerOf(before, body), cardOf(before, body)];
  const { dead } = placesOf(view).piles;
  return dead[owner].countOf(view, card) > placesOf(before).piles.dead[owner].countOf(before, card)
    ? "dead"
    : "discard";
}

/** A copy of what is drawn, for nobody to press or hear. */
function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("inert", "");
  for (const one of [picture, ...picture.querySelectorAll("[data-thing], [data-spot]")])
    for (const name of ["data-thing", "data-spot"]) one.removeAttribute(name);
  return picture;
}

function fly(element: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  if (Math.hypot(dx, dy) < NEAR) return;
  const scale = Math.max(0.3, Math.min(1.6, from.width / to.width));
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 5 },
      { translate: "0 0", scale: "1", zIndex: 5 },
    ],
    timing,
  );
}

function leave(
  table: HTMLElement,
  picture: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  const place = table.getBoundingClientRect();
  picture.classList.add("cards-flying");
  picture.style.left = `${from.left - place.left}px`;
  picture.style.top = `${from.top - place.top}px`;
  table.append(picture);
  const [dx, dy] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const flight = picture.animate(
    [
      { translate: "0 0", scale: "1", opacity: 1 },
      { translate: `${dx}px ${dy}px`, scale: "0.2", opacity: 0.4 },
    ],
    timing,
  );
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}
