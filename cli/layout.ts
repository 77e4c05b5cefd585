/** Text in columns, measured as the terminal shows it: colours take no room. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours of a terminal.
const colours = /\u001b\[[\d;]*m/g;

/** The text without its colours. */
export function plain(text: string): string {
  return text.replace(colours, "");
}

export function widthOf(text: string): number {
  // Every letter and sign of this command's texts is one column wide.
  return [...plain(text)].length;
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** A paragraph broken at blanks, each line at most so wide; further lines are indented. No-break spaces hold. */
export function wrapped(text: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}

/** Rows of cells in columns; those named in `right` stand to the right. No line ends in blanks. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = [], gap = "  "): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join(gap)
      .trimEnd(),
  );
}
