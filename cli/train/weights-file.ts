import type { Weights } from "@weirwood/catalogue/minds";

const LINE = 120;

/** Learned weights as a module of TypeScript, laid out as the formatter would, so that it leaves them as they are. */
export function weightsText(weights: Weights): string {
  const properties = Object.entries(weights).map(([name, value]) => `  ${name}:${valueText(name, value)},\n`);
  return [
    'import type { Weights } from "../../values/index.ts";\n',
    "\n",
    "/** Learned, not written: `command` makes this file again. Whoever changes it by hand loses that. */\n",
    "export const weights: Weights = {\n",
    ...properties,
    "};\n",
  ].join("");
}

function valueText(name: string, value: string | readonly (string | number)[]): string {
  const fits = (text: string): boolean => `  ${name}: ${text},`.length <= LINE;
  if (typeof value === "string") {
    const text = quoted(value);
    return fits(text) ? ` ${text}` : `\n    ${text}`;
  }
  const items = value.map((item) => (typeof item === "number" ? String(item) : quoted(item)));
  const oneLine = `[${items.join(", ")}]`;
  if (fits(oneLine)) return ` ${oneLine}`;
  const lines = value.every((item) => typeof item === "number") ? filled(items) : items;
  return ` [\n${lines.map((line) => `    ${line},\n`).join("")}  ]`;
}

/** In double quotes, unless single ones need fewer escapes. */
function quoted(text: string): string {
  const count = (quote: string): number => text.split(quote).length;
  if (count('"') <= count("'")) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** As many numbers in a line as there is room for. */
function filled(items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line}, ${item}`;
    if (line !== "" && `    ${longer},`.length > LINE) {
      lines.push(line);
      line = item;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
