import { lookAtPlace, outlinePlace } from "../attention.ts";

/** The name of a place on the board: pointing at it outlines the place, pressing it goes there. */
export function PlaceLink({ place, name }: { readonly place: string; readonly name: string }) {
  return (
    <button
      type="button"
      className="place-link"
      onPointerEnter={() => outlinePlace(place)}
      onPointerLeave={() => outlinePlace(undefined)}
      onFocus={() => outlinePlace(place)}
      onBlur={() => outlinePlace(undefined)}
      onClick={() => lookAtPlace(place)}
    >
      {name}
    </button>
  );
}
