import { memo, useEffect } from "react";
import { showSprite } from "../../../art/sprite.ts";
import drawings from "./ornaments.svg?url";

/** What a map is adorned with where nobody plays. The drawings, and where they stand, come after the map. */

/** Lines of the wind, ships, and what lives in the deep. Drawn on the sea, below everything else. */
export function SeaOrnaments() {
  useEffect(() => void showSprite(drawings, "throne"), []);
  return (
    <g className="ground-adorned">
      <use href="#throne/orn-rhumbs" className="rhumbs" />
      <use href="#throne/orn-sea" />
    </g>
  );
}

/** The name of the map on a cartouche, and a compass. */
export const MapOrnaments = memo(function MapOrnaments({ title }: { readonly title: string }) {
  return (
    <g className="ground-ornaments" aria-hidden="true">
      <use href="#throne/orn-cartouche" x="24" y="41" width="256" height="102" />
      <text x="152" y="101">
        {title}
      </text>
      <use href="#throne/orn-compass" />
      <use href="#throne/decor-compass" x="892" y="112" />
    </g>
  );
});
