/** What tests ask of a page about its open question: these run in the page, with nothing but what is in them. */

/** Resolves once nothing has changed its place for a while: what was measured is laid out, and what follows from it too. */
export async function settled(): Promise<void> {
  const STILL = 3;
  const picture = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  const places = (): string =>
    [...document.querySelectorAll("dialog.stage[open], .ask, .ask-foot, .panel-area, .tab-content, .board-place")]
      .map((one) => JSON.stringify(one.getBoundingClientRect()))
      .join();
  for (let [before, still] = ["", 0]; still < STILL; ) {
    await picture();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

interface MeasuredParts {
  readonly choices?: readonly string[] | undefined;
  readonly wholes?: string | undefined;
  readonly mayGiveUp: boolean;
  /** An answer lies there: on a low screen the button that names it may take three lines. */
  readonly hasAnswer: boolean;
}

interface LargeParts {
  readonly wholes?: string | undefined;
  readonly pictures?: string | undefined;
}

/** What both measures ask of a part of the page. */
interface Sight {
  isLaidOut(part: Element): boolean;
  /** The open question. */
  question(): Element | undefined;
  /** All of it is on the screen, and it is on top in its middle and near its upper and lower edges. */
  isSeen(part: Element): boolean;
  /** What is in it is larger than it is, by more than so much. */
  isCut(part: Element, by?: number): boolean;
}

declare const sight: Sight;

/** Lets the measures see, on every page that is opened from now on. */
export function openEyes(): void {
  const isLaidOut = (part: Element): boolean => part.getClientRects().length > 0;
  Object.assign(globalThis, {
    sight: {
      isLaidOut,
      question: () =>
        [...document.querySelectorAll("dialog.stage[open], section.ask, section.ask-note.in-panel")].find(isLaidOut),
      isSeen(part) {
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
      },
      isCut: (part, by = 1) => part.scrollWidth > part.clientWidth + by || part.scrollHeight > part.clientHeight + by,
    } satisfies Sight,
  });
}

/** Presses the button that gives up, where something is lost by it: then it is asked once more. Whether there is one. */
export function giveUpOnce(): boolean {
  const button = sight.question()?.querySelector<HTMLElement>("[data-gives-up][data-asks=always]");
  button?.click();
  return button != null;
}

/**
 * What is wrong with the open question: parts that are not to be seen (the first thing to choose, what must be whole, the foot
 * and every button in it), a button whose words are a column, a loud way to give up, a log or talk without height.
 */
export function hiddenOfQuestion({ choices, wholes, mayGiveUp, hasAnswer }: MeasuredParts): string[] {
  const LEAST_LOG = 120;
  const [LOW, WIDE] = [700, 200];
  const MOST_LINES = hasAnswer && innerHeight <= LOW ? 3 : 2;
  const { isLaidOut, isSeen, isCut } = sight;
  const question = sight.question();
  if (question === undefined) return ["the question"];
  const foot = question.querySelector(".ask-foot, .stage-foot");
  const isInFoot = (part: Element): boolean => foot?.contains(part) === true;
  const listed = (choices ?? [".ask-row, .options button, .card-row button, .yes-no button"])
    .flatMap((group) => [...question.querySelectorAll(group)])
    .filter((button) => isLaidOut(button) && !isInFoot(button) && !button.matches(".rule"));
  const open = listed.filter((button) => !button.matches("[aria-disabled], [disabled]"));
  // Where several are chosen and no more can be, any of the row is as good a beginning.
  const isFull = open.length > 1 && open.every((button) => button.matches("[aria-pressed=true]"));
  // Where it is asked once more, the answers stand in the foot. A row that was scrolled to what is chosen shows that.
  const isAskedAgain = foot?.querySelector("[role=alert]") != null;
  const chosen = open.find((button) => button.matches("[aria-pressed=true]"));
  const firsts = isAskedAgain ? [] : [(isFull ? listed : open)[0], chosen].filter((one) => one !== undefined);
  const inFoot = foot === null ? [] : [...foot.querySelectorAll("button, label")].filter(isLaidOut);
  const whole = wholes === undefined ? [] : [...question.querySelectorAll(wholes)].filter(isLaidOut);
  const parts: [string, Element][] = [
    ...inFoot.map((part): [string, Element] => [`“${part.textContent}” in the foot`, part]),
    ...whole.map((part): [string, Element] => [`all of “${part.textContent}”`, part]),
  ];
  if (foot !== null) parts.push(["the foot", foot]);
  const faults = firsts.length === 0 || firsts.some(isSeen) ? [] : ["the first choice"];
  faults.push(...parts.filter(([, part]) => !isSeen(part)).map(([name]) => name));
  faults.push(...[...inFoot, ...whole].filter((part) => isCut(part)).map((part) => `the end of “${part.textContent}”`));

  /** In how many lines the words of a button stand. */
  const linesOf = (button: Element): number => {
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const ends: number[] = [];
    while (words.nextNode()) {
      if (words.currentNode.parentElement?.closest("kbd, svg, .visually-hidden, .what-if > span") != null) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (!ends.some((end) => middle < end)) ends.push(bottom);
      }
    }
    return ends.length;
  };
  const isColumn = (part: Element): boolean => part.clientWidth < WIDE && linesOf(part) > MOST_LINES;
  const columns = inFoot.filter((part) => part.matches("button") && isColumn(part));
  faults.push(...columns.map((part) => `“${part.textContent}” in ${linesOf(part)} lines`));

  if (mayGiveUp) {
    const marked = [...question.querySelectorAll("[data-gives-up]")].filter(isLaidOut);
    // Where nothing is chosen and nothing marked, whatever the foot would send gives up.
    const ways = marked.length > 0 ? marked : inFoot.filter((part) => part.matches(".btn:not([aria-disabled])"));
    const isLoud = (way: Element): boolean => {
      const loud = document.createElement("button");
      loud.className = "btn primary";
      way.after(loud);
      const isAlike = getComputedStyle(loud).backgroundColor === getComputedStyle(way).backgroundColor;
      loud.remove();
      return isAlike;
    };
    faults.push(...ways.filter(isLoud).map((way) => `“${way.textContent}” gives up and is as loud as what sends`));
  }

  const logs = [...document.querySelectorAll(".tab-content, .table-far > .table-log")].filter(
    (one) => one.closest("[hidden]") === null && isLaidOut(one.parentElement ?? one),
  );
  const low = logs.filter((log) => log.getBoundingClientRect().height < LEAST_LOG);
  faults.push(
    ...low.map((log) => `${LEAST_LOG} px of log or talk (${Math.round(log.getBoundingClientRect().height)})`),
  );
  return faults;
}

/**
 * What of the open question is out of reach of whoever reads large letters: controls and wholes that no scrolling brings
 * into sight, words that are cut, a question without a place that it could be read in, a page that is wider than the screen.
 */
export function outOfReachOfQuestion({ wholes, pictures = "svg" }: LargeParts): string[] {
  const LEAST_ROOM = 96;
  const { isSeen, isCut } = sight;
  const question = sight.question();
  if (question === undefined) return ["the question"];
  const faults: string[] = [];
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) faults.push(`the page is ${wider} px wider than the screen`);

  // By a hand: a script could also scroll what only hides what is too much.
  const isScrolled = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);
  /** Scrolls so that a part is in the middle of its place, at so much of its height. */
  const bring = (part: Element, share: number): void => {
    for (let one = part.parentElement; one !== null; one = one.parentElement) {
      if (!isScrolled(one)) continue;
      const [place, brought] = [one.getBoundingClientRect(), part.getBoundingClientRect()];
      one.scrollTop += brought.top + share * brought.height - (place.top + place.bottom) / 2;
      one.scrollLeft += (brought.left + brought.right - place.left - place.right) / 2;
    }
  };
  const isOnTop = (part: Element, share: number): boolean => {
    const { left, right, top, height } = part.getBoundingClientRect();
    const inset = 3;
    const over = document.elementFromPoint((left + right) / 2, top + inset + share * (height - 2 * inset));
    return left >= -1 && right <= innerWidth + 1 && over !== null && (part.contains(over) || over.contains(part));
  };
  // What is higher than its place is seen piece by piece.
  const isReached = (part: Element): boolean =>
    isSeen(part) ||
    [0, 0.5, 1].every((share) => {
      bring(part, share);
      return isOnTop(part, share);
    });
  const controls = question.querySelectorAll("button, label, input, select, summary, a[href]");
  const whole = wholes === undefined ? [] : question.querySelectorAll(wholes);
  // A stage lies over all that is around the question.
  const around = question.matches("dialog")
    ? []
    : document.querySelectorAll(".tab-bar button, .table-tabs [role=tab], .command-line label, .topbar :is(a, button)");
  // What is folded away is laid out, and not there.
  const parts = [...controls, ...whole, ...around].filter((part) => part.checkVisibility());
  const nameOf = (part: Element): string => `“${part.textContent || part.getAttribute("aria-label")}”`;
  faults.push(...parts.filter((part) => !isReached(part)).map((part) => `${nameOf(part)} is out of reach`));

  const hides = (part: Element): boolean => part.clientWidth > 1 && getComputedStyle(part).overflowX !== "visible";
  const texts = parts
    .filter((part) => part.clientWidth > 0)
    .flatMap((part) => [part, ...[...part.querySelectorAll("*")].filter(hides)])
    .filter((part) => part.closest(pictures) === null);
  // Letters reach a little over lines that are set closely, and numbers over the corner of what they count.
  const quarter = (part: Element): number => Number.parseFloat(getComputedStyle(part).fontSize) / 4;
  faults.push(...texts.filter((part) => isCut(part, quarter(part))).map((part) => `the end of ${nameOf(part)}`));

  const foot = question.querySelector(".ask-foot, .stage-foot");
  let place = question.querySelector(".stage-body") ?? question;
  while (!isScrolled(place) && place.parentElement !== null) place = place.parentElement;
  const isOver = foot !== null && place.contains(foot) && getComputedStyle(foot).position === "sticky";
  const room = place.clientHeight - (isOver ? foot.clientHeight : 0);
  const isWhole = place.scrollHeight <= place.clientHeight;
  if (!isWhole && room < LEAST_ROOM) faults.push(`${LEAST_ROOM} px to read the question in (${room})`);
  return faults;
}
