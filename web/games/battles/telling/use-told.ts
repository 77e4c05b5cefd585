import { type Battle, boardOf, type Hex, hexNames } from "@weirwood/battles/questions";
import { type RefObject, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { attention } from "../../../table/attention.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import type { FieldHandle } from "../field/field.tsx";
import type { FieldShow, HexMarks } from "../field/field-show.ts";
import { type Beat, beatOf, hexesIn } from "./beats.ts";

type Field = RefObject<FieldHandle | null>;

/** What the field shows of a question, and over it what is being told or pointed at; the field goes where it happens. */
export function useTold<Show extends FieldShow>(
  { happening, view, isFollowing, pace, opensWhole = false }: BoardProps<Battle>,
  show: Show,
  field: Field,
): Show {
  const beat = useMemo(() => (happening.length === 0 ? undefined : beatOf(happening, view)), [happening, view]);
  const outlined = usePointedAt(field);
  useCamera(beat, isFollowing, field);
  useWholeOpening(opensWhole, boardOf(view), field);
  return useMemo(
    () => (beat === undefined && outlined === undefined ? show : over(show, beat, outlined, pace)),
    [show, beat, outlined, pace],
  );
}

function over<Show extends FieldShow>(show: Show, beat: Beat = {}, outlined: Hex | undefined, pace: number): Show {
  const { marks, arrows, ...moving } = beat;
  const pointedAt: HexMarks = outlined === undefined ? new Map() : new Map([[outlined, { state: "selected" }]]);
  return {
    ...show,
    ...moving,
    pace,
    ...(arrows !== undefined && { arrows: [...(show.arrows ?? []), ...arrows] }),
    marks: new Map([...(show.marks ?? []), ...(marks ?? []), ...pointedAt]),
  };
}

/** Beside charts the whole field is seen. */
function useWholeOpening(opensWhole: boolean, board: number, field: Field): void {
  useEffect(() => {
    // The field of another board opens anew.
    void board;
    if (opensWhole) field.current?.showWhole();
  }, [opensWhole, board, field]);
}

/** While something is told, the field goes where it happens. */
function useCamera(beat: Beat | undefined, isFollowing: boolean, field: Field): void {
  useEffect(() => {
    if (!isFollowing || beat === undefined) return;
    const hexes = hexesIn(beat);
    if (hexes.length > 0) field.current?.follow(hexes);
  }, [beat, isFollowing, field]);
}

const hexNamed = (id: string | undefined): Hex | undefined => {
  const hex = hexNames.indexOf(id ?? "");
  return hex < 0 ? undefined : hex;
};

/** The hex that the log points at; the field goes to one that is to be looked at. */
function usePointedAt(field: Field): Hex | undefined {
  useEffect(
    () =>
      attention.subscribe(({ looked }, before) => {
        const hex = looked === before.looked ? undefined : hexNamed(looked?.place);
        if (hex !== undefined) field.current?.goTo(hex);
      }),
    [field],
  );
  return hexNamed(useStore(attention, ({ outlined }) => outlined));
}
