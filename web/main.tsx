import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepAppearance } from "./app/appearance.ts";
import { listenToKeys } from "./app/keys.ts";
import { Shell } from "./app/shell.tsx";
import { showSymbols } from "./art/sprite.ts";
import { loadTypefaces } from "./art/typefaces.ts";
import { keepOffline } from "./offline/register.ts";
import { keepText } from "./text/use-text.ts";
import "./art/stand-ins.css";
import "./art/tokens.css";
import "./art/base.css";
import "./art/controls.css";
import "./art/forced-colours.css";

keepAppearance();
listenToKeys();
void showSymbols();
// What this browser keeps costs nothing. Others come behind the first page, which can be read without.
if (navigator.serviceWorker?.controller) void loadTypefaces();
keepOffline();

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root to draw into");
await keepText();
createRoot(root).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
