import spriteAddress from "./sprite.svg?url";

/**
 * Puts the symbols into the page, where `<use href="#name">` finds them and the colours of the theme reach into them.
 * A separate file: it is fetched while the scripts are, and kept by the browser when they change.
 */
export async function showSymbols(): Promise<void> {
  const answer = await fetch(spriteAddress);
  const holder = document.createElement("div");
  // Not `hidden`: patterns of what is not displayed are not painted either.
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = await answer.text();
  document.body.prepend(holder);
}
