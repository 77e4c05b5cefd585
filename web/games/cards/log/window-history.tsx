import { lazy } from "react";
import { openBooks } from "../../books.ts";

/** What has happened in the open window, for whoever asks: loaded then, with its words. */
export const WindowHistory = lazy(async () => {
  const [found] = await Promise.all([import("./window-steps.tsx"), openBooks("cards", "chronicle")]);
  return { default: found.WindowSteps };
});
