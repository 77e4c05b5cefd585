import type { SymbolName } from "./symbol-names.ts";

/** One symbol of the sprite. Without a label it is decoration, and silent; with one it is read out. */
export function Icon({ name, size, className, label }: IconProps) {
  const classes = className === undefined ? "icon" : `icon ${className}`;
  const style = size === undefined ? undefined : { width: size, height: size };
  const spoken = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={classes} style={style} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}

export interface IconProps {
  readonly name: SymbolName;
  /** In pixels; 20 unless said. */
  readonly size?: number;
  readonly className?: string;
  readonly label?: string;
}
