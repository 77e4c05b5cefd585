import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { goTo, usePath } from "./router.ts";

/** A link inside the client. With a modifier key, or another button, it stays what it is: a link. */
export function Link({ to, onClick, ...rest }: { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const isHere = usePath() === to;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return <a href={to} aria-current={isHere ? "page" : undefined} {...rest} onClick={follow} />;
}
