import type { Cards } from "@weirwood/cards/questions";
import { signed } from "@weirwood/kernel";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { attention } from "../../../table/attention.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import { copiesOf, type ToldSigns } from "../telling/told-signs.ts";
import "./told-on.css";

/** Marks on the table what is being told: by attributes, so that no card is drawn anew for it. */
export function useToldOn(
  table: RefObject<HTMLElement | null>,
  { signs, outlined }: ToldSigns,
  { pace, isFollowing }: Pick<BoardProps<Cards>, "pace" | "isFollowing">,
): void {
  useLayoutEffect(() => {
    const place = table.current;
    if (place === null || (signs.size === 0 && outlined.size === 0)) return;
    const marked: HTMLElement[] = [];
    const elementOf = (thing: string): HTMLElement | null => place.querySelector(`[data-thing="${thing}"]`);
    place.style.setProperty("--pace", String(pace));
    for (const [thing, { is, amount }] of signs) {
      const element = elementOf(thing);
      if (element === null) continue;
      element.dataset.told = is;
      if (amount !== undefined && amount !== 0) element.dataset.toldAmount = signed(amount);
      marked.push(element);
    }
    for (const thing of outlined) {
      const element = elementOf(thing);
      if (element === null) continue;
      element.dataset.outlined = "";
      marked.push(element);
    }
    if (isFollowing && signs.size > 0) bringIn(marked[0]);
    return () => {
      for (const { dataset } of marked) {
        delete dataset.told;
        delete dataset.toldAmount;
        delete dataset.outlined;
      }
    };
  }, [table, signs, outlined, pace, isFollowing]);
}

/** A card that the log leads to comes into sight. */
export function useLookedAt(table: RefObject<HTMLElement | null>, view: Cards): void {
  useEffect(
    () =>
      attention.subscribe(({ looked }, before) => {
        if (looked === before.looked) return;
        const [thing] = copiesOf(view, looked?.place);
        bringIn(table.current?.querySelector(`[data-thing="${thing}"]`));
      }),
    [table, view],
  );
}

const bringIn = (element: Element | null | undefined): void =>
  element?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
