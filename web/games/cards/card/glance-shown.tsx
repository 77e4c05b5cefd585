import type { Cards } from "@weirwood/cards/questions";
import { lazy, Suspense, useEffect } from "react";
import type { Thing } from "../desk/things.ts";
import type { CardLook } from "./card-look.ts";
import { CardPicture } from "./card-picture.tsx";

const LargeCard = lazy(() => import("./large-card.tsx").then((found) => ({ default: found.LargeCard })));

/** How wide a card is that is seen beside its place. */
export const WIDTH = 240;

/** What is looked at, and what is known about it. */
export interface GlanceProps {
  readonly look: (thing: Thing) => CardLook | undefined;
  readonly view?: Cards | undefined;
  readonly openRule?: ((rule: string) => void) | undefined;
  /** Where the arrows lead in the dialog. */
  readonly neighbours?:
    | ((thing: Thing) => { readonly previous?: Thing | undefined; readonly next?: Thing | undefined })
    | undefined;
}

/** A thing that is seen beside its place. */
export interface Seen {
  readonly thing: Thing;
  readonly left: number;
  readonly top: number;
}

interface ShownProps extends GlanceProps {
  readonly seen: Seen | undefined;
  readonly opened: Thing | undefined;
  readonly onOpen: (thing: Thing | undefined) => void;
}

/** What is looked at: beside its place, or in the dialog. */
export function GlanceShown({ seen, opened, look, view, openRule, neighbours, onOpen }: ShownProps) {
  const glanced = seen && look(seen.thing);
  const large = opened === undefined ? undefined : look(opened);
  const { previous, next } = (opened !== undefined && neighbours?.(opened)) || {};
  // What has gone is not shown again when something else lies in its place.
  const isGone = opened !== undefined && large === undefined;
  useEffect(() => {
    if (isGone) onOpen(undefined);
  }, [isGone, onOpen]);
  const to = (thing: Thing | undefined) => (thing === undefined ? undefined : () => onOpen(thing));
  return (
    <>
      {seen !== undefined && glanced !== undefined && (
        <div
          key={seen.thing}
          // In front of everything, dialogs too.
          popover="manual"
          ref={(element) => element?.showPopover?.()}
          className="cards-glance"
          style={{ left: seen.left, top: seen.top }}
          aria-hidden
        >
          <CardPicture card={glanced.card} width={WIDTH} now={glanced.now} />
        </div>
      )}
      {large !== undefined && (
        <Suspense>
          <LargeCard
            look={large}
            view={view}
            openRule={openRule}
            onPrevious={to(previous)}
            onNext={to(next)}
            onLook={(key) => look(key) && onOpen(key)}
            onClose={() => onOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
