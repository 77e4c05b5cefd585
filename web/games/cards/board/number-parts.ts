import type { Body, Cards } from "@weirwood/cards/questions";
import { useEffect, useState } from "react";
import { keepLoading } from "../../../table/ask/keep-loading.ts";

type About = typeof import("@weirwood/cards/about");

let about: About | undefined;

/** Where numbers come from: what tells it comes after the table, and until then is undefined. */
export function useAbout(): About | undefined {
  const [loaded, setLoaded] = useState(() => about);
  useEffect(() => {
    if (loaded !== undefined) return undefined;
    return keepLoading(async () => {
      about ??= await import("@weirwood/cards/about");
      setLoaded(() => about);
    });
  }, [loaded]);
  return loaded;
}

/** The amounts that make up a strength that is not the printed one: `3+1+2`. */
export const strengthParts = (about: About | undefined, view: Cards, body: Body): readonly number[] | undefined =>
  about?.strParts(view, body).map(({ amount }) => amount);
