import type { Language } from "../text/language.ts";
import { type Settings, useSettings } from "./settings.ts";

const darkness = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Whether a chosen theme comes out dark here and now. */
export const isNight = (theme: Settings["theme"]): boolean =>
  theme === "system" ? darkness().matches : theme === "night";

/** Whether the reader wants nothing to move, by choice here or on the whole machine. */
export function isMotionReduced(motion: Settings["motion"] = useSettings.getState().motion): boolean {
  return motion === "system" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "reduced";
}

/** What the page is called, and offers, once it is installed: one file for each language. */
const manifests: { readonly [language in Language]: string } = {
  en: "/manifest.webmanifest",
  fr: "/manifest.fr.webmanifest",
};

/** Writes language, theme and motion on the root of the page, now and whenever one of them changes. */
export function keepAppearance(): void {
  const show = ({ language, theme, motion }: Settings): void => {
    const root = document.documentElement;
    root.lang = language;
    document.querySelector('link[rel="manifest"]')?.setAttribute("href", manifests[language]);
    root.dataset.theme = isNight(theme) ? "night" : "parchment";
    root.dataset.motion = motion;
  };
  show(useSettings.getState());
  useSettings.subscribe(show);
  darkness().addEventListener("change", () => show(useSettings.getState()));
}
