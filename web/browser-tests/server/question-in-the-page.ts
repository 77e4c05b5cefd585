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
}

/**
 * What is wrong with the open question: parts that are not to be seen (the first thing to choose, what must be whole, the foot
 * and every button in it), a loud way to give up, a log or talk without height. A part is seen when all of it is on the
 * screen and it is on top in its middle and near its edges.
 */
export function hiddenOfQuestion({ choices, wholes, mayGiveUp }: MeasuredParts): string[] {
  const LEAST_LOG = 120;
  const isLaidOut = (one: Element): boolean => one.getClientRects().length > 0;
  const question = [...document.querySelectorAll("dialog.stage[open], section.ask, section.ask-note.in-panel")].find(
    isLaidOut,
  );
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
  const isCut = (part: Element): boolean =>
    part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
  const faults = firsts.length === 0 || firsts.some(isSeen) ? [] : ["the first choice"];
  faults.push(...parts.filter(([, part]) => !isSeen(part)).map(([name]) => name));
  faults.push(...[...inFoot, ...whole].filter(isCut).map((part) => `the end of “${part.textContent}”`));

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
