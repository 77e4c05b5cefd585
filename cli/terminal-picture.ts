import { widthOf } from "./layout.ts";

/** Pictures of the terminal, drawn from what a command has written, colours and all. */

const paper = { ground: "#FAF4E6", edge: "#CDBB94", bar: "#E5D7B8", ink: "#2A2017", faint: "#7A6A50" };
/** The terminal's colours as inks that can be read on parchment. */
const inks: { readonly [code: string]: string } = {
  31: "#AD1029",
  32: "#1B7A5B",
  33: "#8A6000",
  35: "#18242B",
  36: "#3F6079",
};

const cell = { width: 8.2, height: 18.5 };
const margin = { left: 22, top: 62 };

interface Style {
  ink: string;
  isBold: boolean;
  isFaint: boolean;
}

/**
 * One line as runs of one style, each at its own column, so that columns hold whatever font the reader has. The style goes
 * on from line to line, as it does on a terminal.
 */
function svgLine(line: string, row: number, style: Style): string {
  const y = margin.top + row * cell.height;
  let column = 0;
  // Colours begin with an escape sign: what is before the first is plain, the others are a code and the text after it.
  const [first, ...others] = line.split("\u001b[");
  const runs = [
    { code: "", text: first },
    ...others.map((part) => ({ code: part.split("m", 1)[0], text: part.slice(part.indexOf("m") + 1) })),
  ];
  return runs
    .map(({ code, text }) => {
      change(style, code);
      const run = svgRuns(text, column, y, style);
      column += widthOf(text);
      return run;
    })
    .join("");
}

function change(style: Style, code: string): void {
  if (code === "1") style.isBold = true;
  else if (code === "2") style.isFaint = true;
  else if (code === "22") Object.assign(style, { isBold: false, isFaint: false });
  else if (code === "39") style.ink = paper.ink;
  else style.ink = inks[code] ?? style.ink;
}

function svgRuns(text: string, column: number, y: number, { ink, isBold, isFaint }: Style): string {
  const fill = isFaint ? paper.faint : ink;
  const weight = isBold ? ' font-weight="700"' : "";
  return [...text.matchAll(/\S+(?: \S+)*/g)]
    .map(({ 0: run, index }) => {
      const x = margin.left + (column + widthOf(text.slice(0, index))) * cell.width;
      const length = widthOf(run) * cell.width;
      const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" textLength="${length.toFixed(1)}"`;
      return `<text ${place} fill="${fill}"${weight}>${escaped(run)}</text>`;
    })
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** What a picture is called, and the command that stands above it. */
interface Caption {
  readonly title: string;
  readonly command: string;
}

/** Lines as a terminal shows them, as SVG. */
export function terminalPicture(lines: readonly string[], { title, command }: Caption): string {
  const width = Math.ceil(margin.left * 2 + 80 * cell.width);
  const height = Math.ceil(margin.top + lines.length * cell.height + 8);
  const style: Style = { ink: paper.ink, isBold: false, isFaint: false };
  const font = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";
  const dots = ["#AD1029", "#EFB526", "#25926F"].map(
    (fill, i) => `<circle cx="${24 + i * 18}" cy="20" r="6" fill="${fill}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="${font}" font-size="13.4">`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="${paper.ground}" stroke="${paper.edge}"/>`,
    `<path d="M.5 40V10.5a10 10 0 0 1 10 -10H${width - 10.5}a10 10 0 0 1 10 10V40z" fill="${paper.bar}" stroke="${paper.edge}"/>`,
    ...dots,
    `<text x="${width / 2}" y="25" text-anchor="middle" fill="${paper.faint}">${escaped(command)}</text>`,
    ...lines.map((line, row) => svgLine(line, row, style)).filter((line) => line !== ""),
    "</svg>",
    "",
  ].join("\n");
}
