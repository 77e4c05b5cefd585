import {
  AREAS,
  type Area,
  areaIds,
  BASE_AREAS,
  baseBoard,
  homes,
  houseIds,
  isPort,
  isSea,
  NONE,
  portOf,
  sixBoard,
} from "@weirwood/throne/questions";
import { useCallback, useMemo, useState } from "react";
import { useSettings } from "../../../app/settings.ts";
import { Either, Findable } from "../../../rules-book/findable.tsx";
import { bookOf } from "../../books.ts";
import { houseClass, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { areaPath } from "../map/geometry.ts";
import { type MapName, mapNamed } from "../map/topology.ts";
import { useGlossaryText } from "./text/glossary-text.ts";
import "./glossary.css";

interface ShownArea {
  readonly area: Area;
  readonly name: string;
  readonly neighbours: readonly string[];
}

/** The areas of a map by name: what is printed in each, and whom it touches. */
export function AreaGlossary() {
  const text = useGlossaryText();
  const language = useSettings((settings) => settings.language);
  const placeNames = useSettings((settings) => settings.placeNames);
  const [mapName, setMapName] = useState<MapName>("base");
  const names = bookOf("throne", placeNames === "original" ? "en" : language).names.area;
  const areas = useMemo(() => areasOf(mapName, names), [mapName, names]);
  const wordsFor = useCallback(({ name, area }: ShownArea) => `${name} ${areaIds[area]}`, []);
  return (
    <Findable
      things={areas}
      wordsFor={wordsFor}
      choices={<Either label={text.maps} words={text.mapNames} chosen={mapName} onChoose={setMapName} />}
    >
      {(found) => (
        <>
          <Coast mapName={mapName} />
          <ul className="glossary-areas">
            {found.map((area) => (
              <li key={area.area} className="panel">
                <AreaEntry mapName={mapName} {...area} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Findable>
  );
}

function areasOf(mapName: MapName, names: { readonly [id: string]: string }): readonly ShownArea[] {
  const board = boardOf(mapName);
  const nameOf = (area: Area): string => names[areaIds[area]];
  const isThere = (area: Area): boolean => !isPort(area) && mapNamed(mapName).areas.has(areaIds[area]);
  return Array.from({ length: AREAS }, (_, area) => area)
    .filter(isThere)
    .map((area) => ({
      area,
      name: nameOf(area),
      neighbours: board.neighbours[area].filter(isThere).map(nameOf).sort(),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const boardOf = (mapName: MapName) => (mapName === "base" ? baseBoard : sixBoard);

const COAST = "glossary-coast";

/** The outline of all lands, drawn once and used by every small map. */
function Coast({ mapName }: { readonly mapName: MapName }) {
  const path = useMemo(
    () =>
      [...mapNamed(mapName).areas.values()]
        .filter(({ kind }) => kind === "land")
        .map(areaPath)
        .join(""),
    [mapName],
  );
  return (
    <svg className="visually-hidden" aria-hidden>
      <path id={COAST} d={path} />
    </svg>
  );
}

function AreaEntry({ mapName, area, name, neighbours }: ShownArea & { readonly mapName: MapName }) {
  const language = useSettings((settings) => settings.language);
  const glossary = useGlossaryText();
  const board = boardOf(mapName);
  const drawn = mapNamed(mapName).areas.get(areaIds[area]);
  const home = homes.indexOf(area);
  const isHome = home !== -1 && (mapName === "six" || area < BASE_AREAS) && !(mapName === "base" && home === 5);
  const points = board.points[area];
  return (
    <>
      <svg className="locator" viewBox="0 0 1000 1500" aria-hidden>
        <use href={`#${COAST}`} className="lands" />
        {drawn !== undefined && <path d={areaPath(drawn)} className="here" fillRule="evenodd" />}
      </svg>
      <div>
        <h2>
          {name}
          {isHome && (
            <span className={houseClass(houseIds[home])}>
              <Icon
                name={shieldSymbol(houseIds[home])}
                size={24}
                label={glossary.home(bookOf("throne", language).names.house[houseIds[home]])}
              />
            </span>
          )}
        </h2>
        <p className="signs">
          <span>{isSea(area) ? glossary.kinds.sea : glossary.kinds.land}</span>
          {points > 0 && (
            <Sign symbol={points === 2 ? "throne/stronghold" : "throne/city"}>
              {points === 2 ? glossary.castles.stronghold : glossary.castles.city}
            </Sign>
          )}
          {board.barrels[area] > 0 && <Sign symbol="throne/barrel">{glossary.barrels(board.barrels[area])}</Sign>}
          {board.crowns[area] > 0 && <Sign symbol="throne/crown">{glossary.crowns(board.crowns[area])}</Sign>}
          {board.garrisons[area] > 0 && (
            <Sign symbol="throne/garrison">{glossary.garrison(board.garrisons[area])}</Sign>
          )}
          {portOf[area] !== NONE && <Sign symbol="throne/port">{glossary.kinds.port}</Sign>}
        </p>
        <p className="muted">{glossary.neighbours(neighbours.join(", "))}</p>
      </div>
    </>
  );
}

function Sign({ symbol, children }: { readonly symbol: ThroneSymbol; readonly children: string }) {
  return (
    <span className="sign">
      <Icon name={symbol} size={22} />
      {children}
    </span>
  );
}
