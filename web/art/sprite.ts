import spriteAddress from "./sprite.svg?url";

/**
 * Puts the symbols into the page, where `<use href="#name">` finds them and the colours of the theme reach into them.
 * A separate file: it is fetched while the scripts are, and kept by the browser when they change.
 */
export async function showSymbols(): Promise<void> {
  const answer = await fetch(spriteAddress);
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  document.body.prepend(holder);
}
