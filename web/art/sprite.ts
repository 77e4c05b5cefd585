import ownSprite from "./sprite.svg?url";

/** Each game may have symbols and colours of its own, in `games/<name>/art/`. */
const sprites = import.meta.glob<string>("../games/*/art/sprite.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const palettes = import.meta.glob("../games/*/art/tokens.css");

const shown = new Set<string>();

/** Puts the frame's symbols into the page. */
export const showSymbols = (): Promise<void> => showSprite(ownSprite);

/** Puts the symbols and colours of a game into the page, the first time that they are wanted. */
export async function showArtOf(game: string): Promise<void> {
  const sprite = sprites[`../games/${game}/art/sprite.svg`];
  await Promise.all([
    palettes[`../games/${game}/art/tokens.css`]?.(),
    sprite === undefined ? undefined : showSprite(sprite, game),
  ]);
}

/**
 * Puts the symbols of a sprite into the page, where `<use href="#name">` finds them and the colours of the theme reach
 * into them. A separate file: it is fetched while the scripts are, and kept by the browser when they change.
 */
export async function showSprite(address: string, game?: string): Promise<void> {
  if (shown.has(address)) return;
  shown.add(address);
  try {
    const answer = await fetch(address);
    const holder = document.createElement("div");
    // Not `hidden`: patterns of what is not displayed are not painted either.
    holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    holder.setAttribute("aria-hidden", "true");
    holder.innerHTML = await answer.text();
    // Their colours are in the game's own sheets, for which a symbol that is used lies in nothing else.
    if (game !== undefined) for (const drawn of holder.querySelectorAll("[id]")) drawn.setAttribute("data-game", game);
    document.body.prepend(holder);
  } catch {
    // A page without symbols can still be read; the next who wants them tries again.
    shown.delete(address);
  }
}
