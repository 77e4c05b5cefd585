/**
 * A drawing of the page as a picture that stands alone: with the symbols it uses, the styles that paint them, and the
 * typefaces it is set in, drawn on a canvas.
 */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const alone = drawing.cloneNode(true) as SVGSVGElement;
  alone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  alone.setAttribute("width", String(width));
  alone.setAttribute("height", String(height));
  alone.prepend(definitionsFor(alone), styleOf(`${await embeddedTypefaces()}\n${paintRules()}`));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("nothing was drawn")) : resolve(blob)), "image/png"),
  );
}

function styleOf(rules: string): SVGStyleElement {
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = rules;
  return style;
}

const references = /(?:href="|url\((?:&quot;|["'])?)#([^"')&]+)/g;

/** Symbols, patterns and gradients that are drawn by reference, and those that they refer to. */
function definitionsFor(drawing: SVGSVGElement): SVGDefsElement {
  const definitions = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const seen = new Set<string>();
  const bring = (markup: string): void => {
    for (const [, id] of markup.matchAll(references)) {
      if (seen.has(id) || drawing.querySelector(`[id="${CSS.escape(id)}"]`) !== null) continue;
      seen.add(id);
      const found = document.getElementById(id);
      if (found === null) continue;
      definitions.append(found.cloneNode(true));
      bring(found.outerHTML);
    }
  };
  bring(drawing.outerHTML);
  bring(paintRules());
  return definitions;
}

const rulesOf = ({ cssRules }: CSSStyleSheet): readonly CSSRule[] => [...cssRules];

/** Everything that the page is painted by, but for its typefaces. */
const paintRules = (): string =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join("\n");

/** The typefaces of the page as text: a picture may load nothing. */
async function embeddedTypefaces(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(faces.map(embedded))).join("\n");
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (source === undefined) return face.cssText;
  const address = new URL(source, face.parentStyleSheet?.href ?? location.href);
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return face.cssText.replace(source, `data:font/woff2;base64,${letters}`);
}
