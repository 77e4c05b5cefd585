import { type Hatching, hatchings, type Mark } from "./marks.ts";

/** Plots as SVG, drawn here: parchment and ink, readable in print and without colours. */

const ink = "#2A2017";
const softInk = "#5A4A38";
const line = "#CDBB94";
const parchment = "#FAF4E6";
const font = "Georgia, 'Times New Roman', serif";
const width = 760;

export interface Line {
  readonly name: string;
  readonly mark: Mark;
  /** One value for each place on the x axis. */
  readonly values: readonly number[];
}

export interface LineChart {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly lines: readonly Line[];
}

export interface Bar {
  readonly name: string;
  readonly mark: Mark;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** What would be even; drawn as a broken line. */
  readonly par: number;
  /** What stands at the end of the bar. */
  readonly label: string;
}

/** Lines over turns, each with its own marker and dash, named at its right end. */
export function lineChart({ title, across, up, lines }: LineChart): string {
  const frame = { left: 64, right: width - 130, top: 56, bottom: 380 };
  const length = Math.max(2, ...lines.map(({ values }) => values.length));
  const ticks = ticksTo(Math.max(0.001, ...lines.flatMap(({ values }) => values)));
  const highest = ticks[ticks.length - 1];
  const x = (i: number): number => frame.left + ((frame.right - frame.left) * i) / (length - 1);
  const y = (value: number): number => frame.bottom - ((frame.bottom - frame.top) * value) / highest;
  const grid = ticks.map((tick) => {
    const rule = `<path d="M${frame.left} ${at(y(tick))}H${frame.right}" stroke="${line}"/>`;
    return rule + words(tidy(tick), frame.left - 10, y(tick) + 4, "end", softInk);
  });
  const turns = Array.from({ length }, (_, i) => words(String(i + 1), x(i), frame.bottom + 20, "middle", softInk));
  const lastHeights = lines.map(({ values }) => y(values.at(-1) ?? 0));
  const ends = spreadOut(lastHeights, 17);
  const drawn = lines.map(({ name, mark, values }, n) => {
    const points = values.map((value, i) => `${at(x(i))},${at(y(value))}`).join(" ");
    const dash = mark.dash === "" ? "" : ` stroke-dasharray="${mark.dash}"`;
    const path = `<polyline points="${points}" fill="none" stroke="${mark.colour}" stroke-width="2.2"${dash}/>`;
    const marks = values.map((value, i) => drawnMark(mark, x(i), y(value))).join("");
    const label = words(name, frame.right + 28, ends[n] + 4, "start", mark.colour);
    return `<g><title>${escaped(name)}</title>${path}${marks}${drawnMark(mark, frame.right + 16, ends[n])}${label}</g>`;
  });
  const middle = (frame.top + frame.bottom) / 2;
  const axes = [
    words(across, (frame.left + frame.right) / 2, frame.bottom + 44, "middle", ink),
    `<text transform="translate(18 ${middle}) rotate(-90)" text-anchor="middle" fill="${ink}">${escaped(up)}</text>`,
  ];
  return picture(title, 440, [...grid, ...turns, ...axes, ...drawn]);
}

/** Shares as bars, each with its hatching, the 95 % range as a whisker and par as a broken line. */
export function barChart(title: string, bars: readonly Bar[], note: string): string {
  const frame = { left: 130, right: width - 220, top: 60, row: 42 };
  const ticks = ticksTo(Math.max(0.01, ...bars.map(({ high, par }) => Math.max(high, par))));
  const highest = ticks[ticks.length - 1];
  const x = (share: number): number => frame.left + ((frame.right - frame.left) * share) / highest;
  const bottom = frame.top + bars.length * frame.row;
  const grid = ticks.map((tick) => {
    const rule = `<path d="M${at(x(tick))} ${frame.top - 6}V${bottom}" stroke="${line}"/>`;
    return rule + words(`${tidy(tick * 100)} %`, x(tick), bottom + 20, "middle", softInk);
  });
  const drawn = bars.map(({ name, mark, share, low, high, par, label }, n) => {
    const middle = frame.top + n * frame.row + 16;
    const size = `x="${frame.left}" y="${middle - 12}" width="${at(x(share) - frame.left)}" height="24"`;
    const bar = `<rect ${size} fill="${mark.colour}"/><rect ${size} fill="url(#${mark.hatching})" opacity=".55"/>`;
    const [from, to] = [at(x(low)), at(x(high))];
    const whisker = `M${from} ${middle}H${to}M${from} ${middle - 6}v12M${to} ${middle - 6}v12`;
    const casing = `<path d="${whisker}" stroke="${parchment}" stroke-width="5"/>`;
    const range = `${casing}<path d="${whisker}" stroke="${ink}" stroke-width="1.8"/>`;
    const even = `<path d="M${at(x(par))} ${middle - 17}v34" stroke="${ink}" stroke-dasharray="3 3"/>`;
    const text = words(name, frame.left - 12, middle + 5, "end", ink) + words(label, frame.right + 14, middle + 5);
    return `<g><title>${escaped(`${name}: ${label}`)}</title>${bar}${even}${range}${text}</g>`;
  });
  const used = new Set(bars.map(({ mark }) => mark.hatching));
  const closing = words(note, frame.left, bottom + 46, "start", softInk);
  return picture(title, bottom + 64, [...grid, ...drawn, closing], [...used]);
}

function picture(title: string, height: number, parts: readonly string[], used: readonly Hatching[] = []): string {
  const patterns = used.map(
    (name) => `<pattern id="${name}" width="8" height="8" patternUnits="userSpaceOnUse">${hatchings[name]}</pattern>`,
  );
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const type = `font-family="${font}" font-size="14" fill="none"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(title)}" ${type}>`,
    ...(patterns.length > 0 ? [`<defs>${patterns.join("")}</defs>`] : []),
    `<rect width="${width}" height="${height}" fill="${parchment}"/>`,
    `<text x="24" y="32" font-size="19" fill="${ink}">${escaped(title)}</text>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

function drawnMark({ marker, colour }: Mark, x: number, y: number): string {
  const paint = `fill="${colour}" stroke="${parchment}"`;
  switch (marker) {
    case "circle":
      return `<circle cx="${at(x)}" cy="${at(y)}" r="4.5" ${paint}/>`;
    case "square":
      return `<rect x="${at(x - 4.2)}" y="${at(y - 4.2)}" width="8.4" height="8.4" ${paint}/>`;
    case "diamond":
      return `<path d="M${at(x)} ${at(y - 6)}l6 6l-6 6l-6 -6z" ${paint}/>`;
    case "triangle":
      return `<path d="M${at(x)} ${at(y - 6)}l5.8 10h-11.6z" ${paint}/>`;
    case "star":
      return `<path d="M${at(x)} ${at(y - 6.5)}l2 4.2l4.5 .3l-3.4 3l1.1 4.5l-4.2 -2.4l-4.2 2.4l1.1 -4.5l-3.4 -3l4.5 -.3z" ${paint}/>`;
    case "cross":
      return `<path d="M${at(x - 4)} ${at(y - 4)}l8 8m0 -8l-8 8" stroke="${colour}" stroke-width="2.6"/>`;
  }
}

function words(text: string, x: number, y: number, anchor = "start", colour = ink): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" fill="${colour}">${escaped(text)}</text>`;
}

/** From 0 in even steps of 1, 2 or 5 times a power of ten, until the highest value is covered. */
export function ticksTo(highest: number): number[] {
  const rough = highest / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough * 0.999) ?? 10 * power;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** Heights of labels, moved apart so that none covers another, and otherwise as near to their lines as can be. */
export function spreadOut(heights: readonly number[], room: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    lowest = Math.max(height, lowest + room);
    placed[index] = lowest;
  }
  const excess = order.length === 0 ? 0 : lowest - Math.max(...heights);
  return placed.map((height) => height - excess / 2);
}

/** Two decimals are finer than any screen. */
const at = (value: number): string => String(Math.round(value * 100) / 100);

const tidy = (value: number): string => String(Math.round(value * 1000) / 1000);

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
