import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Browsers ask for a typeface only once they have laid out a word of it. The upright ones are on every page: the page
 * itself says so. Italics are for the few places that show them.
 */
export function preloadTypefaces(): Plugin {
  return {
    name: "weirwood:preload-typefaces",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2") && !file.includes("italic"))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: "link",
              attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
              injectTo: "head",
            }),
          ),
    },
  };
}
