import { useEffect } from "react";
import plain from "../art/brand.svg?url";
import calling from "../art/brand-calling.svg?url";

const name = "Weirwood";

/** What stands on the tab: the page's own title, and a mark while somebody waits for the reader. */
export function usePageTitle(title: string | undefined, isCalling = false): void {
  useEffect(() => {
    const words = title === undefined ? name : `${title} · ${name}`;
    document.title = isCalling ? `● ${words}` : words;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute("href", isCalling ? calling : plain);
  }, [title, isCalling]);
}
