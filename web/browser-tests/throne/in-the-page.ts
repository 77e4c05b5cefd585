/** What the hands of a player ask of the page itself: these run there, with nothing but what is in them. */

/** Whether the keyboard is still here once everything has been done that waited for the next picture. */
export async function staysFocused(element: Element): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return element.matches(":focus");
}

/** Is done when something has been pressed, and the page has answered; or fails, if nothing is for so long. */
export function nextPress(patience: number): { readonly isDone: Promise<void> } {
  const isDone = new Promise<void>((resolve, reject) => {
    // Not by a timer: a test may hold the time of the page.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    document.addEventListener("click", () => port2.postMessage(undefined), { once: true, capture: true });
    setTimeout(() => reject(new Error("a touch has pressed nothing")), patience);
  });
  // Nobody may be waiting for it any more.
  isDone.catch(() => undefined);
  return { isDone };
}

/** A place on the screen where pressing presses the area and nothing that lies over it. */
export function placeIn(area: number): [x: number, y: number] | undefined {
  const button = document.querySelector(`.area-button[data-area="${area}"]`);
  if (button === null) return undefined;
  const box = button.getBoundingClientRect();
  const middle = (a: number, b: number): number => (a + b) / 2;
  const places: [number, number][] = [];
  for (let column = 1; column < 16; column++) {
    for (let row = 1; row < 16; row++) {
      places.push([box.x + (box.width * column) / 16, box.y + (box.height * row) / 16]);
    }
  }
  const [x, y] = [middle(box.left, box.right), middle(box.top, box.bottom)];
  places.sort(([a, b], [c, d]) => Math.hypot(a - x, b - y) - Math.hypot(c - x, d - y));
  return places.find(([left, top]) => document.elementFromPoint(left, top)?.closest(".area-button") === button);
}
