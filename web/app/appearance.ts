import { type Settings, useSettings } from "./settings.ts";

const darkness = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Writes language, theme and motion on the root of the page, now and whenever one of them changes. */
export function keepAppearance(): void {
  const show = ({ language, theme, motion }: Settings): void => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === "system" ? (darkness().matches ? "night" : "parchment") : theme;
    root.dataset.motion = motion;
  };
  show(useSettings.getState());
  useSettings.subscribe(show);
  darkness().addEventListener("change", () => show(useSettings.getState()));
}
