import type { GameEvent } from "@weirwood/kernel";
import { lookAtPlace, outlinePlace } from "../../../table/attention.ts";
import { headed } from "../../../text/headed.ts";
import { orderSymbol, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { useThroneWords } from "../words.ts";

export const isRevealed = ({ rule }: GameEvent): boolean => rule === "throne.orders.reveal";

/** All orders of a turn as they were turned over: a row for each house, each order a way to its area. */
export function OrderRows({ events }: { readonly events: readonly GameEvent[] }) {
  const { names, language } = useThroneWords().book;
  const orders = events.filter(isRevealed);
  const houses = [...new Set(orders.map(({ house }) => String(house)))];
  return (
    <ul className="order-rows">
      {houses.map((house) => (
        <li key={house}>
          <Icon name={shieldSymbol(house)} size={24} label={names.house[house]} />
          <span>
            {orders
              .filter((event) => event.house === house)
              .map(({ area, order }) => {
                const [place, token] = [String(area), String(order)];
                const said = headed(names.area[place], names.order[token], language);
                return (
                  <button
                    key={place}
                    type="button"
                    title={said}
                    onPointerEnter={() => outlinePlace(place)}
                    onPointerLeave={() => outlinePlace(undefined)}
                    onFocus={() => outlinePlace(place)}
                    onBlur={() => outlinePlace(undefined)}
                    onClick={() => lookAtPlace(place)}
                  >
                    <Icon name={orderSymbol(token)} size={24} label={said} />
                  </button>
                );
              })}
          </span>
        </li>
      ))}
    </ul>
  );
}
