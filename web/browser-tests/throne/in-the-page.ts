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

/** Resolves when something has stopped moving: the map glides. */
export async function restsOnScreen(thing: Element): Promise<void> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const place = (): string => JSON.stringify(thing.getBoundingClientRect());
  for (let [before, still] = ["", 0]; still < 4; ) {
    await frame();
    still = place() === before ? still + 1 : 0;
    before = place();
  }
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

/** Two pictures later: what was measured has been laid out, and what follows from it too. */
export const pictures = (): Promise<number> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/**
 * Which parts of the open question are not to be seen: the first thing to choose, the foot and every button in it. A part
 * is seen when all of it is on the screen and it is on top in its middle and near its edges.
 */
export function hiddenOfQuestion(): string[] {
  const question = [...document.querySelectorAll("dialog.stage[open], section.ask, section.ask-note.in-panel")].find(
    (one) => one.getClientRects().length > 0,
  );
  if (question === undefined) return ["the question"];
  const foot = question.querySelector(".ask-foot, .stage-foot");
  const choices = [
    ".stage-low, .current, .raised, .ask-note .options, .tray",
    ".order-list, .options, .card-row, .yes-no, .number-choice, .unit-row, .pledges, .tie, .hand",
  ].flatMap((group) => [...question.querySelectorAll(group)].flatMap((one) => [...one.querySelectorAll("button")]));
  const listed = choices.filter((button) => foot?.contains(button) !== true && !button.matches(".rule"));
  const open = listed.filter((button) => !button.matches("[aria-disabled]"));
  // Where several are chosen and no more can be, any of the row is as good a beginning.
  const isFull = open.length > 1 && open.every((button) => button.matches("[aria-pressed=true]"));
  const first = (isFull ? listed : open)[0];
  const inFoot = foot === null ? [] : [...foot.querySelectorAll("button, label")];
  const parts: [string, Element | null | undefined][] = [
    ["the first choice", first],
    ...inFoot.map((part): [string, Element] => [`“${part.textContent}” in the foot`, part]),
  ];
  if (foot !== null) parts.push(["the foot", foot]);
  const isSeen = (part: Element): boolean => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const inset = 3;
    const places = [
      [(left + right) / 2, top + inset],
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, bottom - inset],
    ];
    return places.every(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (part.contains(over) || over.contains(part));
    });
  };
  const cut = inFoot.filter((part) => part.scrollWidth > part.clientWidth + 1);
  return [
    ...parts.filter(([, part]) => part === null || (part !== undefined && !isSeen(part))).map(([name]) => name),
    ...cut.map((part) => `all of “${part.textContent}”`),
  ];
}
