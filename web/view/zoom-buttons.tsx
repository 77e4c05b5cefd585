import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Camera } from "./camera.ts";
import { showAll, zoomBy } from "./map-view.tsx";

/** Larger, smaller, all of it: what wheel and fingers do, for those who have neither. */
export function ZoomButtons({ camera }: { readonly camera: Camera }) {
  const text = useText().view;
  return (
    <div className="zoom-buttons" data-still>
      <button type="button" aria-label={text.zoomIn} onClick={() => zoomBy(camera, 1.5)}>
        <Icon name="ui-plus" />
      </button>
      <button type="button" aria-label={text.zoomOut} onClick={() => zoomBy(camera, 1 / 1.5)}>
        <Icon name="ui-minus" />
      </button>
      <button type="button" aria-label={text.wholeMap} onClick={() => showAll(camera)}>
        <Icon name="ui-map" />
      </button>
    </div>
  );
}
