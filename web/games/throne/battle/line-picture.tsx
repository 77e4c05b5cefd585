import { houseIds } from "@weirwood/throne/questions";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { Shield, UnitIcon } from "../desk/controls.tsx";
import { OrderIcon } from "../desk/pictures.tsx";
import type { Picture } from "./strength-lines.ts";

export function LinePicture({ picture }: { readonly picture: Picture }) {
  if ("unit" in picture) return <UnitIcon kind={picture.unit} house={picture.house} size={24} />;
  if ("order" in picture) return <OrderIcon order={picture.order} house={picture.house} size={24} />;
  if ("shield" in picture) return <Shield house={picture.shield} size={24} />;
  if ("card" in picture) return <i className={`card-chip ${houseClass(houseIds[picture.card])}`} />;
  return <Icon name={picture.symbol} size={24} />;
}
