import type { GamePages } from "../pages.ts";

export const pages: GamePages["pages"] = {
  plans: {
    title: { en: "Plan editor", fr: "Éditeur de plans" },
    part: "editor",
    load: () => import("./editor/plan-editor-page.tsx").then(({ PlanEditorPage }) => PlanEditorPage),
  },
};

export const documents: GamePages["documents"] = {
  battle: {
    page: "plans",
    loadPicture: () => import("./editor/document-picture.tsx").then(({ DocumentPicture }) => DocumentPicture),
  },
};
