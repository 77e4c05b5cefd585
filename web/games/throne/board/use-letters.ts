import { areaIds } from "@weirwood/throne/questions";
import { useMemo } from "react";
import { useTypefaces } from "../../../art/typefaces.ts";
import { measureIn, roughMeasure } from "../map/letter-widths.ts";
import type { Topology } from "../map/topology.ts";
import { useThroneWords } from "../words.ts";
import type { Letters } from "./area-pieces.tsx";
import { lettering } from "./lettering.ts";

/** The names on a map in the reader's language, set in the typeface as soon as it is there. */
export function useLetters(map: Topology): Letters {
  const words = useThroneWords();
  const areTypefacesThere = useTypefaces((typefaces) => typefaces.areThere);
  return useMemo(() => {
    const nameOf = (id: string): string => words.area(areaIds.indexOf(id));
    const measures = areTypefacesThere
      ? { land: measureIn("700", "normal"), sea: measureIn("400", "italic") }
      : { land: roughMeasure, sea: roughMeasure };
    return { near: lettering(map, "near", nameOf, measures), middle: lettering(map, "middle", nameOf, measures) };
  }, [map, words, areTypefacesThere]);
}
