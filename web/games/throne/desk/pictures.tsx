import {
  type Area,
  type House,
  houseIds,
  NONE,
  type Order,
  orderIds,
  singleIds,
  UNKNOWN,
} from "@weirwood/throne/questions";
import { houseClass, orderSymbol, singleSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { contentsOf } from "../board/contents.ts";
import { UnitIcon } from "./controls.tsx";
import { useReading } from "./reading.ts";

/** Tokens and armies as they lie on the map, for lists beside it. */

const colours = (house: House): string => (house === NONE ? "" : houseClass(houseIds[house]));

export function OrderIcon({ order, house, size = 44 }: OrderIconProps) {
  const name =
    order === NONE ? "throne/order-empty" : order === UNKNOWN ? "throne/order-back" : orderSymbol(orderIds[order]);
  return (
    <span className={`order-icon ${order === NONE ? "empty" : ""} ${colours(house)}`}>
      <Icon name={name} size={size} />
    </span>
  );
}

interface OrderIconProps {
  readonly order: Order;
  readonly house: House;
  readonly size?: number;
}

export function SingleIcon({ single, house, size = 44 }: SingleIconProps) {
  return (
    <span className={`order-icon ${colours(house)}`}>
      <Icon name={single === UNKNOWN ? "throne/once-back" : singleSymbol(singleIds[single])} size={size} />
    </span>
  );
}

interface SingleIconProps {
  readonly single: number;
  readonly house: House;
  readonly size?: number;
}

/** The units of an area, each with its number where there are several. Decoration: rows say the same in words. */
export function Army({ area, size = 26 }: { readonly area: Area; readonly size?: number }) {
  const { view } = useReading();
  const { owner, units } = contentsOf(view, area);
  return (
    <span className="army" aria-hidden="true">
      {units.map(({ kind, isRouted, count }) => (
        <span key={`${kind} ${isRouted}`}>
          <UnitIcon kind={kind} house={owner} size={size} isRouted={isRouted} />
          {count > 1 && <small className="num">×{count}</small>}
        </span>
      ))}
    </span>
  );
}
