import { useEffect } from "react";
import { showArtOf } from "./sprite.ts";
import type { GameSymbol, SymbolName } from "./symbol-names.ts";

/** One symbol of a sprite. Without a label it is decoration, and silent; with one it is read out. */
export function Icon({ name, size, className, label }: IconProps) {
  const classes = className === undefined ? "icon" : `icon ${className}`;
  const style = size === undefined ? undefined : { width: size, height: size };
  const spoken = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const game = gameOf(name);
  useEffect(() => {
    if (game !== undefined) void showArtOf(game);
  }, [game]);
  return (
    <svg className={classes} style={style} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}

/** The game whose sprite a symbol is in; undefined for the frame's own. */
function gameOf(name: SymbolName | GameSymbol): string | undefined {
  const end = name.indexOf("/");
  return end === -1 ? undefined : name.slice(0, end);
}

export interface IconProps {
  readonly name: SymbolName | GameSymbol;
  /** In pixels; 20 unless said. */
  readonly size?: number;
  readonly className?: string;
  readonly label?: string;
}
