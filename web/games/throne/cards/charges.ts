import chargesAddress from "./charges.svg?url";

let isLoading = false;

/** Puts the charges of house cards into the page, the first time a card is looked at. */
export function showCharges(): void {
  if (isLoading) return;
  isLoading = true;
  fetch(chargesAddress)
    .then((answer) => answer.text())
    .then((drawings) => {
      const holder = document.createElement("div");
      holder.hidden = true;
      holder.innerHTML = drawings;
      document.body.prepend(holder);
    })
    // A card without its charge is still read by its name; the next look tries again.
    .catch(() => {
      isLoading = false;
    });
}
